import type { Schemas } from '@portal/api-client/contract'
import { transferAgain, transferFromKey } from '../../domain/airport/key.ts'
import { type PricedTransfer, transferKeyOf } from '../../domain/airport/offer.ts'
import { type PricedRental, rentalAgain, rentalFromKey } from '../../domain/car/quote.ts'
import type { PricedRate } from '../../domain/hotel/priced-rate.ts'
import { hotelOptionInWords, policyFor } from '../../domain/hotel/quote-option.ts'
import { rateAgain, rateFromKey } from '../../domain/hotel/rate.ts'
import { type Money, toMinor } from '../../domain/money/money.ts'
import type { QuoteOptionRecord } from '../../domain/quote/quote.ts'
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts'
import { rentalInWords, ridePolicyFor, transferInWords } from '../../domain/ride/quote-option.ts'
import { rateOutcome } from '../hotel/rate-difference.ts'
import { marketOf, rideMarkup } from '../markup/market.ts'
import type { Viewer } from '../viewer.ts'

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

function carOption(rental: PricedRental, sell_price: Money, viewer: Viewer): PricedOption {
  const { quote_key: key, total_settlement_price: settlement_price, on_request } = rental
  const terms = { ...rental, tz: rental.vehicle.tz, currency: rental.wish.currency }
  const policy = ridePolicyFor(terms, toMinor(sell_price), viewer.now)
  const last_outcome = on_request ? 'on_request' : 'available'
  return { product: 'car', key, ...rentalInWords(rental), settlement_price, policy, last_outcome }
}

function transferOption(transfer: PricedTransfer, sell_price: Money, viewer: Viewer): PricedOption {
  const { total_settlement_price: settlement_price, on_request } = transfer
  const terms = { ...transfer, tz: transfer.airport.tz, currency: transfer.wish.currency }
  const policy = ridePolicyFor(terms, toMinor(sell_price), viewer.now)
  const { quote_key: key } = transferKeyOf(viewer.world.catalogue, transfer, viewer.now)
  const last_outcome = on_request ? 'on_request' : 'available'
  return { product: 'airport', key, ...transferInWords(transfer), settlement_price, policy, last_outcome }
}

/** A car or a transfer by the key that its quote was given; a price that moved since has lapsed like an old key. */
function rideOption(
  quote_key: string,
  sell_price: Money,
  field: string,
  viewer: Viewer,
): PricedOption | Refusal {
  const { catalogue } = viewer.world
  const car = rentalFromKey(catalogue, quote_key, viewer.now, rideMarkup(viewer, 'car'))
  if (car.state === 'open') {
    const { rental, quoted_total } = car
    const holds = rental.wish.currency === viewer.currency && rental.total_price === quoted_total
    return holds ? carOption(rental, sell_price, viewer) : refuse('QUOTE_EXPIRED')
  }
  const ride = transferFromKey(catalogue, quote_key, viewer.now, rideMarkup(viewer, 'airport'))
  if (ride.state === 'open') {
    const { transfer, quoted_total } = ride
    const holds = transfer.wish.currency === viewer.currency && transfer.total_price === quoted_total
    return holds ? transferOption(transfer, sell_price, viewer) : refuse('QUOTE_EXPIRED')
  }
  if (car.state === 'expired' || ride.state === 'expired') return refuse('QUOTE_EXPIRED')
  return refuse('VALIDATION', undefined, { fields: { [`${field}.quote_key`]: ['quote_key_unknown'] } })
}

/** The option behind the key of one entry; refusals name `field`. */
export function optionFromEntry(
  entry: Schemas['QuoteOptionEntry'],
  field: string,
  viewer: Viewer,
): PricedOption | Refusal {
  const { rate_key, quote_key, sell_price } = entry
  if (rate_key === undefined) return rideOption(quote_key ?? '', sell_price, field, viewer)
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
  return option.product === 'hotel'
    ? recheckHotel(option, sell_price, viewer)
    : recheckRide(option, sell_price, viewer)
}

function recheckRide(option: QuoteOptionRecord, sell_price: Money, viewer: Viewer): Recheck {
  const { catalogue } = viewer.world
  const car =
    option.product === 'car'
      ? rentalAgain(catalogue, option.key, viewer.now, rideMarkup(viewer, 'car'))
      : null
  const transfer =
    option.product === 'airport'
      ? transferAgain(catalogue, option.key, viewer.now, rideMarkup(viewer, 'airport'))
      : null
  const priced = car
    ? carOption(car, sell_price, viewer)
    : transfer && transferOption(transfer, sell_price, viewer)
  if (!priced) return { outcome: 'sold_out', priced: null }
  const moved = priced.settlement_price !== option.settlement_price
  return { outcome: moved ? 'price_changed' : priced.last_outcome, priced }
}

function recheckHotel(option: QuoteOptionRecord, sell_price: Money, viewer: Viewer): Recheck {
  const found = rateAgain(marketOf(viewer), option.key, viewer.now)
  if (!found) return { outcome: 'sold_out', priced: null }
  const priced = hotelOption(found.rate, sell_price, viewer)
  if (isRefusal(priced)) return { outcome: 'sold_out', priced: null }
  const moved = rateOutcome(found.quoted, found.rate, found.rate.total_price, 0)
  const dearer = priced.settlement_price !== option.settlement_price
  const outcome = moved === 'terms_changed' ? moved : dearer ? 'price_changed' : moved
  return { outcome, priced }
}
