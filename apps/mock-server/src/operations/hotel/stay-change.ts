import { labels } from '@portal/api-client/contract'
import { tierAt } from '../../domain/cancellation/policy.ts'
import type { BookedRoomRecord } from '../../domain/hotel/order-part.ts'
import { bedErrors, pricedStay, rateOfChange, stayChangeErrors } from '../../domain/hotel/stay-change.ts'
import { moneyText, toMinor, toMoney } from '../../domain/money/money.ts'
import { repeatErrors } from '../../domain/order/book-base.ts'
import type { HotelOrderRecord, WantedChange } from '../../domain/order/order.ts'
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
  { change: { stay }, different_people }: WantedChange,
  viewer: Viewer,
): PricedChange {
  const { now } = viewer
  if (!stay) throw invalidFields({ 'change.stay': ['change_needed'] })
  refuseErrors({
    ...repeatErrors(stay.guests, { different_people }),
    ...stayErrors(stay, order.tz, now),
    ...stayChangeErrors(order, stay),
  })
  const rate = rateOfChange(marketForChange(order, viewer), order, stay, now)
  if (!('rate_key' in rate)) return { unavailable: rate }
  refuseErrors({ ...stayChangeErrors(order, stay, rate.nationality_rule), ...bedErrors(stay, rate) })
  const priced = pricedStay(order, stay, rate, now)
  if (isUnchanged(order, { ...order, ...priced })) throw invalidFields({ 'change.stay': ['change_needed'] })
  const costs = toMinor(tierAt(order.policy, now).amount) > 0
  return { priced, on_request: costs || rate.outcome === 'on_request' }
}

function refuseErrors(errors: FieldErrors): void {
  const fields = Object.entries(errors).map(([field, error]) => [`change.stay.${field}`, error])
  if (fields.length > 0) throw invalidFields(Object.fromEntries(fields))
}

/** Whether guests, rooms, beds and dates are as before, whatever they would cost today. */
function isUnchanged(before: HotelOrderRecord, after: HotelOrderRecord): boolean {
  const facts = ({ check_in_date, check_out_date, rooms }: HotelOrderRecord) =>
    JSON.stringify([
      check_in_date,
      check_out_date,
      rooms.map(({ rate_id, bed_type, guests }) => [rate_id, bed_type, guests]),
    ])
  return facts(before) === facts(after)
}

/** Dates, then each room: those that were booked keep their line, further ones follow. */
export function stayLines(
  before: HotelOrderRecord,
  after: HotelOrderRecord,
  priced: boolean,
): readonly LinePair[] {
  const next = continued(before.rooms, after.rooms)
  const left = after.rooms.filter((room) => !next.includes(room))
  const line = (room: BookedRoomRecord | null, { currency }: HotelOrderRecord) =>
    room && roomLine(room, priced ? currency : null)
  return [
    [dateLine(before), dateLine(after)],
    ...before.rooms.map((room, at): LinePair => [line(room, before), line(next[at] ?? null, after)]),
    ...left.map((room): LinePair => [null, line(room, after)]),
  ]
}

/** What becomes of each room. Rooms have no name of their own: the same guests, or else the same rate, say which one goes on. */
function continued(
  before: readonly BookedRoomRecord[],
  after: readonly BookedRoomRecord[],
): (BookedRoomRecord | null)[] {
  const left = [...after]
  const next: (BookedRoomRecord | null)[] = before.map(() => null)
  const take = (isSame: (room: BookedRoomRecord, other: BookedRoomRecord) => boolean) =>
    before.forEach((room, index) => {
      const at = next[index] ? -1 : left.findIndex((other) => isSame(room, other))
      if (at >= 0) next[index] = left.splice(at, 1)[0] ?? null
    })
  take((room, other) =>
    room.guests.some(({ full_name }) => other.guests.some((guest) => guest.full_name === full_name)),
  )
  take(({ rate_id }, other) => rate_id === other.rate_id)
  return next
}

function dateLine({ check_in_date, check_out_date }: HotelOrderRecord): LocalText {
  const nights = nightsBetween(check_in_date, check_out_date)
  const dates = `${check_in_date} – ${check_out_date}`
  return { en: `${dates}, ${nights} night${nights === 1 ? '' : 's'}`, 'zh-cn': `${dates}，${nights} 晚` }
}

/** `currency` is null where no prices are named. */
function roomLine(room: BookedRoomRecord, currency: string | null): LocalText {
  const price = room.nightly.reduce((sum, night) => sum + night.price, 0)
  const guests = room.guests.map(({ full_name }) => full_name).join(', ')
  const line = (language: 'en' | 'zh-cn') =>
    [
      room.room_type[language],
      labels.BedType[language][room.bed_type],
      labels.MealType[language][room.meal_type],
      guests,
      currency === null ? '' : moneyText(toMoney(price, currency)),
    ]
      .filter(Boolean)
      .join(' · ')
  return { en: line('en'), 'zh-cn': line('zh-cn') }
}
