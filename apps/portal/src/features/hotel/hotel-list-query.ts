import type { BodyOf, QueryOf } from '@portal/api-client/contract'
import { stayOf } from '../../shared/stay.ts'
import {
  type FilterChange,
  filterShape,
  type HotelFilterSearch,
  type HotelListSearch,
  type HotelSort,
} from './hotel-list-search.ts'

/** Hotels on one page. */
export const pageSize = 20

/** The search that an address asks for; null while it names no destination. `day` is today, `YYYY-MM-DD`. */
export function toSearchRequest(search: HotelListSearch, day: string): BodyOf<'searchHotels'> | null {
  const { destination_type: type, destination_id: id } = search
  return type && id ? { destination: { type, id }, ...stayOf(search, day) } : null
}

/** The page of results that an address asks for. */
export function toResultsQuery(
  search: HotelListSearch,
  search_id: string,
  limit = pageSize,
): QueryOf<'listHotelSearchResults'> {
  const { page = 1, sort = 'default', order } = search
  const filter = filterOf(search)
  return {
    search_id,
    page,
    limit,
    sort,
    ...(order ? { order } : {}),
    ...(Object.keys(filter).length > 0 ? { filter: toFilter(filter) } : {}),
  }
}

/** Only the filters of an address. */
export function filterOf(search: HotelListSearch): HotelFilterSearch {
  return Object.fromEntries(
    Object.entries(search).filter(([name, value]) => name in filterShape && value !== undefined),
  )
}

function toFilter({ score_min, distance_max, ...rest }: HotelFilterSearch) {
  return {
    ...rest,
    ...(score_min === undefined ? {} : { score_min: Number(score_min) }),
    ...(distance_max === undefined ? {} : { distance_max: Number(distance_max) }),
  }
}

/** The search itself answers with the first page as nobody has narrowed or sorted it. */
export const isFirstPage = (search: HotelListSearch): boolean =>
  (search.page ?? 1) === 1 && !search.sort && !search.order && Object.keys(filterOf(search)).length === 0

/** Another filter shows its first page. */
export const withFilter = (search: HotelListSearch, filter: FilterChange): HotelListSearch => {
  const { page: _page, ...rest } = search
  return dropEmpty({ ...rest, ...filter }) as HotelListSearch
}

export function withoutFilters(search: HotelListSearch): HotelListSearch {
  const names = [...Object.keys(filterShape), 'page']
  return Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name)))
}

function dropEmpty<T extends object>(search: T): T {
  const kept = Object.entries(search).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(kept) as T
}

/** The order a sort has by itself: the cheapest first, everything else from the top down. */
export const naturalOrder = (sort: HotelSort): 'asc' | 'desc' => (sort === 'price' ? 'asc' : 'desc')

/** Choosing another sort takes its natural order, choosing the same one turns it round. */
export function withSort(search: HotelListSearch, sort: HotelSort): HotelListSearch {
  const { page: _page, order: _order, sort: current = 'default', ...rest } = search
  const chosen = sort === 'default' ? {} : { sort }
  if (sort !== current || sort === 'default') return { ...rest, ...chosen }
  const turned = orderOf(search) === 'asc' ? 'desc' : 'asc'
  return { ...rest, ...chosen, ...(turned === naturalOrder(sort) ? {} : { order: turned }) }
}

export const orderOf = ({ sort = 'default', order }: HotelListSearch): 'asc' | 'desc' =>
  order ?? naturalOrder(sort)
