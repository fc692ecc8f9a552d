import type { LocalText } from '../../texts/language.ts'
import type { CancellationPlan } from '../cancellation/policy.ts'
import { resolveStayTiers } from '../cancellation/room-policy.ts'
import { divideInteger, toMoney } from '../money/money.ts'
import { keyExpiry } from '../order/pay-time.ts'
import { includedCharges, onSiteCharge, taxedShare } from './charges.ts'
import { fxFrozen } from './currency.ts'
import type { HotelRecord, HotelSource } from './hotel.ts'
import { nationalityRule } from './nationality-rule.ts'
import { extraBeds, infantsOf, partyOf, peopleOf } from './night.ts'
import type { Occupancy, PricedCharge, PricedNight, PricedRate, PricedRoom } from './priced-rate.ts'
import {
  forAllRooms,
  type NightQuote,
  nightQuotes,
  quoteHotel,
  type RateQuote,
  type RoomChoice,
  type StayFrame,
  type StayQuote,
  stayFrame,
} from './quote.ts'
import { encodeRateKey, rateKeyLife, type StayRequest } from './rate-key.ts'
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
  const { left, total, net } = quote
  return priceRooms(source, frame, { choices: forAllRooms(frame, quote), left, total, net }, now)
}

/** The same for rooms that may differ. */
export function priceRooms(source: HotelSource, frame: StayFrame, quote: StayQuote, now: number): PricedRate {
  const { hotel, request, turn } = frame
  const { choices } = quote
  const { currency } = request
  const quotes = nightQuotes(frame, choices)
  const nightly = quotes.map((night) => pricedNight(night, currency))
  const issued = Math.floor(now / 1000)
  const changed = frame.carrier?.recheck === 'terms' && turn > 0
  const plans = choices.map(({ plan }) => (changed ? stricter(plan.cancellation) : plan.cancellation))
  const ids = distinct(choices.map(({ room, plan }) => `${room.id}-${plan.id}`))
  const remarks = distinct(choices.flatMap(({ plan }) => plan.remarks))
  const total_settlement_price = toMoney(quote.net, currency)
  return {
    rate_key: encodeRateKey(source, {
      ...request,
      sold_as: choices.map(({ room, plan }) => ({ room_type_id: room.id, plan_id: plan.id })),
      turn,
      issued,
      total: quote.total,
    }),
    rate_id: ids.length === 1 ? (ids[0] as string) : combinedId(source, hotel.id, choices),
    match_key: distinct(choices.map(({ room, plan }) => `${room.id}|${plan.meal_type}`)).join(','),
    hotel_id: hotel.id,
    name: joinedText(distinct(choices.map(({ plan }) => plan.name))),
    infant_below_age: hotel.infant_below_age,
    outcome:
      choices.some(({ plan }) => plan.on_request) || frame.carrier?.on_request ? 'on_request' : 'available',
    allotment_left: quote.left <= shownAllotment ? quote.left : null,
    check_in: request.check_in,
    check_out: request.check_out,
    rooms: request.rooms.map((people, index) =>
      pricedRoom(people, index + 1, hotel, choices[index] as RoomChoice),
    ),
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
    plans,
    policy: resolveStayTiers(plans, {
      checkInDate: request.check_in,
      tz: hotel.tz,
      total: total_settlement_price,
      nightly: request.rooms.map((_, index) =>
        nightly.filter((night) => night.room_index === index + 1).map((night) => night.net),
      ),
      bookedAt: now,
      subject: 'stay',
    }),
    remarks: changed ? [...remarks, changedRemark] : remarks,
    nationality_rule: nationalityRule(choices, nightly, request),
    promotions: distinct(choices.flatMap(({ plan }) => plan.promotions)),
    expires_time: keyExpiry(issued, rateKeyLife, lastArrival(request.check_in, hotel.tz)),
    fx: fxFrozen(currency),
  }
}

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

/** Stays the same when the key is renewed, and is short whatever the rooms are. */
const combinedId = (
  source: Pick<HotelSource, 'digest'>,
  hotel_id: string,
  choices: readonly RoomChoice[],
): string =>
  `${hotel_id}-${source.digest(choices.map(({ room, plan }) => `${room.id}-${plan.id}`).join(' '))}`

const joinedText = (texts: readonly LocalText[]): LocalText => ({
  en: distinct(texts.map(({ en }) => en)).join(', '),
  'zh-cn': distinct(texts.map((text) => text['zh-cn'])).join('、'),
})

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

function onSiteCharges(source: HotelSource, frame: StayFrame, { choices }: StayQuote): PricedCharge[] {
  const { hotel, request, dates } = frame
  const charges = source.charges(hotel)
  if (charges.length === 0) return []
  const own = nightQuotes({ ...frame, markup: null }, choices)
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
  { room, plan }: RoomChoice,
): PricedRoom {
  return {
    ...people,
    room_index,
    room_type_id: room.id,
    rate_id: `${room.id}-${plan.id}`,
    room_type: room.name,
    rate_name: plan.name,
    bed_types: room.bed_types,
    bed_promise: plan.beds_promised || room.bed_types.length === 1 ? 'promised' : 'wish',
    max_occupancy: room.max_occupancy,
    infants: infantsOf(people, infant_below_age),
    extra_beds: extraBeds(partyOf(people), room),
    meal_type: plan.meal_type,
    meal_count: plan.meal_type === 'RO' ? 0 : peopleOf(people, infant_below_age),
  }
}
