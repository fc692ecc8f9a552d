import { dispatchDue } from '../../ride/effects.ts'
import { approvalFor, askEnded } from '../approval/order-approval.ts'
import { pricesOf } from '../counted.ts'
import type { Effect } from '../draft.ts'
import { amend, chargeMore, type Draft, giveBack } from '../draft.ts'
import type { AmendmentRecord, OrderRecord } from '../order.ts'
import { isRide } from '../order.ts'
import { amendmentAnswerMs, amendmentEnd } from '../waits.ts'
import { amendedOrder } from './amend.ts'

const dayMs = 86_400_000

function changeOrder(draft: Draft, amendment: AmendmentRecord): void {
  const { changes, priced, lines = [], requested_by, requested_time } = amendment
  const before = draft.order
  const after = priced
    ? ({ ...before, ...priced } as OrderRecord)
    : amendedOrder(before, changes, draft.situation.now, requested_time * 1000)
  const more = after.total_settlement_price - before.total_settlement_price
  const selling = after.total_price - before.total_price
  const paid = before.order_status !== 'pending_payment'
  // The refund reads what the order settles for, so money moves before the totals change.
  if (paid && more > 0) chargeMore(draft, { net: more, selling }, requested_by)
  if (paid && more < 0) giveBack(draft, -more, { type: 'price_difference', reason: '' }, requested_by)
  const { charged, refunded, supplements, repaid, refund_time, refunds } = draft.order
  const { approved_price } = amendment
  const kept = approvalFor(before, pricesOf(after))
  // An approval is used once: what a cheaper change gives back is not spent again without a new one.
  const used = paid && kept.approved_price ? { ...kept, approved_price: pricesOf(after) } : kept
  const approval = approved_price ? { approval_status: 'approved' as const, approved_price } : used
  draft.order = {
    ...after,
    ...approval,
    charged,
    refunded,
    supplements,
    repaid,
    refund_time,
    refunds,
    amendment: null,
  }
  if (before.voucher_version !== null) {
    const version = before.voucher_version + 1
    amend(draft, {
      voucher_version: version,
      ...(lines.length > 0 && { printed_change: { version, lines } }),
    })
  }
  const moved = after.service_start !== before.service_start || after.service_end !== before.service_end
  if (!paid || !(moved || priced?.dispatch)) return
  draft.schedule.push({ kind: 'complete_order', due: after.service_end + dayMs })
  if (!isRide(after)) return
  draft.schedule.push({ kind: 'report_extras', due: after.service_end })
  draft.schedule.push({ kind: 'dispatch', due: dispatchDue(after, draft.situation.now) })
}

/** A change that was approved, or waits for approval, is made, or has ended by itself. */
function closeAsked(draft: Draft): void {
  amend(draft, { asked_change: null })
  draft.unschedule.push('approval_expire')
}

/** A change that was approved, or waits for approval, ends with whatever else happens to the booking. */
export function dropAsked(draft: Draft): void {
  const { order, situation } = draft
  if (!order.asked_change) return
  const event = askEnded(order, 'other_move', situation.actor, situation.now)
  amend(draft, { timeline: [...order.timeline, event] })
  closeAsked(draft)
}

/** The change itself is made or asked for; any other ends it. */
function settleAsked(draft: Draft, { quote_id }: AmendmentRecord): void {
  const { asked_change } = draft.order
  if (asked_change && asked_change.quote.id === quote_id) closeAsked(draft)
  else dropAsked(draft)
}

/** What happens to a request to change names, times or special requests. */
export const amendmentEffects = {
  apply_amendment: (draft, { amendment }) => {
    const wanted = amendment ?? draft.order.amendment
    if (!wanted) throw new Error('A change was asked for before')
    changeOrder(draft, wanted)
    draft.unschedule.push('amendment_answer', 'amendment_expire')
    settleAsked(draft, wanted)
  },
  store_amendment: (draft, { amendment = null }) => {
    if (amendment) settleAsked(draft, amendment)
    amend(draft, { amendment })
    const { now } = draft.situation
    draft.schedule.push({ kind: 'amendment_answer', due: now + amendmentAnswerMs })
    draft.schedule.push({ kind: 'amendment_expire', due: amendmentEnd(draft.order, now) })
  },
  drop_amendment: (draft) => {
    amend(draft, { amendment: null })
    draft.unschedule.push('amendment_answer', 'amendment_expire')
  },
  drop_asked_change: closeAsked,
} satisfies Record<string, Effect>
