import type { Schemas } from '@portal/api-client'
import type { BodyOf, QueryOf } from '@portal/api-client/contract'
import { filtersIn } from '../../../trade/results/results-address.ts'
import { stayOf } from '../../../trade/search/stay.ts'
import { filterShape, type HotelFilterSearch, type HotelListSearch } from './hotel-list-search.ts'

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
export const filterOf = (search: HotelListSearch): HotelFilterSearch => filtersIn(search, filterShape)

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

/** Hotels that can be booked, and those sold out, which stand folded at the end. */
export function splitSoldOut(list: readonly Schemas['HotelOffer'][]) {
  return { open: list.filter(({ sold_out }) => !sold_out), soldOut: list.filter(({ sold_out }) => sold_out) }
}

/** Milliseconds until the results are asked for again; false when all sources have answered. */
export const pollAfter = (page: Schemas['HotelOfferPage'] | undefined): number | false =>
  page?.state === 'done' ? false : 1000
