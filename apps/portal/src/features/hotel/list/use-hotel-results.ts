import {
  isRefusal,
  type Schemas,
  useListHotelSearchResults as useResultPage,
  useSearchHotels,
} from '@portal/api-client'
import type { BodyOf } from '@portal/api-client/contract'
import { nightsBetween } from '@portal/i18n'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useToday } from '../../../shared/time/use-today.ts'
import type { Stay } from '../../../trade/search/stay.ts'
import { forgetOldResults, startedSearch } from '../hotel-queries.ts'
import { isFirstPage, pageSize, pollAfter, toResultsQuery, toSearchRequest } from './hotel-list-query.ts'
import type { HotelListSearch } from './hotel-list-search.ts'

/** What the list shows; the first page of a new search knows nothing else yet. */
export type ShownResults = Pick<
  Schemas['HotelOfferPage'],
  'state' | 'progress' | 'list' | 'total' | 'page' | 'facets'
> & {
  criteria: Pick<Schemas['HotelSearchCriteria'], 'destination' | 'nights' | keyof Stay> & {
    destination_name?: string | undefined
  }
}

export interface HotelResultsState {
  /** False while the address names no destination. */
  asked: boolean
  page: ShownResults | undefined
  /** What the address asks for, as far as rows depend on it. */
  question: string
  /** What can be narrowed to; also while the page itself is missing. */
  facets: Schemas['HotelFacets'] | undefined
  /** Another page, order or filter is on its way. */
  loading: boolean
  error: unknown
  retry: () => void
}

/**
 * Starts the search that the address names and reads its page until every source has answered. The last page
 * stays visible while another one loads; a search that has expired is started again. `limit` hotels are on a page;
 * `aside` is a search that the operator has not typed, so it is not remembered as one.
 */
export function useHotelResults(
  search: HotelListSearch,
  { limit = pageSize, aside = false } = {},
): HotelResultsState {
  const day = useToday()
  const typed = day ? toSearchRequest(search, day) : null
  const body = typed && aside ? { ...typed, remember: false } : typed
  const started = useSearchHotels(body as BodyOf<'searchHotels'>, {
    ...startedSearch,
    query: { ...startedSearch.query, enabled: body !== null },
  })
  const id = started.data?.search_id
  // Each reading begins the drawing in steps again, so none is begun before the last answer stands.
  const isBehind = useRef(false)
  const page = useResultPage(toResultsQuery(search, id ?? '', limit), {
    query: {
      enabled: id !== undefined,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.error || isBehind.current ? false : pollAfter(state.data)),
      gcTime: 1_800_000,
    },
  })

  // The search answers with its first page at once: nobody waits for the second call to see it.
  const first = started.data && body && isFirstPage(search) ? firstPage(started.data, body) : undefined
  const current = page.isPlaceholderData ? undefined : page.data
  const shown = current ?? first ?? page.data

  const client = useQueryClient()
  useEffect(() => forgetOldResults(client), [client, page.dataUpdatedAt])

  const expired = isRefusal(page.error, 'SEARCH_EXPIRED')
  const { refetch } = started
  useEffect(() => {
    if (expired) void refetch()
  }, [expired, refetch])

  const { view: _view, sold_out: _folded, ...asked } = search
  const question = JSON.stringify(asked)
  const waiting = !current && !first && (started.isFetching || page.isFetching)
  // Drawn in steps, see `useDrawn`. Newer results of the same search do not count as another page on its way.
  const failure = started.error ?? (expired ? null : page.error)
  const latest = useMemo(
    () => ({ page: shown, error: failure, answers: waiting ? '' : question }),
    [shown, failure, waiting, question],
  )
  const drawn = useDeferredValue(latest)
  // Before the query reads its options again, which it does in an effect.
  useLayoutEffect(() => {
    isBehind.current = drawn !== latest
  })
  return {
    asked: body !== null,
    page: drawn.page,
    question,
    facets: (drawn.page ?? started.data)?.facets,
    loading: waiting || (drawn.page !== shown && drawn.answers !== question),
    error: drawn.error,
    retry: () => void (started.error ? started.refetch() : page.refetch()),
  }
}

function firstPage(
  { state, progress, total, facets, first_page }: Schemas['SearchHotelsAnswer'],
  { destination, check_in, check_out, rooms, nationality }: BodyOf<'searchHotels'>,
): ShownResults {
  const nights = nightsBetween(check_in, check_out)
  const criteria = { destination, check_in, check_out, rooms, nationality, nights }
  return { state, progress, total, facets, list: first_page, page: 1, criteria }
}
