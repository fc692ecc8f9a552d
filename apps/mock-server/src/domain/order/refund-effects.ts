import { toSeconds } from '../time/zones.ts'
import { amend, type Draft, nextRefundId, payBack } from './draft.ts'
import type { Effect } from './effects.ts'
import type { RefundRecord } from './order.ts'
import { accountOf } from './refund-target.ts'

const hour = 3_600_000
/** Staff decide within two hours and pay out a day later. */
const decisionMs = 2 * hour
const payoutMs = 24 * hour

function changeOpenRefund(draft: Draft, fields: Partial<RefundRecord>): void {
  const { refunds } = draft.order
  const open = refunds.at(-1)
  if (!open) throw new Error('An open refund was asked for before')
  amend(draft, { refunds: [...refunds.slice(0, -1), { ...open, ...fields }] })
}

/** A refund that somebody asks for: requested, decided by staff, paid out through the ledger. */
export const refundEffects = {
  open_refund: (draft, { refund_amount = 0, reason = '', files = [] }) => {
    const { order, situation } = draft
    const request: RefundRecord = {
      refund_id: nextRefundId(order),
      type: 'after_sales',
      requested: refund_amount,
      approved: null,
      refund_to: accountOf(order, refund_amount),
      status: 'requested',
      reason,
      files,
      apply_time: toSeconds(situation.now),
      refund_time: null,
      ledger_entry_id: null,
    }
    amend(draft, { refunds: [...order.refunds, request] })
    draft.schedule.push({ kind: 'refund_decision', due: situation.now + decisionMs })
  },
  approve_refund: (draft) => {
    changeOpenRefund(draft, { status: 'processing', approved: draft.order.refunds.at(-1)?.requested ?? 0 })
    draft.schedule.push({ kind: 'refund_payout', due: draft.situation.now + payoutMs })
  },
  refuse_refund: (draft) => {
    changeOpenRefund(draft, { status: 'refused', approved: 0 })
  },
  pay_refund: (draft) => {
    const paid = payBack(draft, draft.order.refunds.at(-1)?.approved ?? 0)
    changeOpenRefund(draft, { status: 'refunded', ...paid })
  },
} satisfies Record<string, Effect>
