import { keyExpiry, salesEnd } from '../order/pay-time.ts'
import type { HotelSource } from './hotel.ts'
import type { PricedRate } from './priced-rate.ts'
import { quoteHotel, quoteRooms, type RoomChoice, type Shortage, shortages, stayFrame } from './quote.ts'
import { priceRate, priceRooms } from './rate.ts'
import { decodeRateKey, type RateKeyParts, rateKeyLife, type StayRequest } from './rate-key.ts'
import { lastArrival } from './stay.ts'

/** What a rate key means now. `quoted` is what was shown under the key, `rate` what may be booked. */
export type RateReading =
  | { readonly state: 'unknown' }
  | { readonly state: 'expired'; readonly parts: RateKeyParts }
  | {
      readonly state: 'sold_out'
      readonly parts: RateKeyParts
      readonly quoted: PricedRate | null
      readonly alternatives: readonly PricedRate[]
    }
  | {
      readonly state: 'on_sale'
      readonly parts: RateKeyParts
      readonly quoted: PricedRate
      readonly rate: PricedRate
    }

/**
 * Reads a key; `now` is epoch ms. With `recheck` the hotel is asked again, which reveals a higher price, new terms or a
 * sold-out room; `rate` then has a fresh key under which the same re-check finds nothing more. Without it, `rate` is
 * what the key promised.
 */
export function rateFromKey(
  source: HotelSource,
  key: string,
  { now, recheck }: { readonly now: number; readonly recheck: boolean },
): RateReading {
  const parts = decodeRateKey(source, key)
  if (!parts) return { state: 'unknown' }
  if (isOld(source, parts, now)) return { state: 'expired', parts }
  const quoted = rateOf(source, parts, parts.turn, parts.issued * 1000)
  const rate = recheck ? rateOf(source, parts, parts.turn + 1, now) : quoted
  const gone = recheck && parts.turn === 0 && source.carrier(parts.hotel_id)?.recheck === 'sold_out'
  if (!quoted || !rate || gone)
    return { state: 'sold_out', parts, quoted, alternatives: alternatives(source, parts, now) }
  return { state: 'on_sale', parts, quoted, rate }
}

function isOld(source: HotelSource, { issued, hotel_id, check_in }: RateKeyParts, now: number): boolean {
  const tz = source.hotel(hotel_id)?.tz ?? 'UTC'
  return now >= keyExpiry(issued, rateKeyLife, lastArrival(check_in, tz)) * 1000
}

/**
 * What a key once promised and what may be booked instead now, however old it is; null when no room is left, the first
 * day is too far gone to pay for it (`now` is epoch ms), or the key is of another world.
 */
export function rateAgain(
  source: HotelSource,
  key: string,
  now: number,
): { readonly quoted: PricedRate; readonly rate: PricedRate } | null {
  const parts = decodeRateKey(source, key)
  const hotel = parts && source.hotel(parts.hotel_id)
  if (!parts || !hotel || now >= salesEnd(lastArrival(parts.check_in, hotel.tz))) return null
  const gone = parts.turn === 0 && source.carrier(parts.hotel_id)?.recheck === 'sold_out'
  const quoted = rateOf(source, parts, parts.turn, parts.issued * 1000)
  const rate = gone ? null : rateOf(source, parts, parts.turn + 1, now)
  return quoted && rate ? { quoted, rate } : null
}

function rateOf(source: HotelSource, parts: RateKeyParts, turn: number, now: number): PricedRate | null {
  const frame = stayFrame(source, requestOf(parts), turn)
  const choices = choicesOf(source, parts)
  const quote = frame && choices && quoteRooms(source, frame, choices)
  return frame && quote ? priceRooms(source, frame, quote, now) : null
}

/** Null where the hotel has one of the rooms or plans no more. */
function choicesOf(source: HotelSource, { hotel_id, sold_as }: RateKeyParts): RoomChoice[] | null {
  const choices = sold_as.flatMap(({ room_type_id, plan_id }) => {
    const room = source.roomTypes(hotel_id).find((type) => type.id === room_type_id)
    const plan = source.ratePlans(hotel_id).find((candidate) => candidate.id === plan_id)
    return room && plan ? [{ room, plan }] : []
  })
  return choices.length === sold_as.length ? choices : null
}

