import { constraints, textFlaw } from '@portal/api-client'
import type { ValidationError } from './field-rules.ts'

/** The error of a person's name as colleagues see it. It is apart from the other rules, because sign-in needs no scripts. */
export function nameError(entry: string): ValidationError | undefined {
  const name = entry.trim()
  if (name === '') return 'required'
  const fits = textFlaw('nickname', name) === null && name.length <= constraints.Nickname.maxLength
  return fits ? undefined : 'name'
}

/** Errors of strings with invisible characters, or with letters that no document prints as they were meant, by form path `guests.0.full_name`. */
export function unprintableIn(values: object, before = ''): Record<string, ValidationError> {
  const errors: Record<string, ValidationError> = {}
  for (const [name, value] of Object.entries(values) as [string, unknown][]) {
    const path = `${before}${name}`
    if (typeof value === 'string') {
      const flaw = textFlaw('lines', value)
      if (flaw === 'script' || flaw === 'zawgyi' || flaw === 'unprintable') errors[path] = flaw
    }
    if (isPlain(value)) Object.assign(errors, unprintableIn(value, `${path}.`))
  }
  return errors
}

/** Arrays and plain objects, not files or dates. */
const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
