import type { LocalText } from '../../texts/language.ts'
import { type CancellationPlan, resolveTiers } from '../cancellation/policy.ts'
import { divideInteger, parseAmount, toMoney } from '../money/money.ts'
import { keyExpiry, salesEnd } from '../order/pay-time.ts'
import { includedCharges, onSiteCharge, taxedShare } from './charges.ts'
import { fxFrozen } from './currency.ts'
import type { HotelRecord, HotelSource, RatePlanRecord } from './hotel.ts'
import { extraBeds, infantsOf, peopleOf, surchargePercent } from './night.ts'
import type { Occupancy, PricedCharge, PricedNight, PricedRate, PricedRoom } from './priced-rate.ts'
import {
  type NightQuote,
  nightQuotes,
  quoteHotel,
  quoteRate,
  type RateQuote,
  type StayFrame,
  stayFrame,
} from './quote.ts'
import { decodeRateKey, encodeRateKey, type RateKeyParts, rateKeyLife, type StayRequest } from './rate-key.ts'
import { lastArrival } from './stay.ts'

/** Above this it is not shown how many rooms are left. */
const shownAllotment = 5

/** Every rate on sale for a request, cheapest first within each room; `now` is epoch ms. */
export function priceStay(source: HotelSource, request: StayRequest, now: number): PricedRate[] {
  const frame = stayFrame(source, request, 0)
  return frame ? quoteHotel(source, frame).map((quote) => priceRate(source, frame, quote, now)) : []
}

/** A quote with everything a booking freezes: nights, charges, terms resolved to both clocks, and a key. */
export function priceRate(source: HotelSource, frame: StayFrame, quote: RateQuote, now: number): PricedRate {
  const { hotel, request, turn } = frame
  const { room, plan } = quote
  const { currency } = request
  const quotes = nightQuotes(frame, room, plan)
  const nightly = quotes.map((night) => pricedNight(night, currency))
  const issued = Math.floor(now / 1000)
  const changed = frame.carrier?.recheck === 'terms' && turn > 0
  const cancellation = changed ? stricter(plan.cancellation) : plan.cancellation
  const total_settlement_price = toMoney(quote.net, currency)
  return {
    rate_key: encodeRateKey(source, {
      ...request,
      room_type_id: room.id,
      plan_id: plan.id,
      turn,
      issued,
      total: quote.total,
    }),
    rate_id: `${room.id}-${plan.id}`,
    match_key: `${room.id}|${plan.meal_type}`,
    hotel_id: hotel.id,
    name: plan.name,
    infant_below_age: hotel.infant_below_age,
    outcome: plan.on_request || frame.carrier?.on_request ? 'on_request' : 'available',
    allotment_left: quote.left <= shownAllotment ? quote.left : null,
    check_in: request.check_in,
    check_out: request.check_out,
    rooms: request.rooms.map((people, index) => pricedRoom(people, index + 1, hotel, quote)),
    nationality: request.nationality,
    total_price: toMoney(quote.total, currency),
    total_settlement_price,
    nightly,
    charges: [
      ...includedCharges(
        quotes.reduce((sum, night) => sum + taxesIn(night.price), 0),
        currency,
      ),
      ...onSiteCharges(source, frame, quote),
    ],
    plan: cancellation,
    policy: resolveTiers(cancellation, {
      checkInDate: request.check_in,
      tz: hotel.tz,
      total: total_settlement_price,
      nightly: request.rooms.map((_, index) =>
        nightly.filter((night) => night.room_index === index + 1).map((night) => night.net),
      ),
      bookedAt: now,
      subject: 'stay',
    }),
    remarks: changed ? [...plan.remarks, changedRemark] : plan.remarks,
    nationality_rule: nationalityRule(plan, nightly, request),
    promotions: plan.promotions,
    expires_time: keyExpiry(issued, rateKeyLife, lastArrival(request.check_in, hotel.tz)),
    fx: fxFrozen(currency),
  }
}

const changedRemark: LocalText = {
  en: 'The hotel has renewed its terms; please read the cancellation policy again.',
  'zh-cn': '酒店已更新条款，请重新阅读取消政策。',
}

/** Terms after the change: free until ten days before, then the whole stay. */
function stricter(plan: CancellationPlan): CancellationPlan {
  if (plan.non_refundable) return plan
  return { ...plan, steps: [{ days_before: 10, time: '12:00', penalty_type: 'full', value: '0' }] }
}

const taxesIn = (price: number) =>
  price - divideInteger(price * taxedShare.before, taxedShare.whole, 'half-up')

const pricedNight = (night: NightQuote, currency: string): PricedNight => ({
  room_index: night.room_index,
  date: night.date,
  price: toMoney(night.price, currency),
  net: toMoney(night.net, currency),
  taxes: toMoney(taxesIn(night.price), currency),
})

