import type { LedgerEntry } from '../../ledger/entry.ts'
import { divide, type Minor } from '../../money/money.ts'
import { localMonth } from '../../time/zones.ts'
import { countedPrice, type PriceVisibility, pricesOf } from '../counted.ts'
import { holdingStatuses } from '../lifecycle.ts'
import { type OrderRecord, settlementMoney } from '../order.ts'

/** The member whose month is counted. */
export interface Spender extends PriceVisibility {
  readonly id: string
}

/**
 * What an order counts for once it is charged: what it settles for, plus what staff refunded while the service stays.
 * Only a returned service, through a cancellation or a cheaper change, makes room for another.
 */
function countedMoney(order: OrderRecord): Minor {
  const settlement = settlementMoney(order)
  if (order.refunded === 0 || order.order_status === 'cancelled' || order.order_status === 'no_show')
    return settlement
  const goodwill = order.refunds.filter(({ type, status }) => type === 'after_sales' && status === 'refunded')
  return settlement + goodwill.reduce((sum, { approved }) => sum + (approved ?? 0), 0)
}

/**
 * What orders have used of a sub-account's monthly limit: the orders it paid in that month of the company's calendar,
 * at what they count for, or at their full price while the money is only held; plus the supplements it agreed to in
 * that month. For members who do not see net prices, at selling prices: the same share of the selling price that was
 * kept of the charge.
 */
export function monthUse(orders: Iterable<OrderRecord>, member: Spender, now: number, tz: string): Minor {
  const month = localMonth(now, tz)
  const isNow = (time: number) => localMonth(time * 1000, tz) === month
  let use = 0
  for (const order of orders) {
    const { supplements, paid_by, pay_time } = order
    // Most orders have no supplements and belong to other members, so few are examined further.
    if (supplements.length === 0 && paid_by !== member.id) continue
    let left = supplements.length === 0 ? 0 : countedMoney(order)
    let extras = 0
    for (const { amount, price, time, member_id } of supplements.toReversed()) {
      // A refund reduces the first charge before it reduces supplements.
      const kept = Math.min(amount, left)
      left -= kept
      extras += kept
      if (member_id === member.id && isNow(time)) use += member.seesNet ? kept : shareOf(price, kept, amount)
    }
    if (paid_by !== member.id || pay_time === null || !isNow(pay_time)) continue
    if (isHeld(order)) use += countedPrice(member, pricesOf(order))
    else use += member.seesNet ? countedMoney(order) - extras : sellingOfFirst(order, extras)
  }
  return use
}

/** Selling price of what remains of the first charge; `extras` is what remains of the supplements. */
function sellingOfFirst(order: OrderRecord, extras: Minor): Minor {
  const { total_price, total_settlement_price, supplements } = order
  let [price, amount] = [total_price, total_settlement_price]
  for (const supplement of supplements) {
    price -= supplement.price
    amount -= supplement.amount
  }
  return shareOf(price, countedMoney(order) - extras, amount)
}

/** The share of `whole` that `part` is of `of`, between zero and the whole. */
function shareOf(whole: Minor, part: Minor, of: Minor): Minor {
  if (part <= 0 || whole <= 0) return 0
  return part >= of ? whole : Number(divide(BigInt(whole) * BigInt(part), BigInt(of), 'floor'))
}

interface Spending {
  readonly orders: Iterable<OrderRecord>
  readonly entries: Iterable<LedgerEntry>
}

/**
 * Everything that counts against a member's monthly limit: its orders, and content and bills that it paid from the
 * balance.
 */
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

/** Whether the order's money is held and not yet charged. */
export function isHeld({ order_status, cancellation, pay_by }: OrderRecord): boolean {
  const from = order_status === 'cancelling' ? cancellation?.from : order_status
  if (from === 'confirmed') return typeof pay_by === 'number'
  return from !== undefined && holdingStatuses.includes(from)
}
