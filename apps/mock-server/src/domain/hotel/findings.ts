import { above, type Finding, sumOf, unequal } from '../ledger/invariants/compare.ts'
import { nightDates } from '../time/dates.ts'
import type { HotelOrderRecord } from './order.ts'

/** Where guests, rooms, nights and prices of a stay do not add up. */
export function* stayFindings(order: HotelOrderRecord): Iterable<Finding> {
  const nights = nightDates(order.check_in_date, order.check_out_date)
  for (const room of order.rooms) {
    yield* unequal(room.nightly.map(({ date }) => date).join(), nights.join())
    yield* unequal(room.guests.filter(({ type }) => type === 'adult').length, room.adults)
    yield* unequal(room.guests.length, room.adults + room.child_ages.length)
    yield* above(1, room.adults)
    yield* above(room.guests.length, order.max_occupancy)
  }
  const nightly = order.rooms.flatMap((room) => room.nightly)
  yield* unequal(sumOf(nightly.map(({ price }) => price)), order.total_price)
  yield* unequal(sumOf(nightly.map(({ net }) => net)), order.total_settlement_price)
}
