import { labels, type Schemas } from '@portal/api-client/contract'
import { tierAt } from '../../domain/cancellation/policy.ts'
import type { BookedRoomRecord } from '../../domain/hotel/order-part.ts'
import { pricedStay, rateOfChange, stayChangeErrors } from '../../domain/hotel/stay-change.ts'
import { moneyText, toMinor, toMoney } from '../../domain/money/money.ts'
import type { HotelOrderRecord } from '../../domain/order/order.ts'
import { invalidFields } from '../../domain/refusal.ts'
import { nightsBetween } from '../../domain/time/dates.ts'
import type { LocalText } from '../../texts/language.ts'
import type { FieldErrors } from '../../texts/text.ts'
import { marketForChange } from '../markup/market.ts'
import type { LinePair, PricedChange } from '../product.ts'
import type { Viewer } from '../viewer.ts'
import { stayErrors } from './stay-errors.ts'

/** A stay with other dates, rooms or guests. The hotel is asked where it always is, and once its fee has begun. */
export function priceStayChange(
  order: HotelOrderRecord,
  { stay }: Schemas['BookingChange'],
  viewer: Viewer,
): PricedChange {
  const { now } = viewer
  if (!stay) throw invalidFields({ 'change.stay': ['change_needed'] })
  refuseErrors({ ...stayErrors(stay, order.tz, now), ...stayChangeErrors(order, stay) })
  const rate = rateOfChange(marketForChange(order, viewer), order, stay, now)
  if (!('rate_key' in rate)) return { unavailable: rate }
  refuseErrors(stayChangeErrors(order, stay, rate.nationality_rule))
  const priced = pricedStay(order, stay, rate, now)
  if (isUnchanged(order, { ...order, ...priced })) throw invalidFields({ 'change.stay': ['change_needed'] })
  const costs = toMinor(tierAt(order.policy, now).amount) > 0
  return { priced, on_request: costs || rate.outcome === 'on_request' }
}

function refuseErrors(errors: FieldErrors): void {
  const fields = Object.entries(errors).map(([field, error]) => [`change.stay.${field}`, error])
  if (fields.length > 0) throw invalidFields(Object.fromEntries(fields))
}

/** Whether guests, rooms and dates are as before, whatever they would cost today. */
function isUnchanged(before: HotelOrderRecord, after: HotelOrderRecord): boolean {
  const facts = ({ check_in_date, check_out_date, rooms }: HotelOrderRecord) =>
    JSON.stringify([check_in_date, check_out_date, rooms.map(({ rate_id, guests }) => [rate_id, guests])])
  return facts(before) === facts(after)
}

/** Dates, then each room: those that were booked keep their line, further ones follow. */
export function stayLines(before: HotelOrderRecord, after: HotelOrderRecord): readonly LinePair[] {
  const left = [...after.rooms]
  const pairs = before.rooms.map((room): LinePair => {
    const at = left.findIndex((other) => isContinued(room, other))
    const [next] = at < 0 ? [] : left.splice(at, 1)
    return [roomLine(room, before.currency), next ? roomLine(next, after.currency) : null]
  })
  const further = left.map((room): LinePair => [null, roomLine(room, after.currency)])
  return [[dateLine(before), dateLine(after)], ...pairs, ...further]
}

/** Rooms have no name of their own: the same guests, or else the same rate, say which one goes on. */
const isContinued = (room: BookedRoomRecord, other: BookedRoomRecord): boolean =>
  room.guests.some(({ full_name }) => other.guests.some((guest) => guest.full_name === full_name))

function dateLine({ check_in_date, check_out_date }: HotelOrderRecord): LocalText {
  const nights = nightsBetween(check_in_date, check_out_date)
  const dates = `${check_in_date} – ${check_out_date}`
  return { en: `${dates}, ${nights} night${nights === 1 ? '' : 's'}`, 'zh-cn': `${dates}，${nights} 晚` }
}

function roomLine(room: BookedRoomRecord, currency: string): LocalText {
  const price = moneyText(
    toMoney(
      room.nightly.reduce((sum, night) => sum + night.price, 0),
      currency,
    ),
  )
  const guests = room.guests.map(({ full_name }) => full_name).join(', ')
  const line = (language: 'en' | 'zh-cn') =>
    [room.room_type[language], labels.MealType[language][room.meal_type], guests, price].join(' · ')
  return { en: line('en'), 'zh-cn': line('zh-cn') }
}
