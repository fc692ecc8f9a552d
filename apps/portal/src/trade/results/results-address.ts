/** How filters and sorts of results stand in an address. Each change shows the first page again. */

interface Sorted {
  page?: number
  sort?: string
  order?: 'asc' | 'desc'
}

/** Only the filters of an address, by the names of their readers. */
export const filtersIn = <Search extends object>(search: Search, shape: object): Partial<Search> =>
  Object.fromEntries(
    Object.entries(search).filter(([name, value]) => name in shape && value !== undefined),
  ) as Partial<Search>

/** Other filters; an empty list or `undefined` takes one away. */
export function withFilter<Search extends { page?: number }>(search: Search, filter: object): Search {
  const { page: _page, ...rest } = search
  const kept = Object.entries({ ...rest, ...filter }).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(kept) as Search
}

/** The whole list again. */
export const withoutFilters = <Search extends object>(search: Search, shape: object): Search =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !(name in shape) && name !== 'page')) as Search

/** The order a sort has by itself: the cheapest first, everything else from the top down. */
const naturalOrder = (sort: string): 'asc' | 'desc' => (sort === 'price' ? 'asc' : 'desc')

export const orderOf = ({ sort = 'default', order }: Sorted): 'asc' | 'desc' => order ?? naturalOrder(sort)

/** Choosing another sort takes its natural order, choosing the same one turns it round; `default` has none. */
export function withSort<Search extends Sorted>(search: Search, sort: NonNullable<Search['sort']>): Search {
  const { page: _page, order: _order, sort: current = 'default', ...rest } = search
  const chosen = sort === 'default' ? {} : { sort }
  if (sort !== current || sort === 'default') return { ...rest, ...chosen } as Search
  const turned = orderOf(search) === 'asc' ? 'desc' : 'asc'
  return { ...rest, ...chosen, ...(turned === naturalOrder(sort) ? {} : { order: turned }) } as Search
}
