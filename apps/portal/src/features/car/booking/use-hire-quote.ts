import { ApiError, getQuoteCarQueryOptions, quoteCar, type Schemas, useQuoteCar } from '@portal/api-client'
import type { BodyOf } from '@portal/api-client/contract'
import type { MoneyValue } from '@portal/i18n'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import type { ServerErrors } from '../../../trade/booking/BookingForm.tsx'
import { type RidePrice, useMovedPrice } from '../../../trade/ride/use-moved-price.ts'
import { quoteRequest } from './rental.ts'
import type { Rental } from './rental-search.ts'

export interface HireQuote extends RidePrice<Schemas['CarQuote']> {
  /** The hire was changed and its price is not there yet. */
  waiting: boolean
  /** Errors of the hire itself, by field of the request. */
  errors: ServerErrors
  error: unknown
  retry: () => void
}

/**
 * The price of a hire: asked on opening and compared with what was seen in the list, asked again with every change of
 * the hire, and once more before booking. `onAccept` hears of a total that was taken.
 */
export function useHireQuote(rental: Rental, onAccept: (total: MoneyValue) => void): HireQuote {
  const client = useQueryClient()
  const body = quoteRequest(rental) as BodyOf<'quoteCar'>
  const { queryKey } = getQuoteCarQueryOptions(body)
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuoteCar(body, {
    query: { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, placeholderData: keepPreviousData },
  })
  const price = useMovedPrice({
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
