import { textFlaw } from '@portal/api-client'
import type { ValidationError } from './field-rules.ts'

/** Errors of strings with invisible characters, by form path `guests.0.full_name`. */
export function unprintableIn(values: object, before = ''): Record<string, ValidationError> {
  const errors: Record<string, ValidationError> = {}
  for (const [name, value] of Object.entries(values) as [string, unknown][]) {
    const path = `${before}${name}`
    if (typeof value === 'string' && textFlaw('lines', value) !== null) errors[path] = 'unprintable'
    if (isPlain(value)) Object.assign(errors, unprintableIn(value, `${path}.`))
  }
  return errors
}

/** Arrays and plain objects, not files or dates. */
const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
