import { labels, type Schemas } from '@portal/api-client/contract'
import type { FrozenPolicy } from '../../domain/cancellation/frozen-policy.ts'
import { openCalculation } from '../../domain/hotel/charges.ts'
import type { PricedCharge, PricedRate, PricedRoom } from '../../domain/hotel/priced-rate.ts'
import { lastArrival } from '../../domain/hotel/stay.ts'
import { divideInteger, sumMoney, toMinor, toMoney } from '../../domain/money/money.ts'
import { paymentTime } from '../../domain/order/pay-time.ts'
import { policyInSellingPrices, presentPolicy, presentRoomPolicy } from '../order/present-terms.ts'
import { shownTo } from '../present.ts'
import { payChannels, payLaterOf, type Reader, say } from '../viewer.ts'

/** `tz` is the hotel's. */
export function presentRate(rate: PricedRate, tz: string, reader: Reader): Schemas['Rate'] {
  const { language } = reader
  const policy = ratePolicy(rate, tz, reader)
  const rooms = rate.rooms.map((room) => presentRateRoom(room, rate, policy, tz, reader))
  const [first] = rooms
  if (!first) throw new Error(`Rate ${rate.rate_id} has no room`)
  const joined = (textOf: (room: Schemas['RateRoom']) => string) =>
    [...new Set(rooms.map(textOf))].join(language === 'en' ? ', ' : '、')
  const cancellation_policy = presentPolicy(policy, reader)
  return {
    rate_key: rate.rate_key,
    rate_id: rate.rate_id,
    match_key: rate.match_key,
    name: say(rate.name, reader),
    expires_time: rate.expires_time,
    room_type_id: first.room_type_id,
    room_type: joined(({ room_type }) => room_type),
    bed_types: first.bed_types,
    max_occupancy: rate.rooms[0]?.max_occupancy ?? 0,
    meal_type: first.meal_type,
    meal_text: joined(({ meal_text }) => meal_text),
    rooms,
    outcome: rate.outcome,
    allotment_left: rate.allotment_left,
    price_per_night: pricePerNight(rate),
    total_price: rate.total_price,
    total_settlement_price: shownTo(reader, rate.total_settlement_price),
    nightly: rate.nightly.map(({ room_index, date, price }) => ({ room_index, date, price })),
    charges: rate.charges.map((charge) => presentCharge(charge, reader)),
    cancellation_policy,
    refundability_now: cancellation_policy.refundability_now,
    pay_channels: payChannels(reader),
    payment_time: paymentTime(
      rate.expires_time,
      lastArrival(rate.check_in, tz),
      tz,
      payLaterOf(reader, { policy: rate.policy, service_start: lastArrival(rate.check_in, tz) }),
    ),
    remarks: rate.remarks.map((remark) => say(remark, reader)),
    nationality_rule: rate.nationality_rule && {
      allow: [...rate.nationality_rule.allow],
      deny: [...rate.nationality_rule.deny],
      surcharge: rate.nationality_rule.surcharge,
      text: say(rate.nationality_rule.text, reader),
    },
    promotions: rate.promotions.map((promotion) => say(promotion, reader)),
  }
}

function presentRateRoom(
  room: PricedRoom,
  rate: PricedRate,
  policy: FrozenPolicy,
  tz: string,
  reader: Reader,
): Schemas['RateRoom'] {
  const nights = rate.nightly.filter(({ room_index }) => room_index === room.room_index)
  const prices = nights.map(({ price }) => price)
  const charged = shownTo(
    reader,
    nights.map(({ net }) => net),
    () => prices,
  )
  return {
    room_index: room.room_index,
    room_type_id: room.room_type_id,
    room_type: say(room.room_type, reader),
    rate_name: say(room.rate_name, reader),
    bed_types: [...room.bed_types],
    bed_promise: room.bed_promise,
    adults: room.adults,
    child_ages: [...room.child_ages],
    infants: room.infants,
    extra_beds: room.extra_beds,
    meal_type: room.meal_type,
    meal_text: labels.MealType[reader.language][room.meal_type],
    meal_count: room.meal_count,
    total_price: sumMoney(prices[0]?.currency ?? reader.currency, prices),
    cancellation_policy: presentRoomPolicy(policy, room.room_index, { nights: charged, tz }, reader),
  }
}

/** Average selling price per room and night. */
function pricePerNight({
  total_price,
  nightly,
}: Pick<PricedRate, 'total_price' | 'nightly'>): Schemas['Money'] {
  const average = divideInteger(toMinor(total_price), Math.max(1, nightly.length), 'half-up')
  return toMoney(average, total_price.currency)
}

export function presentCharge(
  charge: PricedCharge,
  reader: Pick<Reader, 'language' | 'seesNet'>,
): Schemas['Charge'] {
  const { name } = charge
  const calculation = reader.seesNet ? charge.calculation : openCalculation(charge)
  return { ...charge, name: say(name, reader), calculation: calculation && say(calculation, reader) }
}

/** The terms of a rate at the prices that this reader may see. */
export function ratePolicy(
  rate: PricedRate,
  tz: string,
  reader: Pick<Reader, 'now' | 'seesNet'>,
): FrozenPolicy {
  return shownTo(reader, rate.policy, () => sellingPolicy(rate, tz, reader.now))
}

function sellingPolicy(rate: PricedRate, tz: string, now: number): FrozenPolicy {
  return policyInSellingPrices({
    plans: rate.plans,
    check_in: rate.check_in,
    tz,
    total: rate.total_price,
    nightly: rate.rooms.map((_, index) =>
      rate.nightly.filter(({ room_index }) => room_index === index + 1).map(({ price }) => price),
    ),
    booked: now,
  })
}
