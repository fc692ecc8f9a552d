import type { Schemas } from '@portal/api-client/contract'
import { tierAt } from '../../cancellation/policy.ts'
import type { Invoiced } from '../../invoice/application.ts'
import { mainAccount, type RefundShare, refundShares } from '../../ledger/refund-shares.ts'
import { type Minor, percentOf, toMinor } from '../../money/money.ts'
import { fromRfc } from '../../time/zones.ts'
import {
  type OrderBaseRecord,
  type OrderRecord,
  openRefundOf,
  type PayChannel,
  type RefundRecord,
  settlementMoney,
} from '../order.ts'

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
function feeNow(order: OrderRecord, now: number): Minor {
  const { order_status, policy, cancellation } = order
  if (order_status === 'cancelling' || order_status === 'cancelled') return cancellation?.penalty ?? 0
  return toMinor((isAhead(order, now) ? tierAt(policy, now) : policy.no_show).amount)
}

/**
 * The highest fee that the order can still incur. Nobody but the supplier can give it up, or the service would cost
 * less than its fee.
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

/** What suppliers and staff have given up of the fee, in refunds that were paid. */
export const waivedOf = ({ refunds }: Pick<OrderBaseRecord, 'refunds'>): Minor =>
  refunds.reduce((sum, { status, waived }) => sum + (status === 'refunded' ? waived : 0), 0)

/** What was approved and not yet paid of an order that keeps at least `kept`. */
export const approvedWithin = (order: OrderRecord, kept: Minor): Minor =>
  Math.max(0, Math.min(openRefundOf(order)?.approved ?? 0, settlementMoney(order) - kept))

/** What a fee comes to: suppliers and staff have given up a part of it, or more has been approved than it leaves. */
export function feeLeft(order: OrderRecord, fee: Minor): Minor {
  const waived = openRefundOf(order)?.waived ?? 0
  return Math.min(fee, settlementMoney(order) - approvedWithin(order, Math.max(0, fee - waived)))
}

/** What a member may name as the ground of a refund; empty where nothing is charged. */
export function refundGrounds(order: OrderRecord, now: number): readonly Schemas['RefundGround'][] {
  if (settlementMoney(order) <= 0) return []
  switch (order.order_status) {
    case 'confirmed':
      return isAhead(order, now) ? ['goodwill'] : ['not_as_booked', 'goodwill']
    case 'in_service':
    case 'completed':
      return ['early_departure', 'not_as_booked', 'goodwill']
    case 'no_show':
      return ['no_show', 'goodwill']
    default:
      return []
  }
}

/** Percent of the charge that staff give as goodwill without asking the supplier. */
const goodwillPercent = 10

interface RefundScope {
  readonly grounds: readonly Schemas['RefundGround'][]
  /** What may be asked for, and what the supplier may grant. */
  readonly most: Minor
  /** The part that the terms leave whatever happens. */
  readonly byTerms: Minor
  /** What staff grant without the supplier, who knows what was provided once the service has begun. */
  readonly byStaff: Minor
}

/** The one place that says what of an order may be asked back and what may be granted. */
export function refundScope(
  order: OrderRecord,
  { waiting, issued }: Pick<Invoiced, 'waiting' | 'issued'>,
  now: number,
): RefundScope {
  const grounds = refundGrounds(order, now)
  const held = waiting + issued
  const settlement = settlementMoney(order)
  const most = grounds.length === 0 ? 0 : Math.max(0, settlement - held)
  const byTerms = Math.min(most, Math.max(0, settlement - Math.max(feeAhead(order, now), held)))
  const ahead = isAhead(order, now)
  const goodwill =
    order.policy.non_refundable && ahead
      ? 0
      : percentOf(order.charged, goodwillPercent, 'half-up') - waivedOf(order)
  return { grounds, most, byTerms, byStaff: Math.min(most, (ahead ? byTerms : 0) + Math.max(0, goodwill)) }
}

/**
 * What is paid of a refund that was approved. A change or an invoice may have taken a part of it since then; the rest is
 * still owed.
 */
export function refundPayable(
  order: OrderRecord,
  invoiced: Pick<Invoiced, 'waiting' | 'issued'>,
  now: number,
): Pick<RefundRecord, 'waived'> & { approved: Minor } {
  const { approved, waived = 0 } = openRefundOf(order) ?? {}
  const { most, byTerms } = refundScope(order, invoiced, now)
  const payable = Math.min(approved ?? 0, most, byTerms + waived)
  return { approved: payable, waived: Math.max(0, payable - byTerms) }
}
