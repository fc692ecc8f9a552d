import type { MoneyValue } from '@portal/i18n'
import { useState } from 'react'
import type { BookingAddress } from '../search/booking-address.ts'
import { isMoved, type MovedPrice, type RideQuote } from './moved-price.ts'

interface QuotedRide<Quote> {
  /** The price of the ride; while another one is on its way, the last. */
  data: Quote | undefined
  /** `data` is the last one. */
  isPlaceholderData: boolean
  /** What the operator has seen of it. */
  seen: Pick<BookingAddress, 'known_total' | 'currency'>
  /** Asks its price once more; null when it cannot be had any more. Throws ApiError. */
  askAgain: () => Promise<Quote | null>
  /** From now on this is its price. */
  keep: (quote: Quote) => void
  /** Hears of a total that was taken. */
  onAccept: (total: MoneyValue) => void
}

/** The price of a ride, as far as it stands. */
export interface RidePrice<Quote extends RideQuote> {
  /** What can be booked; while another price is on its way, the last. Null until what has moved on opening is taken. */
  quote: Quote | null
  /** A price that waits for a decision. */
  moved: MovedPrice<Quote> | null
  /** Takes it. */
  accept: () => void
  /** Asks once more, right before booking; null when a decision is needed first. Throws ApiError. */
  checkAgain: () => Promise<Quote | null>
}

/**
 * Notices when the price of a ride is another one than the operator has seen: on opening, against the list, and right
 * before booking, against the form.
 */
export function useMovedPrice<Quote extends RideQuote>(given: QuotedRide<Quote>): RidePrice<Quote> {
  const { data, isPlaceholderData, askAgain, keep, onAccept } = given
  const [later, setLater] = useState<MovedPrice<Quote> | null>(null)
  const { known_total: amount, currency } = given.seen
  const seen = amount && currency ? { total_price: { amount, currency } } : null
  const opened: MovedPrice<Quote> | null =
    data && !isPlaceholderData && seen && isMoved(seen, data)
      ? { before: seen as MovedPrice<Quote>['before'], after: data }
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
      if (isMoved(data, fresh)) {
        setLater({ before: data, after: fresh })
        return null
      }
      keep(fresh)
      return fresh
    },
  }
}
