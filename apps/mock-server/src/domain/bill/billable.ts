import type { Schemas } from '@portal/api-client/contract'
import type { Minor } from '../money/money.ts'
import { type OrderBaseRecord, settlementMoney } from '../order/order.ts'
import { fromRfc, localClock } from '../time/zones.ts'
import { sum } from './bill.ts'

/** Why a credit order cannot be settled now. */
type BillBlock = Schemas['BillBlock']

const ended = ['completed', 'no_show', 'cancelled']
const openRefunds = ['requested', 'approved', 'processing']

/** The last day of the service, local. */
export function serviceDate({ service_end, tz }: Pick<OrderBaseRecord, 'service_end' | 'tz'>): string {
  return localClock(service_end, tz).date
}

type Terms = Pick<OrderBaseRecord, 'policy' | 'service_end' | 'order_status'>

/**
 * From when a confirmed credit order may be billed, epoch ms: at once (0) when it is non-refundable or over, otherwise
 * when free cancellation or the service ends, whichever comes first.
 */
export function billableFrom({ policy, service_end, order_status }: Terms): number {
  if (policy.non_refundable || ended.includes(order_status)) return 0
  const free = policy.free_cancel_before
  return free ? Math.min(fromRfc(free.utc), service_end) : service_end
}

const hasOpenRefund = ({ refunds }: Pick<OrderBaseRecord, 'refunds'>): boolean =>
  refunds.some(({ status }) => openRefunds.includes(status))

/** Refunds that members have requested and not yet received. */
export const openRefundOf = ({ refunds }: Pick<OrderBaseRecord, 'refunds'>): Minor =>
  sum(
    refunds.flatMap(({ status, requested, approved }) =>
      openRefunds.includes(status) ? [approved ?? requested] : [],
    ),
  )

/**
 * Null when the order can be billed. `onIssued`: it is already on a bill that was issued. A bill that is still accruing
 * does not count, because its lines can move to another bill.
 */
export function billBlock(order: OrderBaseRecord, onIssued: boolean, now: number): BillBlock | null {
  if (order.charged === 0) return 'NOT_CONFIRMED'
  if (onIssued) return 'BILLED'
  if (order.order_status === 'cancelling') return 'CANCELLING'
  if (hasOpenRefund(order)) return 'REFUND_OPEN'
  if (settlementMoney(order) <= order.repaid) return 'NOTHING_OWED'
  if (billableFrom(order) <= now) return null
  return order.policy.free_cancel_before === null ? 'STILL_AHEAD' : 'STILL_FREE'
}
