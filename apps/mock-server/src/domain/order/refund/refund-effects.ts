import type { Minor } from '../../money/money.ts'
import { toSeconds } from '../../time/zones.ts'
import type { Effect } from '../draft.ts'
import { amend, type Draft, giveBack, nextRefundId, payBack } from '../draft.ts'
import { openRefundOf, type RefundRecord } from '../order.ts'
import { refundDecisionMs, refundPayoutMs } from '../waits.ts'
import { accountOf, approvedWithin, refundPayable, refundScope } from './refund-limit.ts'

function changeOpenRefund(draft: Draft, fields: Partial<RefundRecord>): void {
  const open = openRefundOf(draft.order)
  if (!open) throw new Error('An open refund was asked for before')
  amend(draft, { refunds: draft.order.refunds.map((one) => (one === open ? { ...open, ...fields } : one)) })
}

/**
 * Ends an open refund with its order, which keeps at least `kept`: what was approved is paid at once, and a request that
 * nobody has decided on ends as `undecided`.
 */
export function closeOpenRefund(draft: Draft, kept: Minor, undecided: RefundRecord['status']): void {
  draft.unschedule.push('refund_decision', 'refund_payout')
  if (!openRefundOf(draft.order)) return
  const approved = approvedWithin(draft.order, kept)
  const paid = payBack(draft, approved)
  changeOpenRefund(draft, { approved, status: paid ? 'refunded' : undecided, ...paid })
}

/** Resumes what fell due while the order was locked. */
export function resumeOpenRefund({ order, schedule, situation: { now } }: Draft): void {
  const status = openRefundOf(order)?.status
  if (status === 'requested') schedule.push({ kind: 'refund_decision', due: now + refundDecisionMs })
  if (status === 'processing') schedule.push({ kind: 'refund_payout', due: now + refundPayoutMs })
}

/** A refund: requested, decided by staff, paid through the ledger. */
export const refundEffects = {
  open_refund: (draft, { refund_amount = 0, ground = 'goodwill', reason = '', files = [] }) => {
    const { order, situation } = draft
    const request: RefundRecord = {
      refund_id: nextRefundId(order),
      type: 'after_sales',
      ground,
      requested: refund_amount,
      approved: null,
      waived: 0,
      refund_to: accountOf(order, refund_amount),
      status: 'requested',
      reason,
      files,
      apply_time: toSeconds(situation.now),
      refund_time: null,
      ledger_entry_id: null,
    }
    amend(draft, { refunds: [...order.refunds, request] })
    draft.schedule.push({ kind: 'refund_decision', due: situation.now + refundDecisionMs })
  },
  /** Without `granted` the supplier agrees to all of it and gives up the fee that stands against it. */
  approve_refund: (draft, { granted = Number.POSITIVE_INFINITY }) => {
    const { order, situation } = draft
    const { most, byTerms } = refundScope(order, situation.invoiced, situation.now)
    const approved = Math.min(openRefundOf(order)?.requested ?? 0, most, granted)
    changeOpenRefund(draft, { status: 'processing', approved, waived: Math.max(0, approved - byTerms) })
    draft.schedule.push({ kind: 'refund_payout', due: situation.now + refundPayoutMs })
  },
  withdraw_refund: (draft) => {
    changeOpenRefund(draft, { status: 'withdrawn' })
    draft.unschedule.push('refund_decision')
  },
  refuse_refund: (draft) => {
    changeOpenRefund(draft, { status: 'refused', approved: 0 })
  },
  pay_refund: (draft) => {
    const { order, situation } = draft
    const { approved, waived } = refundPayable(order, situation.invoiced, situation.now)
    changeOpenRefund(draft, { approved, waived, status: 'refunded', ...payBack(draft, approved) })
  },
  /** What staff take off a disputed line of a bill; the supplier gives up the fee that stands against it. */
  grant_dispute: (draft, { granted = 0, reason = '' }) => {
    const { order, situation } = draft
    const { most, byTerms } = refundScope(order, situation.invoiced, situation.now)
    const amount = Math.min(granted, most)
    giveBack(draft, amount, { type: 'after_sales', reason, waived: Math.max(0, amount - byTerms) })
  },
} satisfies Record<string, Effect>
