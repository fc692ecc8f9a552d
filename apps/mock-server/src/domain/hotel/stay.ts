import type { Schemas } from '@portal/api-client/contract'
import type { FieldError } from '../../texts/text.ts'
import { above, type Finding, sumOf, unequal } from '../ledger/invariants/compare.ts'
import type { HotelOrderRecord } from '../order/order.ts'
import { addDays, nightDates } from '../time/dates.ts'
import { fromRfc, instantOf, offsetMissed } from '../time/zones.ts'

/** Where guests, rooms, nights and prices of a stay do not add up. */
export function* stayFindings(order: HotelOrderRecord): Iterable<Finding> {
  const nights = nightDates(order.check_in_date, order.check_out_date)
  for (const room of order.rooms) {
    yield* unequal(room.nightly.map(({ date }) => date).join(), nights.join())
    yield* unequal(room.guests.filter(({ type }) => type === 'adult').length, room.adults)
    yield* unequal(room.guests.length, room.adults + room.child_ages.length)
    yield* unequal(room.guests.filter(({ is_infant }) => is_infant).length, room.infants)
    yield* above(1, room.adults)
    yield* above(room.guests.length - room.infants, room.max_occupancy)
    yield* above(room.cots, room.infants)
    yield* above(room.meal_count, room.guests.length - room.infants)
  }
  const nightly = order.rooms.flatMap((room) => room.nightly)
  const { net: fee, selling } = order.change_fee ?? { net: 0, selling: 0 }
  yield* unequal(sumOf(nightly.map(({ price }) => price)) + selling, order.total_price)
  yield* unequal(sumOf(nightly.map(({ net }) => net)) + fee, order.total_settlement_price)
}

/** Guests of a stay may come until its first day is over at the place; epoch ms. */
export const lastArrival = (check_in: string, tz: string): number =>
  instantOf(addDays(check_in, 1), '00:00', tz)

interface Stay {
  readonly check_in_date: string
  readonly tz: string
  /** Epoch ms of the check-out. */
  readonly service_end: number
}

/** Whether the guests come during their stay, on the clock of the place: from the day of the check-in until the check-out. */
export function arrivalError(
  { check_in_date, tz, service_end }: Stay,
  note: Schemas['ArrivalNote'] | null | undefined,
): FieldError | null {
  if (!note?.eta_local) return null
  const offset = offsetMissed(note.eta_local, tz)
  if (offset !== null) return { key: 'offset_of_place', params: { offset } }
  const at = fromRfc(note.eta_local)
  return at < instantOf(check_in_date, '00:00', tz) || at >= service_end ? 'arrival_outside_stay' : null
}

/** One line per room, so that the lines add up to the total whatever the nights cost. */
export function roomLines(rooms: HotelOrderRecord['rooms']): HotelOrderRecord['price_breakdown'] {
  return rooms.map((room) => {
    const money = room.nightly.reduce((sum, night) => sum + night.price, 0)
    const name = {
      en: `Room ${room.room_index}: ${room.room_type.en}`,
      'zh-cn': `房间 ${room.room_index}：${room.room_type['zh-cn']}`,
    }
    return { code: `room_${room.room_index}`, name, quantity: 1, unit_price: money, money }
  })
}
