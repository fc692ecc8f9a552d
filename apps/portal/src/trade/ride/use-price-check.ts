import type { MoneyValue } from '@portal/i18n'
import { useState } from 'react'
import type { BookingAddress } from '../search/booking-address.ts'
import { type ChangedPrice, hasChanged, type RideQuote } from './changed-price.ts'

interface QuotedRide<Quote> {
  /** The price of the ride; the last one while another is loading. */
  data: Quote | undefined
  /** `data` is the last one. */
  isPlaceholderData: boolean
  /** The price that the operator saw. */
  seen: Pick<BookingAddress, 'known_total' | 'currency'>
  /** Requests the price again; null if it is no longer available. Throws ApiError. */
  askAgain: () => Promise<Quote | null>
  /** Replaces the price. */
  keep: (quote: Quote) => void
  /** Called with an accepted total. */
  onAccept: (total: MoneyValue) => void
}

/** The state of a ride's price. */
export interface RidePrice<Quote extends RideQuote> {
  /** The bookable price; the last one while another is loading. Null until a change is accepted. */
  quote: Quote | null
  /** A changed price that waits for a decision. */
  moved: ChangedPrice<Quote> | null
  /** Accepts it. */
  accept: () => void
  /** Checks again right before booking; null if a decision is needed first. Throws ApiError. */
  checkAgain: () => Promise<Quote | null>
}

/**
 * Detects a changed price of a ride: when the form opens, compared with the list, and right before booking, compared
 * with the form.
 */
export function usePriceCheck<Quote extends RideQuote>(given: QuotedRide<Quote>): RidePrice<Quote> {
  const { data, isPlaceholderData, askAgain, keep, onAccept } = given
  const [later, setLater] = useState<ChangedPrice<Quote> | null>(null)
  const { known_total: amount, currency } = given.seen
  const seen = amount && currency ? { total_price: { amount, currency } } : null
  const opened: ChangedPrice<Quote> | null =
    data && !isPlaceholderData && seen && hasChanged(seen, data)
      ? { before: seen as ChangedPrice<Quote>['before'], after: data }
      : null
  const moved = later ?? opened

  return {
    quote: data && !opened ? data : null,
    moved,
    accept: () => {
      if (!moved) return
      keep(moved.after)
      setLater(null)
      onAccept(moved.after.total_price)
    },
    checkAgain: async () => {
      if (!data || isPlaceholderData) return null
      const fresh = await askAgain()
      if (!fresh) return null
      if (hasChanged(data, fresh)) {
        setLater({ before: data, after: fresh })
        return null
      }
      keep(fresh)
      return fresh
    },
  }
}
