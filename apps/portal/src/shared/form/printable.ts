import { constraints } from '@portal/api-client'
import type { ValidationError } from './field-rules.ts'

/** What the contract lets people type: no control characters but line breaks, nothing that turns the direction. */
const printable = new RegExp(constraints.SpecialRequests.pattern, 'u')

/** Errors of the texts among the values of a form that hold what cannot be seen, by form path `guests.0.full_name`. */
export function unprintableIn(values: object, before = ''): Record<string, ValidationError> {
  const errors: Record<string, ValidationError> = {}
  for (const [name, value] of Object.entries(values) as [string, unknown][]) {
    const path = `${before}${name}`
    if (typeof value === 'string' && !printable.test(value)) errors[path] = 'unprintable'
    if (isPlain(value)) Object.assign(errors, unprintableIn(value, `${path}.`))
  }
  return errors
}

/** Lists and records; files and dates have no texts of theirs. */
const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
