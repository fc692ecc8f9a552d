import type { LedgerEntry } from '../../ledger/entry.ts'
import { divide, type Minor } from '../../money/money.ts'
import { localMonth } from '../../time/zones.ts'
import { type Counting, counted, pricesOf } from '../counted.ts'
import { holdingStatuses } from '../lifecycle.ts'
import { type OrderRecord, settlementMoney } from '../order.ts'

/** Whose month it is. */
export interface Spender extends Counting {
  readonly id: string
}

/**
 * What an order counts for once it is charged: what it settles for, and what staff gave back while the service stays.
 * Only a service that is given back, by a cancellation or a cheaper change, makes room for another.
 */
function countedMoney(order: OrderRecord): Minor {
  const settlement = settlementMoney(order)
  if (order.refunded === 0 || order.order_status === 'cancelled' || order.order_status === 'no_show')
    return settlement
  const goodwill = order.refunds.filter(({ type, status }) => type === 'after_sales' && status === 'refunded')
  return settlement + goodwill.reduce((sum, { approved }) => sum + (approved ?? 0), 0)
}

/**
 * What orders have used of a sub-account's monthly limit: those it paid in that month of the company's calendar, at what
 * they count for, or at their full price while the money is only held; and what it agreed to on top in that month. For
 * who sees no net prices at selling prices: of what is kept of a charge, the same part of its selling price.
 */
export function monthUse(orders: Iterable<OrderRecord>, member: Spender, now: number, tz: string): Minor {
  const month = localMonth(now, tz)
  const isNow = (time: number) => localMonth(time * 1000, tz) === month
  let use = 0
  for (const order of orders) {
    const { supplements, paid_by, pay_time } = order
    // Most orders have none, and most are somebody else's: only a few are looked at twice.
    if (supplements.length === 0 && paid_by !== member.id) continue
    let left = supplements.length === 0 ? 0 : countedMoney(order)
    let extras = 0
    for (const { amount, price, time, member_id } of supplements.toReversed()) {
      // A refund takes the first charge off before it takes what came on top.
      const kept = Math.min(amount, left)
      left -= kept
      extras += kept
      if (member_id === member.id && isNow(time)) use += member.seesNet ? kept : shareOf(price, kept, amount)
    }
    if (paid_by !== member.id || pay_time === null || !isNow(pay_time)) continue
    if (isHeld(order)) use += counted(member, pricesOf(order))
    else use += member.seesNet ? countedMoney(order) - extras : sellingOfFirst(order, extras)
  }
  return use
}

/** Selling price of what is left of the first charge; `extras` is what is left of those that came on top. */
function sellingOfFirst(order: OrderRecord, extras: Minor): Minor {
  const { total_price, total_settlement_price, supplements } = order
  let [price, amount] = [total_price, total_settlement_price]
  for (const supplement of supplements) {
    price -= supplement.price
    amount -= supplement.amount
  }
  return shareOf(price, countedMoney(order) - extras, amount)
}

/** The part of a whole that `part` is of `of`; never more than the whole, nor less than nothing. */
function shareOf(whole: Minor, part: Minor, of: Minor): Minor {
  if (part <= 0 || whole <= 0) return 0
  return part >= of ? whole : Number(divide(BigInt(whole) * BigInt(part), BigInt(of), 'floor'))
}

interface Spending {
  readonly orders: Iterable<OrderRecord>
  readonly entries: Iterable<LedgerEntry>
}

/** All that counts against the limit of a member's month: its orders, and content and bills that it paid from the balance. */
export function monthSpending(
  { orders, entries }: Spending,
  member: Spender,
  now: number,
  tz: string,
): Minor {
  let spent = monthUse(orders, member, now, tz)
  const month = localMonth(now, tz)
  for (const { type, operator, time, delta } of entries) {
    if ((type !== 'content_payment' && type !== 'bill_payment') || operator?.id !== member.id) continue
    if (localMonth(time * 1000, tz) === month) spent -= delta
  }
  return spent
}

/** Whether the order's money is set aside and not charged yet. */
export function isHeld({ order_status, cancellation }: OrderRecord): boolean {
  if (order_status === 'cancelling') return cancellation?.from === 'pending_confirm'
  return holdingStatuses.includes(order_status)
}
