import { isRefusal, type Schemas, useHotelSearch, useHotelResults as useResultPage } from '@portal/api-client'
import type { BodyOf } from '@portal/api-client/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect } from 'react'
import { serverNow } from '../../shared/server-clock.ts'
import { useToday } from '../../shared/use-today.ts'
import { toResultsQuery, toSearchRequest } from './hotel-list-query.ts'
import type { HotelListSearch } from './hotel-list-search.ts'
import { pollAfter } from './result-rows.ts'

export interface HotelResultsState {
  /** False while the address names no destination. */
  asked: boolean
  page: Schemas['HotelOfferPage'] | undefined
  /** Another page, order or filter is on its way. */
  loading: boolean
  error: unknown
  retry: () => void
}

/**
 * Starts the search that the address names and reads its page until every source has answered. The last page
 * stays visible while another one loads; a search that has expired is started again.
 */
export function useHotelResults(search: HotelListSearch): HotelResultsState {
  const day = useToday()
  const body = day ? toSearchRequest(search, day) : null
  const started = useHotelSearch(body as BodyOf<'searchHotels'>, {
    query: {
      enabled: body !== null,
      // Reading an older search again is cheaper than starting a new one, and gives back the same list.
      staleTime: ({ state }) => (state.data ? Math.max(state.data.expires_time * 1000 - serverNow(), 0) : 0),
      gcTime: 1_800_000,
    },
    request: { silent: true },
  })
  const id = started.data?.search_id
  const page = useResultPage(toResultsQuery(search, id ?? ''), {
    query: {
      enabled: id !== undefined,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.error ? false : pollAfter(state.data)),
      gcTime: 1_800_000,
    },
    request: { silent: true },
  })

  const expired = isRefusal(page.error, 'SEARCH_EXPIRED')
  const { refetch } = started
  useEffect(() => {
    if (expired) void refetch()
  }, [expired, refetch])

  return {
    asked: body !== null,
    page: page.data,
    loading: page.isPlaceholderData || (!page.data && (started.isFetching || page.isFetching)),
    error: started.error ?? (expired ? null : page.error),
    retry: () => void (started.error ? started.refetch() : page.refetch()),
  }
}
