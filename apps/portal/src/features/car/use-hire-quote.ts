import { ApiError, carQuoteOptions, quoteCar, type Schemas, useCarQuote } from '@portal/api-client'
import type { BodyOf } from '@portal/api-client/contract'
import type { MoneyValue } from '@portal/i18n'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { quoteRequest, type Rental } from '../../shared/car/rental.ts'

type CarQuote = Schemas['CarQuote']

/** A price that has moved since the operator saw it; of the first look only the total is known. */
export interface MovedPrice {
  before: Pick<CarQuote, 'total_price'> & Partial<CarQuote>
  after: CarQuote
}

export interface HireQuote {
  /** The price of the hire as it stands in the address; while another one is on its way, the last. */
  quote: CarQuote | null
  /** The hire was changed and its price is not there yet. */
  waiting: boolean
  /** A price that waits for a decision. */
  moved: MovedPrice | null
  /** Faults of the hire itself, by field of the request. */
  faults: Record<string, string[]>
  error: unknown
  retry: () => void
  accept: () => void
  /** Asks once more, right before booking; null when a decision is needed first. Throws ApiError. */
  checkAgain: () => Promise<CarQuote | null>
}

const silently = { silent: true }
const sameMoney = (one: MoneyValue, other: MoneyValue) =>
  one.amount === other.amount && one.currency === other.currency

/** What would have to be decided anew: more to pay, or other terms. */
export const isMoved = (before: MovedPrice['before'], after: CarQuote): boolean =>
  !sameMoney(before.total_price, after.total_price) ||
  (before.on_request === false && after.on_request) ||
  (before.cancellation_policy !== undefined && termsOf(before as CarQuote) !== termsOf(after))

/** What cancelling costs, without what depends on the present moment. */
const termsOf = ({ cancellation_policy: { non_refundable, tiers } }: CarQuote): string =>
  JSON.stringify([
    non_refundable,
    tiers.map(({ from_utc, penalty_type, value }) => [from_utc, penalty_type, value]),
  ])

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
    request: silently,
  })
  const [later, setLater] = useState<MovedPrice | null>(null)
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
      const fresh = await quoteCar(body, silently)
      if (isMoved(data, fresh)) {
        setLater({ before: data, after: fresh })
        return null
      }
      client.setQueryData(queryKey, fresh)
      return fresh
    },
  }
}
