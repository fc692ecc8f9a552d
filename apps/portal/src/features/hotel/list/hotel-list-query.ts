import type { Schemas } from '@portal/api-client'
import type { BodyOf, QueryOf } from '@portal/api-client/contract'
import { filtersIn } from '../../../trade/results/results-address.ts'
import { type Stay, stayOf } from '../../../trade/search/stay.ts'
import { filterShape, type HotelFilterSearch, type HotelListSearch } from './hotel-list-search.ts'

/** What the list shows; the first page of a new search has no more than this. */
export type ShownResults = Pick<
  Schemas['HotelOfferPage'],
  'state' | 'progress' | 'list' | 'total' | 'page' | 'facets'
> & {
  criteria: Pick<Schemas['HotelSearchCriteria'], 'destination' | 'nights' | keyof Stay> & {
    destination_name?: string | undefined
    tz?: string | undefined
  }
}

/** Hotels per page. */
export const pageSize = 20

/** The search request of an address; null while it names no destination. `day` is the first day, `YYYY-MM-DD`. */
export function toSearchRequest(search: HotelListSearch, day: string): BodyOf<'searchHotels'> | null {
  const { destination_type: type, destination_id: id } = search
  return type && id ? { destination: { type, id }, ...stayOf(search, day) } : null
}

/** The request for a page of results. */
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

/** The filters of an address. */
export const filterOf = (search: HotelListSearch): HotelFilterSearch => filtersIn(search, filterShape)

function toFilter({ score_min, distance_max, ...rest }: HotelFilterSearch) {
  return {
    ...rest,
    ...(score_min === undefined ? {} : { score_min: Number(score_min) }),
    ...(distance_max === undefined ? {} : { distance_max: Number(distance_max) }),
  }
}

/** Whether the search's own answer, an unfiltered and unsorted first page, is the one to show. */
export const isFirstPage = (search: HotelListSearch): boolean =>
  (search.page ?? 1) === 1 && !search.sort && !search.order && Object.keys(filterOf(search)).length === 0

/** Hotels that can be booked, and sold-out ones, which are folded at the end. */
export function splitSoldOut(list: readonly Schemas['HotelOffer'][]) {
  return { open: list.filter(({ sold_out }) => !sold_out), soldOut: list.filter(({ sold_out }) => sold_out) }
}

/** Whether a finished search without filters has no room in its hotel, or in none of the hotels of its place. */
export function hasNoRoom(page: ShownResults, search: HotelListSearch): boolean {
  if (page.state !== 'done' || !isFirstPage(search)) return false
  const { destination } = page.criteria
  const { open, soldOut } = splitSoldOut(page.list)
  return destination.type === 'hotel'
    ? open.every(({ id }) => id !== destination.id)
    : open.length === 0 && soldOut.length > 0
}

/** Milliseconds until results are polled again; false when all sources have answered. */
export const pollAfter = (page: Schemas['HotelOfferPage'] | undefined): number | false =>
  page?.state === 'done' ? false : 1000
