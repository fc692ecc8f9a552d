/** The values of a filter form by search param; an empty text is no filter. Days are `YYYY-MM-DD`. */
export type FilterValues<Name extends string> = Readonly<Record<Name, string>>

interface OneField<Name extends string> {
  name: Name
  /** The value without an effect, if not ''. */
  unset?: string
  /** Prefix of the chip: which date is meant. */
  about?: string
  /** Hidden behind “More filters” until it is active. */
  more?: boolean
}

/** A field of a filter form: a search word, a choice, the first or last day of a period, or a month (`2026-11`). */
export type FilterField<Name extends string> = OneField<Name> &
  (
    | { kind: 'keyword'; hint: string }
    | {
        kind: 'choice'
        label: string
        choices: readonly { value: string; label: string }[]
        /** It qualifies the dates: without a date it has no effect and no chip. */
        quiet?: boolean
        /** Its values are periods, as an alternative to a first and last day. */
        isSpan?: boolean
      }
    | { kind: 'from' }
    | { kind: 'to' }
    | { kind: 'month' }
  )

export const noFilters = <Name extends string>(fields: readonly FilterField<Name>[]): FilterValues<Name> =>
  Object.fromEntries(fields.map(({ name, unset }) => [name, unset ?? ''])) as FilterValues<Name>

/** A period that ends before it starts. */
export interface Reversed<Name extends string> {
  /** `YYYY-MM-DD` */
  from: string
  to: string
  /** The filters with the days swapped. */
  swapped: FilterValues<Name>
  /** The filters without the days. */
  without: FilterValues<Name>
}

/** The error of the days; null without one. */
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

/** The form values of the search params. */
export const filterValuesOf = <Name extends string>(
  search: object,
  fields: readonly FilterField<Name>[],
): FilterValues<Name> =>
  Object.fromEntries(
    fields.map(({ name, unset = '' }) => [name, (search as FilterValues<string>)[name] ?? unset]),
  ) as FilterValues<Name>

/** The search params of the form values. The kind of date is left out without a date. */
export function filtersIn<Name extends string>(
  fields: readonly FilterField<Name>[],
  values: FilterValues<Name>,
): FilterValues<Name> {
  const spans = fields.filter((field) => field.kind === 'choice' && field.isSpan && values[field.name] !== '')
  const ends = fields.filter(({ kind, name }) => (kind === 'from' || kind === 'to') && values[name] !== '')
  const dated = spans.length > 0 || ends.length > 0
  const idle = fields.filter((field) => field.kind === 'choice' && field.quiet && !dated)
  // Relative and fixed periods exclude each other.
  const doubled = spans.length > 0 ? ends : []
  return { ...values, ...Object.fromEntries([...idle, ...doubled].map(({ name }) => [name, ''])) }
}

/** The search params with these filters and the first page; `read` is the page's reader of search params. */
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
