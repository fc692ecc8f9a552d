import { tierAt, tierEnd } from '../cancellation/policy.ts'
import { toMinor } from '../money/money.ts'
import type { TwoPrices } from './counted.ts'
import { type OrderRecord, settlementMoney } from './order.ts'
import { isOwed } from './pay-later.ts'

/**
 * The same service at a lower price. A second order is booked and paid first; once it is confirmed, the first one is
 * cancelled free of charge. A second order that is not confirmed while the first one is free comes to nothing.
 */

/** Less is too short for a supplier to answer. */
const leastMs = 10 * 60_000

type Cancellable = Pick<OrderRecord, 'order_status' | 'policy' | 'service_start'>

/** When the order begins to cost a fee, in epoch ms; null where it cannot be replaced before. */
export function replaceableUntil(
  { order_status, policy, service_start }: Cancellable,
  now: number,
): number | null {
  if (order_status !== 'confirmed' || policy.non_refundable) return null
  if (toMinor(tierAt(policy, now).amount) > 0) return null
  const end = Math.min(tierEnd(policy, now) ?? service_start, service_start)
  return now < end - leastMs ? end : null
}

/** Whether terms of today leave at least the free time that the order has; `until` as above. */
export const isAsFree = (policy: Cancellable['policy'], until: number, now: number): boolean =>
  !policy.non_refundable &&
  toMinor(tierAt(policy, now).amount) === 0 &&
  (tierEnd(policy, now) ?? until) >= until

/** What today's prices change, below 0 when cheaper; null where the company or its customer would pay more. */
export function savingAt(order: OrderRecord, { net, selling }: TwoPrices): TwoPrices | null {
  // Cancelling gives back what the order still holds, which a refund may have lessened.
  const own = isOwed(order) ? order.total_settlement_price : settlementMoney(order)
  const saved: TwoPrices = { net: net - own, selling: selling - order.total_price }
  return saved.net >= 0 || saved.selling > 0 ? null : saved
}
