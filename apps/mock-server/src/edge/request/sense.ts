import type { FieldErrors } from '../../texts/text.ts'
import { countryRows } from '../../world/seed/tables/countries.ts'
import { noErrors, pathText } from '../field-errors.ts'

const countries: ReadonlySet<unknown> = new Set(countryRows.map(([code]) => code))

/**
 * What the types of the contract cannot say of a request, wherever its fields are: a span does not end before it
 * begins, and guests are of a country that exists.
 */
export function senseErrors(request: unknown): FieldErrors {
  const fields = noErrors()
  const visit = (value: unknown, path: readonly PropertyKey[]) => {
    if (typeof value !== 'object' || value === null) return
    const { date_from, date_to, nationality } = value as Record<string, unknown>
    if (typeof date_from === 'string' && typeof date_to === 'string' && date_to < date_from)
      fields[pathText([...path, 'date_to'])] = ['span_order']
    if (typeof nationality === 'string' && !countries.has(nationality))
      fields[pathText([...path, 'nationality'])] = ['country_unknown']
    for (const [key, inner] of Object.entries(value))
      visit(inner, [...path, Array.isArray(value) ? Number(key) : key])
  }
  visit(request, [])
  return fields
}
