import { rateAgain, rateFromKey } from '../../domain/hotel/keyed-rate.ts'
import type { PricedRate } from '../../domain/hotel/priced-rate.ts'
import { hotelOptionTexts, policyFor } from '../../domain/hotel/quote-option.ts'
import { decodeRateKey } from '../../domain/hotel/rate-key.ts'
import { roomsInAddress } from '../../domain/hotel/search-text.ts'
import { type Money, toMinor, toMoney } from '../../domain/money/money.ts'
import type { QuoteOptionRecord } from '../../domain/quote/quote.ts'
import { attempt, isRefusal, refuse } from '../../domain/refusal.ts'
import { marketOf } from '../markup/market.ts'
import { canonicalJson } from '../once.ts'
import type { OfferAddress, OptionLook, PricedOption, Recheck } from '../product.ts'
import type { Viewer } from '../viewer.ts'
import { rateOutcome } from './rate-difference.ts'

function hotelOption(rate: PricedRate, sell_price: Money, viewer: Viewer): PricedOption {
  const hotel = viewer.world.catalogue.hotel(rate.hotel_id)
  if (!hotel) throw refuse('NOT_FOUND')
  return {
    product: 'hotel',
    key: rate.rate_key,
    ...hotelOptionTexts(rate, hotel),
    settlement_price: toMinor(rate.total_settlement_price),
    ...policyFor(rate, sell_price, hotel.tz, viewer.now),
    last_outcome: rate.outcome,
  }
}

/** The rate behind a key; null for a key that was never issued. */
export function readHotelOption(key: string, sell_price: Money, viewer: Viewer): PricedOption | null {
  const reading = rateFromKey(marketOf(viewer), key, { now: viewer.now, recheck: false })
  if (reading.state === 'unknown') return null
  const gone = reading.state !== 'on_sale' || reading.parts.currency !== viewer.currency
  if (gone) throw refuse('RATE_EXPIRED')
  return hotelOption(reading.rate, sell_price, viewer)
}

/** The rate as the hotel sells it now. */
export function recheckHotelOption(option: QuoteOptionRecord, sell_price: Money, viewer: Viewer): Recheck {
  const found = rateAgain(marketOf(viewer), option.key, viewer.now)
  if (!found) return { outcome: 'sold_out', priced: null }
  const priced = attempt(() => hotelOption(found.rate, sell_price, viewer))
  if (isRefusal(priced)) return { outcome: 'sold_out', priced: null }
  const moved = rateOutcome(found.quoted, found.rate, found.rate.total_price, 0)
  const dearer = priced.settlement_price !== option.settlement_price
  const outcome = moved === 'terms_changed' ? moved : dearer ? 'price_changed' : moved
  return { outcome, priced }
}

/** The offer of a key, whenever it was issued and whatever it cost; null for a key that was never issued. */
export function rateNamedBy(key: string, { world }: Viewer): string | null {
  const parts = decodeRateKey(world.catalogue, key)
  if (!parts) return null
  const { issued: _, turn: __, total: ___, ...rate } = parts
  return canonicalJson(rate)
}

const shownImages = 4

/** The hotel of a rate as a customer sees it; empty for a hotel that is gone. */
export function lookOfRate({ key }: QuoteOptionRecord, { world, language }: Viewer): OptionLook {
  const parts = decodeRateKey(world.catalogue, key)
  const hotel = parts && world.catalogue.hotel(parts.hotel_id)
  if (!hotel) return { images: [], hotel: null }
  const { name_local, star, address, address_local, lat, lng } = hotel
  return {
    images: hotel.images.slice(0, shownImages),
    hotel: { name_local, star, address: address[language], address_local, lat, lng },
  }
}

/** What the hotel booking page reads from its URL. */
export function addressOfRate(option: QuoteOptionRecord, key: string, viewer: Viewer): OfferAddress {
  const parts = decodeRateKey(viewer.world.catalogue, key)
  if (!parts) return { search: {}, selection: {} }
  const { hotel_id, check_in, check_out, rooms, nationality, currency } = parts
  const tz = viewer.world.catalogue.hotel(hotel_id)?.tz
  return {
    search: {
      destination_type: 'hotel',
      destination_id: hotel_id,
      destination_name: option.title.en,
      check_in,
      check_out,
      rooms: roomsInAddress(rooms),
      nationality,
      ...(tz && { tz }),
    },
    selection: {
      hotel_id,
      rate_key: key,
      known_total: toMoney(parts.total, currency).amount,
      currency,
    },
  }
}
