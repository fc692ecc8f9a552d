import type { Schemas } from '@portal/api-client/contract'
import type { PricedRate } from '../domain/hotel/priced-rate.ts'
import { rateAgain, rateFromKey } from '../domain/hotel/rate.ts'
import { type Money, toMinor } from '../domain/money/money.ts'
import { hotelOptionInWords, policyFor } from '../domain/quote/hotel-option.ts'
import type { QuoteOptionRecord } from '../domain/quote/quote.ts'
import { isRefusal, type Refusal, refuse } from '../domain/refusal.ts'
import { marketOf } from './market.ts'
import { rateOutcome } from './rate-difference.ts'
import type { Viewer } from './viewer.ts'

/** What an option says of the price that was chosen; the operator adds selling price and note. */
export type PricedOption = Pick<
  QuoteOptionRecord,
  'product' | 'key' | 'title' | 'subtitle' | 'lines' | 'settlement_price' | 'policy' | 'last_outcome'
>

function hotelOption(rate: PricedRate, sell_price: Money, viewer: Viewer): PricedOption | Refusal {
  const hotel = viewer.world.catalogue.hotel(rate.hotel_id)
  if (!hotel) return refuse('NOT_FOUND')
  return {
    product: 'hotel',
    key: rate.rate_key,
    ...hotelOptionInWords(rate, hotel),
    settlement_price: toMinor(rate.total_settlement_price),
    policy: policyFor(rate, sell_price, hotel.tz, viewer.now),
    last_outcome: rate.outcome,
  }
}

/** The option behind the key of one entry; refusals name `field`. */
export function optionFromEntry(
  entry: Schemas['QuoteOptionEntry'],
  field: string,
  viewer: Viewer,
): PricedOption | Refusal {
  const { rate_key, quote_key, sell_price } = entry
  if (rate_key === undefined) {
    const fields = { [quote_key === undefined ? field : `${field}.quote_key`]: ['quote_key_unknown'] }
    return refuse('VALIDATION', undefined, { fields })
  }
  const reading = rateFromKey(marketOf(viewer), rate_key, { now: viewer.now, recheck: false })
  if (reading.state === 'unknown') {
    return refuse('VALIDATION', undefined, { fields: { [`${field}.rate_key`]: ['rate_key_unknown'] } })
  }
  const gone = reading.state !== 'on_sale' || reading.parts.currency !== viewer.currency
  return gone ? refuse('RATE_EXPIRED') : hotelOption(reading.rate, sell_price, viewer)
}

export interface Recheck {
  readonly outcome: Schemas['RateOutcome']
  /** Null when it can no longer be booked. */
  readonly priced: PricedOption | null
}

/** Asks for the price of an option again, however old its key is. */
export function recheckOption(option: QuoteOptionRecord, sell_price: Money, viewer: Viewer): Recheck {
  const found = rateAgain(marketOf(viewer), option.key, viewer.now)
  if (!found) return { outcome: 'sold_out', priced: null }
  const priced = hotelOption(found.rate, sell_price, viewer)
  if (isRefusal(priced)) return { outcome: 'sold_out', priced: null }
  const moved = rateOutcome(found.quoted, found.rate, found.rate.total_price, 0)
  const dearer = priced.settlement_price !== option.settlement_price
  const outcome = moved === 'terms_changed' ? moved : dearer ? 'price_changed' : moved
  return { outcome, priced }
}
