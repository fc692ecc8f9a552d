import {
  isRefusal,
  type Schemas,
  useListHotelSearchResults as useResultPage,
  useSearchHotels,
} from '@portal/api-client'
import type { BodyOf } from '@portal/api-client/contract'
import { nightsBetween } from '@portal/i18n'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { useFirstDay } from '../../../shared/time/first-day.ts'
import { forgetOldResults, startedSearch } from '../hotel-queries.ts'
import {
  isFirstPage,
  pageSize,
  pollAfter,
  type ShownResults,
  toResultsQuery,
  toSearchRequest,
} from './hotel-list-query.ts'
import type { HotelListSearch } from './hotel-list-search.ts'

export interface HotelResultsState {
  /** False while the address names no destination. */
  asked: boolean
  /** The address that is rendered; a newer one may still be on its way. */
  search: HotelListSearch
  page: ShownResults | undefined
  /** Everything in the address that rows depend on. */
  question: string
  /** The filters' facets; available before the page itself. */
  facets: Schemas['HotelFacets'] | undefined
  /** Another page, sort or filter is loading. */
  loading: boolean
  error: unknown
  retry: () => unknown
}

/**
 * Starts the search that the address names and reads its page until every source has answered. The last page
 * stays visible while another one loads; an expired search starts again. A page has `limit` hotels. `aside` marks a
 * search that the operator has not typed, which the server does not remember. `search` must stay the same object while
 * it says the same, as the router's does.
 */
export function useHotelResults(
  search: HotelListSearch,
  { limit = pageSize, aside = false } = {},
): HotelResultsState {
  const day = useFirstDay(search.tz)
  const typed = day ? toSearchRequest(search, day) : null
  const body = typed && aside ? { ...typed, remember: false } : typed
  const started = useSearchHotels(body as BodyOf<'searchHotels'>, {
    ...startedSearch,
    query: { ...startedSearch.query, enabled: body !== null },
  })
  const id = started.data?.search_id
  const page = useResultPage(toResultsQuery(search, id ?? '', limit), {
    query: { enabled: id !== undefined, placeholderData: keepPreviousData, gcTime: 1_800_000 },
  })

  // The search itself answers with the first page, so the list need not wait for the second call.
  const first = useMemo(
    () => (started.data && day && isFirstPage(search) ? firstPage(started.data, search, day) : undefined),
    [started.data, search, day],
  )
  const current = page.isPlaceholderData ? undefined : page.data
  const shown = current ?? first ?? page.data

  const client = useQueryClient()
  useEffect(() => forgetOldResults(client), [client, page.dataUpdatedAt])

  const expired = isRefusal(page.error, 'SEARCH_EXPIRED')
  const { refetch: startAgain } = started
  useEffect(() => {
    if (expired) void startAgain()
  }, [expired, startAgain])

  const { view: _view, sold_out: _folded, ...asked } = search
  const question = JSON.stringify(asked)
  const waiting = !current && !first && (started.isFetching || page.isFetching)
  const error = started.error ?? (expired ? null : page.error)
  const latest = useMemo(
    () => ({ search, question, page: shown, error, answers: waiting ? '' : question }),
    [search, question, shown, error, waiting],
  )
  // Rows and filters render in the background, so that the press that led to another address is answered first.
  const rendered = useDeferredValue(latest)

  // A slow device reads the search again only once it has rendered the last answer.
  const { refetch: readAgain, dataUpdatedAt } = page
  useEffect(() => {
    const wait = id !== undefined && !error && rendered === latest ? pollAfter(current) : false
    if (wait === false) return
    const timer = setTimeout(() => void readAgain(), wait)
    return () => clearTimeout(timer)
  }, [id, error, rendered, latest, current, dataUpdatedAt, readAgain])

  // Newer results of the same search do not count as another page on its way.
  const loading = waiting || (rendered.page !== shown && rendered.answers !== question)
  const facets = (rendered.page ?? started.data)?.facets
  const retry = started.error ? startAgain : readAgain
  const isAsked = body !== null
  return useMemo(
    () => ({
      asked: isAsked,
      search: rendered.search,
      page: rendered.page,
      question: rendered.question,
      facets,
      loading,
      error: rendered.error,
      retry,
    }),
    [isAsked, rendered, facets, loading, retry],
  )
}

function firstPage(
  { state, progress, total, facets, first_page }: Schemas['SearchHotelsAnswer'],
  search: HotelListSearch,
  day: string,
): ShownResults | undefined {
  const request = toSearchRequest(search, day)
  if (!request) return undefined
  const { destination, check_in, check_out, rooms, nationality } = request
  const nights = nightsBetween(check_in, check_out)
  const criteria = { destination, check_in, check_out, rooms, nationality, nights }
  return { state, progress, total, facets, list: first_page, page: 1, criteria }
}
