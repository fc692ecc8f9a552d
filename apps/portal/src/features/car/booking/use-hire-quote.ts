import { ApiError, carQuoteOptions, quoteCar, type Schemas, useCarQuote } from '@portal/api-client'
import type { BodyOf } from '@portal/api-client/contract'
import type { MoneyValue } from '@portal/i18n'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isMoved, type MovedPrice } from '../../../shared/ride/moved-price.ts'
import { quoteRequest, type Rental } from './rental.ts'

type CarQuote = Schemas['CarQuote']

export interface HireQuote {
  /** The price of the hire as it stands in the address; while another one is on its way, the last. */
  quote: CarQuote | null
  /** The hire was changed and its price is not there yet. */
  waiting: boolean
  /** A price that waits for a decision. */
  moved: MovedPrice<CarQuote> | null
  /** Faults of the hire itself, by field of the request. */
  faults: Record<string, string[]>
  error: unknown
  retry: () => void
  accept: () => void
  /** Asks once more, right before booking; null when a decision is needed first. Throws ApiError. */
  checkAgain: () => Promise<CarQuote | null>
}

/**
 * The price of a hire: asked on opening and compared with what was seen in the list, asked anew with every change of
 * the hire, and once more before booking. `onAccept` hears of a total that was taken.
 */
export function useHireQuote(rental: Rental, onAccept: (total: MoneyValue) => void): HireQuote {
  const client = useQueryClient()
  const body = quoteRequest(rental) as BodyOf<'quoteCar'>
  const { queryKey } = carQuoteOptions(body)
  const { data, error, isPlaceholderData, isFetching, refetch } = useCarQuote(body, {
    query: { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, placeholderData: keepPreviousData },
  })
  const [later, setLater] = useState<MovedPrice<CarQuote> | null>(null)
  const { known_total: amount, currency } = rental
  const seen = amount && currency ? { total_price: { amount, currency } } : null
  const opened =
    data && !isPlaceholderData && seen && isMoved(seen, data) ? { before: seen, after: data } : null
  const moved = later ?? opened

  return {
    quote: data && !opened ? data : null,
    waiting: isFetching,
    moved,
    faults: error instanceof ApiError && error.kind === 'refusal' ? error.fields : {},
    error,
    retry: () => void refetch(),
    accept: () => {
      if (!moved) return
      client.setQueryData(queryKey, moved.after)
      setLater(null)
      onAccept(moved.after.total_price)
    },
    checkAgain: async () => {
      if (!data || isPlaceholderData) return null
      const fresh = await quoteCar(body)
      if (isMoved(data, fresh)) {
        setLater({ before: data, after: fresh })
        return null
      }
      client.setQueryData(queryKey, fresh)
      return fresh
    },
  }
}
