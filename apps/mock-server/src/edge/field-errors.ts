import { constraints } from '@portal/api-client/contract'
import { type FieldError, type FieldErrorKey, type FieldErrors, flawError } from '../texts/text.ts'
import type { Issue } from './route-table.ts'

/** Has no prototype, because a field may be called `constructor`. */
export const noErrors = (): FieldErrors => Object.create(null) as FieldErrors

/** The errors that zod found, by field path: `guests[2].full_name`. */
export function fieldErrors(issues: readonly Issue[], input: unknown): FieldErrors {
  const fields = noErrors()
  const add = (path: readonly PropertyKey[], error: FieldError) => {
    const name = pathText(path)
    fields[name] = [...(fields[name] ?? []), error]
  }
  // Zod also measures a text where a list is due.
  const wrongType = new Set<string>()
  const visit = (issue: Issue, before: readonly PropertyKey[]) => {
    const path = [...before, ...issue.path]
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys ?? []) add([...path, key], 'unknown')
    } else if (issue.code === 'invalid_union' && issue.errors?.length) {
      for (const inner of anyConstant(issue.errors) ?? nearest(issue.errors)) visit(inner, path)
    } else if (!wrongType.has(pathText(path))) {
      if (issue.code === 'invalid_type') wrongType.add(pathText(path))
      add(path, errorOf(issue, valueAt(input, path)))
    }
  }
  for (const issue of issues) visit(issue, [])
  return { ...fields }
}

/** One issue with the values of all alternatives, where each of them is a constant; else null. */
function anyConstant(alternatives: readonly (readonly Issue[])[]): readonly Issue[] | null {
  const issues = alternatives.flat()
  const isConstant = ({ code, path }: Issue) => code === 'invalid_value' && path.length === 0
  if (issues.length > alternatives.length || !issues.every(isConstant)) return null
  return issues
    .slice(0, 1)
    .map((issue) => ({ ...issue, values: issues.flatMap(({ values = [] }) => values) }))
}

/** The alternative of a union with the fewest issues. */
const nearest = (alternatives: readonly (readonly Issue[])[]): readonly Issue[] =>
  alternatives.reduce((best, next) => (next.length < best.length ? next : best))

const dayText = /^\d{4}-\d{2}-\d{2}$/

const isMonth = (pattern: unknown) => pattern === `/${constraints.CalendarMonth.pattern}/u`

function errorOf(issue: Issue, value: unknown): FieldError {
  if (value === undefined) return 'required'
  switch (issue.code) {
    case 'invalid_type':
      return typeKey(issue.expected)
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'required'
      return { key: `min_${sizeKind(issue.origin)}`, params: { minimum: String(issue.minimum) } }
    case 'too_big':
      return { key: `max_${sizeKind(issue.origin)}`, params: { maximum: String(issue.maximum) } }
    case 'invalid_value':
      return { key: 'value', params: { values: (issue.values ?? []).map(String).join(', ') } }
    case 'invalid_format':
      if (typeof value === 'string' && value.trim() === '') return 'required'
      if (isMonth(issue.pattern)) return 'month'
      // The contract bounds the years of a date by a pattern.
      if (issue.format === 'date' || (typeof value === 'string' && dayText.test(value))) return 'date'
      return issue.format === 'email' ? 'email' : 'format'
    case 'custom':
      // The only checks of the contract's validators that are not Zod's own.
      return flawError(issue.message)
    default:
      return 'other'
  }
}

function typeKey(expected: unknown): FieldErrorKey {
  switch (expected) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'array':
    case 'object':
      return `type_${expected}`
    case 'int':
      return 'type_integer'
    default:
      return 'type_other'
  }
}

const sizeKind = (origin: unknown) =>
  origin === 'string' || origin === 'array' ? origin : ('number' as const)

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<PropertyKey, unknown>)[step]
  }
  return value
}

/** `['guests', 2, 'full_name']` → `guests[2].full_name`. */
export function pathText(path: readonly PropertyKey[]): string {
  let text = ''
  for (const step of path) {
    if (typeof step === 'number') text += `[${step}]`
    else text += text === '' ? String(step) : `.${String(step)}`
  }
  return text
}
