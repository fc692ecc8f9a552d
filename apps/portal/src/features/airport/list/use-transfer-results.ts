import { type Schemas, useSearchTransfers } from '@portal/api-client'
import type { BodyOf } from '@portal/api-client/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredQuery } from '../../../shared/use-deferred-query.ts'
import type { TransferListSearch, TransferSearch } from '../../../trade/search/transfer-search.ts'
import { transferRequest } from '../search/transfer-request.ts'

export interface TransferResultsState {
  /** False while the address lacks airport, place or time. */
  asked: boolean
  page: Schemas['TransferOfferPage'] | undefined
  /** Another sort or search is loading. */
  loading: boolean
  error: unknown
  retry: () => void
  /** The search with place names in the page's language and the airport's zone. */
  named: TransferSearch
}

/** Prices hold for half an hour; recent ones are not loaded again on the way back. */
const readAgainAfter = 60_000

/** The offers of the search that the address names. */
export function useTransferResults(search: TransferListSearch): TransferResultsState {
  const body = transferRequest(search)
  const query = useSearchTransfers(body as BodyOf<'searchTransfers'>, {
    query: { enabled: body !== null, staleTime: readAgainAfter, placeholderData: keepPreviousData },
  })
  const { data, error, isFetching, isPlaceholderData } = useDeferredQuery(query)
  const { airport, place } = isPlaceholderData ? {} : (data ?? {})
  const { tz = airport?.tz } = search
  return {
    asked: body !== null,
    page: error || !body ? undefined : data,
    loading: isFetching,
    error: body ? error : null,
    retry: () => void query.refetch(),
    named: {
      ...search,
      ...(airport && { airport_name: `${airport.name} (${airport.iata})` }),
      ...(place && { place_name: place.name }),
      ...(tz && { tz }),
    },
  }
}
