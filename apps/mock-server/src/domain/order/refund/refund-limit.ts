import { tierAt } from '../../cancellation/policy.ts'
import type { Invoiced } from '../../invoice/application.ts'
import { mainAccount, type RefundShare, refundShares } from '../../ledger/refund-shares.ts'
import { type Minor, toMinor } from '../../money/money.ts'
import { fromRfc } from '../../time/zones.ts'
import { type OrderBaseRecord, type OrderRecord, type PayChannel, settlementMoney } from '../order.ts'

type Paid = Pick<OrderBaseRecord, 'pay_channel' | 'charged' | 'refunded' | 'repaid'>

/** Where this much of the order's charge would go back to; empty for an order that was not paid. */
export function sharesOf(order: Paid, amount: Minor): RefundShare[] {
  const { pay_channel: channel, repaid } = order
  return channel === null ? [] : refundShares({ channel, amount, repaid, settlement: settlementMoney(order) })
}

/** The account that gets most of it. */
export const accountOf = (order: Paid, amount: Minor): PayChannel =>
  mainAccount(sharesOf(order, amount), order.pay_channel ?? 'predeposit')

/**
 * What the terms keep of an order, and how much of its settlement may be refunded; all in smallest units, `now` in
 * epoch ms. A fee follows from the price and never from earlier refunds.
 */

/** Whether the service is still to come. A no-show owes its penalty, which is charged separately. */
export const isAhead = ({ order_status, service_start }: OrderRecord, now: number): boolean =>
  order_status === 'confirmed' && now < service_start

/** The fee under the terms now: for a cancellation, or for a no-show once the service has begun. */
export function feeNow(order: OrderRecord, now: number): Minor {
  const { order_status, policy, cancellation } = order
  if (order_status === 'cancelling' || order_status === 'cancelled') return cancellation?.penalty ?? 0
  return toMinor((isAhead(order, now) ? tierAt(policy, now) : policy.no_show).amount)
}

/**
 * The highest fee that the order can still incur. A refund must leave it, or the service would cost less than its fee.
 */
export function feeAhead(order: OrderRecord, now: number): Minor {
  const { policy, service_start } = order
  if (!isAhead(order, now)) return feeNow(order, now)
  const tiers = policy.tiers.filter(
    ({ from_utc, to_utc }) =>
      (to_utc === null || now < fromRfc(to_utc)) && (from_utc === null || fromRfc(from_utc) < service_start),
  )
  return Math.max(toMinor(policy.no_show.amount), ...tiers.map(({ amount }) => toMinor(amount)))
}

type Held = Pick<Invoiced, 'waiting' | 'issued'>

const beyond = (order: OrderRecord, fee: Minor, { waiting, issued }: Held): Minor =>
  Math.max(0, settlementMoney(order) - Math.max(fee, waiting + issued))

/** The most that a member may request now. */
export const maxRequestableRefund = (order: OrderRecord, invoiced: Held, now: number): Minor =>
  beyond(order, feeNow(order, now), invoiced)

/** The most that staff approve now. */
export const maxApprovableRefund = (order: OrderRecord, invoiced: Held, now: number): Minor =>
  beyond(order, feeAhead(order, now), invoiced)
