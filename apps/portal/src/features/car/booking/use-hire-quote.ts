import { ApiError, getQuoteCarQueryOptions, quoteCar, type Schemas, useQuoteCar } from '@portal/api-client'
import type { BodyOf } from '@portal/api-client/contract'
import type { MoneyValue } from '@portal/i18n'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import type { ServerErrors } from '../../../trade/booking/BookingForm.tsx'
import { type RidePrice, usePriceCheck } from '../../../trade/ride/use-price-check.ts'
import { quoteRequest } from './rental.ts'
import type { Rental } from './rental-search.ts'

export interface HireQuote extends RidePrice<Schemas['CarQuote']> {
  /** The rental has changed and the new price is still loading. */
  waiting: boolean
  /** Errors of the rental, by field of the request. */
  errors: ServerErrors
  error: unknown
  retry: () => void
}

/**
 * The price of a rental: quoted on opening, compared with the price seen in the list, quoted again after every change
 * and before booking. `onAccept` receives an accepted total.
 */
export function useHireQuote(rental: Rental, onAccept: (total: MoneyValue) => void): HireQuote {
  const client = useQueryClient()
  const body = quoteRequest(rental) as BodyOf<'quoteCar'>
  const { queryKey } = getQuoteCarQueryOptions(body)
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuoteCar(body, {
    query: { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, placeholderData: keepPreviousData },
  })
  const price = usePriceCheck({
    data,
    isPlaceholderData,
    seen: rental,
    askAgain: () => quoteCar(body),
    keep: (quote) => client.setQueryData(queryKey, quote),
    onAccept,
  })
  return {
    ...price,
    waiting: isFetching,
    errors: error instanceof ApiError && error.kind === 'refusal' ? error.fields : {},
    error,
    retry: () => void refetch(),
  }
}
