import { type Schemas, useSearchCars } from '@portal/api-client'
import type { BodyOf } from '@portal/api-client/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredQuery } from '../../../shared/use-deferred-query.ts'
import { filtersIn } from '../../../trade/results/results-address.ts'
import { carRequest } from '../search/car-request.ts'
import { type CarListSearch, carFilterShape } from './car-list-search.ts'

/** Cars per page. */
export const pageSize = 20

/** Prices hold for a while; recent ones are not loaded again on the way back. */
const readAgainAfter = 60_000

export interface CarResultsState {
  /** False while the address lacks a place or a time. */
  asked: boolean
  page: Schemas['CarOfferPage'] | undefined
  /** Another page, sort or filter is loading. */
  loading: boolean
  error: unknown
  retry: () => void
  /** The search with place names in the page's language. */
  named: CarListSearch
}

/** The request of an address with filters, sort and page; null while it lacks a place or a time. */
function listRequest(search: CarListSearch): BodyOf<'searchCars'> | null {
  const request = carRequest(search)
  if (!request) return null
  const { page = 1, sort = 'default', order } = search
  const filter = filtersIn(search, carFilterShape)
  return {
    ...request,
    page,
    limit: pageSize,
    sort,
    ...(order && { order }),
    ...(Object.keys(filter).length > 0 && { filter }),
  }
}

/** The cars that the address names; the last list stays visible while another one loads. */
export function useCarResults(search: CarListSearch): CarResultsState {
  const body = listRequest(search)
  const query = useSearchCars(body as BodyOf<'searchCars'>, {
    query: { enabled: body !== null, staleTime: readAgainAfter, placeholderData: keepPreviousData },
  })
  const { data, error, isFetching, isPlaceholderData } = useDeferredQuery(query)
  const { pick_up, drop_off } = isPlaceholderData ? {} : (data ?? {})
  return {
    asked: body !== null,
    page: error || !body ? undefined : data,
    loading: isFetching,
    error: body ? error : null,
    retry: () => void query.refetch(),
    named: {
      ...search,
      ...(pick_up && { pick_up_name: pick_up.name }),
      ...(drop_off && { drop_off_name: drop_off.name }),
    },
  }
}
