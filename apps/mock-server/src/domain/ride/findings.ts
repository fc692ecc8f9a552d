import { above, type Finding, sumOf, unequal } from '../ledger/invariants/compare.ts'
import type { RideOrderRecord } from '../order/order.ts'

/** Where people, seats and prices of a ride do not add up. */
export function* rideFindings(order: RideOrderRecord, seats: number): Iterable<Finding> {
  const { passengers, guests, price_breakdown } = order
  const people = passengers.adults + passengers.child_ages.length
  yield* above(people, seats)
  yield* above(guests.length, people)
  yield* above(1, guests.filter(({ type }) => type === 'adult').length)
  yield* unequal(sumOf(price_breakdown.map(({ net = 0 }) => net)), order.total_settlement_price)
  for (const { quantity, unit_price, money } of price_breakdown) yield* unequal(quantity * unit_price, money)
}