function onSiteCharges(source: HotelSource, frame: StayFrame, { room, plan }: RateQuote): PricedCharge[] {
  const { hotel, request, dates } = frame
  const charges = source.charges(hotel)
  if (charges.length === 0) return []
  const own = nightQuotes({ ...frame, markup: null }, room, plan)
  const stay = {
    rooms: request.rooms,
    nights: dates.length,
    infant_below_age: hotel.infant_below_age,
    room_price: toMoney(
      own.reduce((sum, { price }) => sum + price, 0),
      request.currency,
    ),
  }
  return charges.map((charge) => onSiteCharge(charge, stay))
}

function pricedRoom(
  people: Occupancy,
  room_index: number,
  { infant_below_age }: HotelRecord,
  { room, plan }: RateQuote,
): PricedRoom {
  return {
    ...people,
    room_index,
    room_type_id: room.id,
    room_type: room.name,
    bed_types: room.bed_types,
    bed_promise: plan.beds_promised || room.bed_types.length === 1 ? 'promised' : 'wish',
    max_occupancy: room.max_occupancy,
    infants: infantsOf(people, infant_below_age),
    extra_beds: extraBeds(people),
    meal_type: plan.meal_type,
    meal_count: plan.meal_type === 'RO' ? 0 : peopleOf(people, infant_below_age),
  }
}

function nationalityRule(
  plan: RatePlanRecord,
  nightly: readonly PricedNight[],
  request: StayRequest,
): PricedRate['nationality_rule'] {
  const terms = plan.nationality
  if (!terms) return null
  const percent = surchargePercent(plan, request.nationality)
  const average =
    nightly.reduce((sum, night) => sum + parseAmount(night.price.amount, night.price.currency), 0) /
    nightly.length
  return {
    allow: terms.allow,
    deny: terms.deny,
    surcharge:
      percent === 0 ? null : toMoney(Math.round((average * percent) / (100 + percent)), request.currency),
    surcharged: terms.surcharge?.nationalities ?? [],
    text: ruleText(terms.allow, terms.deny, terms.surcharge),
  }
}

function ruleText(
  allow: readonly string[],
  deny: readonly string[],
  surcharge: { readonly nationalities: readonly string[]; readonly percent: number } | null,
): LocalText {
  const en: string[] = []
  const zh: string[] = []
  if (allow.length > 0) {
    en.push(`Only for guests from ${allow.join(', ')}.`)
    zh.push(`仅限 ${allow.join('、')} 国籍客人。`)
  }
  if (deny.length > 0) {
    en.push(`Not for guests from ${deny.join(', ')}.`)
    zh.push(`不接待 ${deny.join('、')} 国籍客人。`)
  }
  if (surcharge) {
    en.push(
      `Guests from ${surcharge.nationalities.join(', ')} pay ${surcharge.percent} % more; it is in the price.`,
    )
    zh.push(`${surcharge.nationalities.join('、')} 国籍客人加收 ${surcharge.percent}%，已含在价格中。`)
  }
  return { en: en.join(' '), 'zh-cn': zh.join('') }
}

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
  const tz = source.hotel(parts.hotel_id)?.tz ?? 'UTC'
  if (now >= keyExpiry(parts.issued, rateKeyLife, lastArrival(parts.check_in, tz)) * 1000)
    return { state: 'expired', parts }
  const quoted = rateOf(source, parts, parts.turn, parts.issued * 1000)
  const rate = recheck ? rateOf(source, parts, parts.turn + 1, now) : quoted
  const gone = recheck && parts.turn === 0 && source.carrier(parts.hotel_id)?.recheck === 'sold_out'
  if (!quoted || !rate || gone)
    return { state: 'sold_out', parts, quoted, alternatives: alternatives(source, parts, now) }
  return { state: 'on_sale', parts, quoted, rate }
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
  const room = source.roomTypes(parts.hotel_id).find((type) => type.id === parts.room_type_id)
  const plan = source.ratePlans(parts.hotel_id).find((candidate) => candidate.id === parts.plan_id)
  if (!frame || !room || !plan) return null
  const quote = quoteRate(source, frame, room, plan)
  return quote ? priceRate(source, frame, quote, now) : null
}

const requestOf = ({
  hotel_id,
  check_in,
  check_out,
  rooms,
  nationality,
  currency,
}: RateKeyParts): StayRequest => ({
  hotel_id,
  check_in,
  check_out,
  rooms,
  nationality,
  currency,
})

/** Same hotel and dates: first the same room with other meals or terms, then other rooms, at most three. */
function alternatives(source: HotelSource, parts: RateKeyParts, now: number): PricedRate[] {
  const frame = stayFrame(source, requestOf(parts), 1)
  if (!frame) return []
  const others = quoteHotel(source, frame).filter(
    ({ room, plan }) => room.id !== parts.room_type_id || plan.id !== parts.plan_id,
  )
  const same = others.filter(({ room }) => room.id === parts.room_type_id)
  const rest = others.filter(({ room }) => room.id !== parts.room_type_id)
  return [...same, ...rest].slice(0, 3).map((quote) => priceRate(source, frame, quote, now))
}
