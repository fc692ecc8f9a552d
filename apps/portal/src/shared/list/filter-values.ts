/** What a filter form holds, by the name of the search param; an empty text is no filter. Days are `YYYY-MM-DD`. */
export type FilterValues<Name extends string> = Readonly<Record<Name, string>>

interface OneField<Name extends string> {
  name: Name
  /** The value that filters nothing, where that is not the empty one. */
  unset?: string
  /** Stands before the value on the chip: which date is meant. */
  about?: string
  /** Waits behind “More filters” until it is in force. */
  more?: boolean
}

/** One field of a filter form: a word to look for, one of several values, the first or the last day of a span. */
export type FilterField<Name extends string> = OneField<Name> &
  (
    | { kind: 'keyword'; hint: string }
    | {
        kind: 'choice'
        label: string
        choices: readonly { value: string; label: string }[]
        /** It says what the dates are about: without one it filters nothing, and it has no chip. */
        quiet?: boolean
        /** Its values are days, in the place of a first and a last one. */
        isSpan?: boolean
      }
    | { kind: 'from' }
    | { kind: 'to' }
  )

export const noFilters = <Name extends string>(fields: readonly FilterField<Name>[]): FilterValues<Name> =>
  Object.fromEntries(fields.map(({ name, unset }) => [name, unset ?? ''])) as FilterValues<Name>

/** A span of days that holds none: its end lies before its beginning. */
export interface Reversed<Name extends string> {
  /** `YYYY-MM-DD` */
  from: string
  to: string
  /** The same filters with the days the other way round. */
  swapped: FilterValues<Name>
  /** The same filters without days. */
  without: FilterValues<Name>
}

/** What is wrong with the days; null for nothing, or an open end. */
export function reversedDates<Name extends string>(
  fields: readonly FilterField<Name>[],
  values: FilterValues<Name>,
): Reversed<Name> | null {
  const [first, last] = (['from', 'to'] as const).map((end) => fields.find(({ kind }) => kind === end))
  if (!first || !last) return null
  const [from, to] = [values[first.name], values[last.name]]
  if (from === '' || to === '' || from <= to) return null
  const daysAs = (start: string, end: string) => ({ ...values, [first.name]: start, [last.name]: end })
  return { from, to, swapped: daysAs(to, from), without: daysAs('', '') }
}

/** What stands in the address, as the form holds it. */
export const filterValuesOf = <Name extends string>(
  search: object,
  fields: readonly FilterField<Name>[],
): FilterValues<Name> =>
  Object.fromEntries(
    fields.map(({ name, unset = '' }) => [name, (search as FilterValues<string>)[name] ?? unset]),
  ) as FilterValues<Name>

/** What a form puts into the address: that a span is one of bookings says nothing without a span. */
export function filtersIn<Name extends string>(
  fields: readonly FilterField<Name>[],
  values: FilterValues<Name>,
): FilterValues<Name> {
  const spans = fields.filter((field) => field.kind === 'choice' && field.isSpan && values[field.name] !== '')
  const ends = fields.filter(({ kind, name }) => (kind === 'from' || kind === 'to') && values[name] !== '')
  const dated = spans.length > 0 || ends.length > 0
  const idle = fields.filter((field) => field.kind === 'choice' && field.quiet && !dated)
  // Days that move along with today, and days that stand still, are one or the other.
  const doubled = spans.length > 0 ? ends : []
  return { ...values, ...Object.fromEntries([...idle, ...doubled].map(({ name }) => [name, ''])) }
}

/** The address with these filters, from the first page again; `read` is the page's own reader of search params. */
export function withFilterValues<Search extends object>(
  search: Search,
  values: FilterValues<string>,
  read: (raw: Record<string, unknown>) => Search,
): Search {
  const { page: _, ...kept } = search as Record<string, unknown>
  const trimmed = Object.entries({ ...kept, ...values }).filter(
    ([, value]) => typeof value !== 'string' || value.trim() !== '',
  )
  return read(Object.fromEntries(trimmed))
}
