import type { LedgerEntry } from '../ledger/entry.ts'
import type { Minor } from '../money/money.ts'
import { localClock } from '../time/zones.ts'
import { holdingStatuses } from './moves.ts'
import { type OrderRecord, settlementMoney } from './order.ts'

/**
 * What orders have used of a sub-account's monthly limit: those it paid in that month of the company's calendar, at what
 * they settle for, or at their full price while the money is only held; and what it agreed to on top in that month.
 */
export function monthUse(orders: Iterable<OrderRecord>, member_id: string, now: number, tz: string): Minor {
  const month = monthOf(now, tz)
  const isNow = (time: number) => monthOf(time * 1000, tz) === month
  let use = 0
  for (const order of orders) {
    // Most orders have none: only a few are looked at twice.
    let left = order.supplements.length === 0 ? 0 : settlementMoney(order)
    let extras = 0
    for (const { amount, time, member_id: by } of order.supplements.toReversed()) {
      // A refund takes the first charge off before it takes what came on top.
      const kept = Math.min(amount, left)
      left -= kept
      extras += kept
      if (by === member_id && isNow(time)) use += kept
    }
    if (order.paid_by !== member_id || order.pay_time === null || !isNow(order.pay_time)) continue
    use += isHeld(order) ? order.total_settlement_price : settlementMoney(order) - extras
  }
  return use
}

interface Spending {
  readonly orders: Iterable<OrderRecord>
  readonly entries: Iterable<LedgerEntry>
}

/** All that counts against the limit of a member's month: its orders, and content and bills that it paid from the balance. */
export function monthSpending(
  { orders, entries }: Spending,
  member_id: string,
  now: number,
  tz: string,
): Minor {
  let spent = monthUse(orders, member_id, now, tz)
  const month = monthOf(now, tz)
  for (const { type, operator, time, delta } of entries) {
    if ((type !== 'content_payment' && type !== 'bill_payment') || operator?.id !== member_id) continue
    if (monthOf(time * 1000, tz) === month) spent -= delta
  }
  return spent
}

const monthOf = (now: number, tz: string): string => localClock(now, tz).date.slice(0, 7)

/** Whether the order's money is set aside and not charged yet. */
export function isHeld({ order_status, cancellation }: OrderRecord): boolean {
  if (order_status === 'cancelling') return cancellation?.from === 'pending_confirm'
  return holdingStatuses.includes(order_status)
}
