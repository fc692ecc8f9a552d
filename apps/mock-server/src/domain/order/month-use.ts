import type { Minor } from '../money/money.ts'
import { localClock } from '../time/zones.ts'
import { holdingStatuses } from './moves.ts'
import { type OrderRecord, settlementMoney } from './order.ts'

/**
 * What a sub-account has used of its monthly limit: orders it paid in that month of the company's calendar, at what
 * they settle for, or at their full price while the money is only held.
 */
export function monthUse(orders: Iterable<OrderRecord>, member_id: string, now: number, tz: string): Minor {
  const month = localClock(now, tz).date.slice(0, 7)
  let use = 0
  for (const order of orders) {
    if (order.paid_by !== member_id || order.pay_time === null) continue
    if (localClock(order.pay_time * 1000, tz).date.slice(0, 7) !== month) continue
    use += isHeld(order)
      ? order.total_settlement_price
      : Math.min(settlementMoney(order), order.charged - order.supplements)
  }
  return use
}

/** Whether the order's money is set aside and not charged yet. */
export function isHeld({ order_status, cancellation }: OrderRecord): boolean {
  if (order_status === 'cancelling') return cancellation?.from === 'pending_confirm'
  return holdingStatuses.includes(order_status)
}
