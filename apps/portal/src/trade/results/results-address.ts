import { useCallback, useLayoutEffect, useRef, useState } from 'react'

interface Sorted {
  page?: number
  sort?: string
  order?: 'asc' | 'desc'
}

/** The filters in the search params. */
export const filtersIn = <Search extends object>(search: Search, shape: object): Partial<Search> =>
  Object.fromEntries(
    Object.entries(search).filter(([name, value]) => name in shape && value !== undefined),
  ) as Partial<Search>

/** Changes filters; an empty list or `undefined` removes one. */
export function withFilter<Search extends { page?: number }>(search: Search, filter: object): Search {
  const { page: _page, ...rest } = search
  const kept = Object.entries({ ...rest, ...filter }).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(kept) as Search
}

/** Clears the filters. */
export const withoutFilters = <Search extends object>(search: Search, shape: object): Search =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !(name in shape) && name !== 'page')) as Search

/** The natural order of a sort: cheapest first, everything else descending. */
const naturalOrder = (sort: string): 'asc' | 'desc' => (sort === 'price' ? 'asc' : 'desc')

export const orderOf = ({ sort = 'default', order }: Sorted): 'asc' | 'desc' => order ?? naturalOrder(sort)

/** Another sort starts in its natural order, the same one reverses; `default` has no order. */
export function withSort<Search extends Sorted>(search: Search, sort: NonNullable<Search['sort']>): Search {
  const { page: _page, order: _order, sort: current = 'default', ...rest } = search
  const chosen = sort === 'default' ? {} : { sort }
  if (sort !== current || sort === 'default') return { ...rest, ...chosen } as Search
  const turned = orderOf(search) === 'asc' ? 'desc' : 'asc'
  return { ...rest, ...chosen, ...(turned === naturalOrder(sort) ? {} : { order: turned }) } as Search
}

/**
 * Shows a choice at once, before the URL has changed; a second choice meanwhile adds to the first. `reached` are the
 * filters of the URL. The callback keeps its identity, because the filter groups are memoised.
 */
export function usePendingFilters<Search extends object, Change extends object>(
  reached: Search,
  onNarrow: (filter: Change) => void,
) {
  const [asked, setAsked] = useState<{ from: Search; filter: Partial<Change> }>({ from: reached, filter: {} })
  const waiting = asked.from === reached ? asked.filter : {}
  const latest = useRef({ reached, waiting, onNarrow })
  useLayoutEffect(() => {
    latest.current = { reached, waiting, onNarrow }
  })
  const narrow = useCallback((filter: Change) => {
    const now = latest.current
    const all = { ...now.waiting, ...filter }
    now.waiting = all
    setAsked({ from: now.reached, filter: all })
    now.onNarrow(all)
  }, [])
  return [{ ...reached, ...waiting }, narrow] as const
}

/** The trimmed value of a form field. */
export function trimmedField(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
