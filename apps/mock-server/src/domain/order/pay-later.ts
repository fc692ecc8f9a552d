import { tierAt, tierEnd } from '../cancellation/policy.ts'
import type { Hold } from '../ledger/entry.ts'
import { type Minor, toMinor } from '../money/money.ts'
import type { AmendmentRecord, OrderRecord, PayChannel, ReasonKey } from './order.ts'

/** Paying later: confirmed by the supplier, held on the credit line, and paid a day before cancelling costs a fee. */

const dayMs = 86_400_000
/** How long before a fee an unpaid order is released. */
const marginMs = dayMs
/** Less time than this is not worth a second step. */
const leastMs = dayMs

type Terms = Pick<OrderRecord, 'policy' | 'service_start'>

/** Until when it may be paid, in epoch ms; or why it cannot be paid later. */
export function payLaterUntil({ policy, service_start }: Terms, now: number): number | ReasonKey {
  if (policy.non_refundable) return 'NON_REFUNDABLE'
  if (toMinor(tierAt(policy, now).amount) > 0) return 'FEE_TOO_SOON'
  const until = Math.min(tierEnd(policy, now) ?? service_start, service_start) - marginMs
  return until - now < leastMs ? 'FEE_TOO_SOON' : Math.floor(until / 1000) * 1000
}

/** Whether a confirmed order still waits for its payment. */
export const isOwed = ({ order_status, pay_by }: Pick<OrderRecord, 'order_status' | 'pay_by'>): boolean =>
  order_status === 'confirmed' && typeof pay_by === 'number'

/** Whether an order that is paid later is still to be paid, confirmed or not. */
export const isUnpaid = ({ order_status, pay_by }: Pick<OrderRecord, 'order_status' | 'pay_by'>): boolean =>
  order_status !== 'cancelling' && typeof pay_by === 'number'

/** What an order that is paid later holds of the account itself. */
export const heldOn = (hold: Hold | null, channel: PayChannel): Minor =>
  hold?.account === channel ? hold.amount : 0

/** Whether more changes than names and requests: the price, or the time on which the terms depend. */
export const movesMore = ({ priced, changes, settlement_diff }: AmendmentRecord): boolean =>
  priced !== undefined || settlement_diff !== 0 || !!(changes.pick_up_local ?? changes.flight)
