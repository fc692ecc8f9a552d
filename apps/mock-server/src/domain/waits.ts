import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../texts/language.ts'
import type { BillPaymentRecord, BillRecord, BillStatus } from './bill/bill.ts'
import type { ArticleRecord, CommentRecord } from './cms/content.ts'
import type { InvoiceApplicationRecord, InvoiceApplicationStatus } from './invoice/application.ts'
import { invoicePace } from './invoice/lifecycle.ts'
import { type TopUpRecord, verifyPaceMs } from './wallet/topup.ts'

/**
 * Everything beside orders that waits for our staff. Each wait ends by itself at its deadline: a status that is not
 * listed here does not compile.
 */

const minute = 60_000

/** Staff answer a dispute of a bill within this time. */
export const disputeMs = 120 * minute
/** Editors read a contribution, and a comment that needs it. */
export const contributionMs = 30 * minute
export const commentMs = 10 * minute

export interface StaffWait {
  /** Epoch ms. */
  readonly since: number
  readonly until: number
  readonly ending: LocalText
}

/** What a status waits for; null where it waits for nobody but the member, or has ended. */
type Ends<Status extends string, Row> = Readonly<Record<Status, ((row: Row) => StaffWait) | null>>

const wait = (since: number, lasts: number, en: string, zh: string): StaffWait => ({
  since: since * 1000,
  until: since * 1000 + lasts,
  ending: { en, 'zh-cn': zh },
})

const transferWait = (time: number) =>
  wait(
    time,
    verifyPaceMs,
    'By then our staff have found the transfer, or tell you why they could not.',
    '届时客服已核实到账，或告知未能核实的原因。',
  )

const topUps: Ends<Schemas['TopUpStatus'], Pick<TopUpRecord, 'create_time'>> = {
  submitted: ({ create_time }) => transferWait(create_time),
  verified: null,
  refused: null,
  withdrawn: null,
}

const { submitted = 0, reviewing = 0, issuing = 0, reversing = 0 } = invoicePace

const issue = ({ apply_time }: InvoiceApplicationRecord) =>
  wait(
    apply_time,
    submitted + reviewing + issuing,
    'By then the invoice is issued or refused. You can withdraw the application until its review has ended.',
    '届时开具发票或驳回；审核结束前可撤回申请。',
  )

const applications: Ends<InvoiceApplicationStatus, InvoiceApplicationRecord> = {
  submitted: issue,
  reviewing: issue,
  issuing: issue,
  reversing: ({ reversals }) =>
    wait(reversals.at(-1)?.time ?? 0, reversing, 'By then the red letter is issued.', '届时开具红字发票。'),
  issued: null,
  refused: null,
  withdrawn: null,
  partially_reversed: null,
  reversed: null,
}

const bills: Ends<BillStatus, BillRecord> = {
  disputed: ({ lines, answer_until = 0 }) => {
    const since = Math.max(0, ...lines.map(({ dispute }) => dispute?.time ?? 0))
    return wait(
      since,
      Math.max(disputeMs, (answer_until - since) * 1000),
      'By then our staff have answered: they take off what they grant, and the rest stays. The due date stays.',
      '届时客服答复：同意的部分予以冲减，其余维持；付款期限不变。',
    )
  },
  open: null,
  issued: null,
  confirmed: null,
  partially_paid: null,
  paid: null,
  overdue: null,
  void: null,
}

const contributions: Ends<Schemas['ContributionStatus'], Pick<ArticleRecord, 'update_time'>> = {
  unaudited: ({ update_time }) =>
    wait(
      update_time,
      contributionMs,
      'By then the editors have published it, or say why they did not. You can change or delete it meanwhile.',
      '届时编辑已发布，或说明未发布的原因；期间可修改或删除。',
    ),
  normal: null,
  refused: null,
  offline: null,
}

const comments: Ends<CommentRecord['status'], Pick<CommentRecord, 'create_time'>> = {
  unaudited: ({ create_time }) =>
    wait(create_time, commentMs, 'By then it is shown or refused.', '届时显示或驳回。'),
  normal: null,
  refused: null,
  removed: null,
}

export const topUpWait = (row: TopUpRecord): StaffWait | null => topUps[row.status]?.(row) ?? null
export const paymentWait = ({ status, time }: BillPaymentRecord): StaffWait | null =>
  status === 'submitted' ? (topUps.submitted?.({ create_time: time }) ?? null) : null
export const invoiceWait = (row: InvoiceApplicationRecord): StaffWait | null =>
  applications[row.status]?.(row) ?? null
export const billWait = (row: BillRecord): StaffWait | null => bills[row.status]?.(row) ?? null
export const contributionWait = (row: ArticleRecord): StaffWait | null =>
  contributions[row.status]?.(row) ?? null
export const commentWait = (row: CommentRecord): StaffWait | null => comments[row.status]?.(row) ?? null