const requestOf = ({
  hotel_id,
  check_in,
  check_out,
  rooms,
  nationality,
  currency,
}: StayRequest): StayRequest => ({
  hotel_id,
  check_in,
  check_out,
  rooms,
  nationality,
  currency,
})

/**
 * One rate for all rooms. Same hotel and dates: first a room type of the key with other meals or terms, then others, at
 * most three.
 */
function alternatives(source: HotelSource, parts: RateKeyParts, now: number): PricedRate[] {
  const frame = stayFrame(source, requestOf(parts), 1)
  if (!frame) return []
  const { sold_as } = parts
  const wanted = ({ room }: RoomChoice) => sold_as.some(({ room_type_id }) => room_type_id === room.id)
  const others = quoteHotel(source, frame).filter(
    ({ room, plan }) =>
      !sold_as.every(({ room_type_id, plan_id }) => room_type_id === room.id && plan_id === plan.id),
  )
  const same = others.filter(wanted)
  const rest = others.filter((quote) => !wanted(quote))
  return [...same, ...rest].slice(0, 3).map((quote) => priceRate(source, frame, quote, now))
}

/** Rooms of one booking at most. */
const mostRooms = 9

/** Why a key cannot be combined with the others. */
export type CombinedKeyFlaw =
  | 'rate_key_unknown'
  | 'rate_other_hotel'
  | 'rate_other_dates'
  | 'rate_other_nationality'
  | 'rooms_too_many'

export type CombinedRate =
  /** By position of the key. */
  | { readonly state: 'refused'; readonly flaws: ReadonlyMap<number, CombinedKeyFlaw> }
  | { readonly state: 'expired' }
  | { readonly state: 'sold_out'; readonly shortages: readonly Shortage[] }
  | { readonly state: 'on_sale'; readonly rate: PricedRate }

/**
 * One rate for the rooms of all keys, in the order of the keys, in `currency`; `now` is epoch ms. A re-check that one of
 * the keys has had counts for all.
 */
export function combineRates(
  source: HotelSource,
  keys: readonly string[],
  { now, currency }: { readonly now: number; readonly currency: string },
): CombinedRate {
  const read = keys.map((key) => decodeRateKey(source, key))
  const flaws = flawsOf(read)
  if (flaws.size > 0) return { state: 'refused', flaws }
  const parts = read as RateKeyParts[]
  const [first] = parts
  if (!first) throw new RangeError('Nothing to combine')
  const old = parts.some((one) => isOld(source, one, now) || one.currency !== currency)
  if (old) return { state: 'expired' }
  const together: RateKeyParts = {
    ...first,
    rooms: parts.flatMap(({ rooms }) => rooms),
    sold_as: parts.flatMap(({ sold_as }) => sold_as),
    turn: Math.max(...parts.map(({ turn }) => turn)),
  }
  const frame = stayFrame(source, requestOf(together), together.turn)
  const choices = choicesOf(source, together)
  if (!frame || !choices) return { state: 'expired' }
  const missing = shortages(source, frame, choices)
  if (missing.length > 0) return { state: 'sold_out', shortages: missing }
  const quote = quoteRooms(source, frame, choices)
  // The combined rate lasts no longer than the oldest of its parts.
  const issued = Math.min(...parts.map((one) => one.issued)) * 1000
  return quote ? { state: 'on_sale', rate: priceRooms(source, frame, quote, issued) } : { state: 'expired' }
}

function flawsOf(keys: readonly (RateKeyParts | null)[]): Map<number, CombinedKeyFlaw> {
  const first = keys.find((parts) => parts !== null)
  const flaws = new Map<number, CombinedKeyFlaw>()
  let rooms = 0
  keys.forEach((parts, index) => {
    rooms += parts?.rooms.length ?? 0
    const flaw = parts && first ? flawOf(parts, first) : 'rate_key_unknown'
    if (flaw) flaws.set(index, flaw)
    else if (rooms > mostRooms) flaws.set(index, 'rooms_too_many')
  })
  return flaws
}

function flawOf(parts: RateKeyParts, first: RateKeyParts): CombinedKeyFlaw | null {
  if (parts.hotel_id !== first.hotel_id) return 'rate_other_hotel'
  if (parts.check_in !== first.check_in || parts.check_out !== first.check_out) return 'rate_other_dates'
  return parts.nationality === first.nationality ? null : 'rate_other_nationality'
}
