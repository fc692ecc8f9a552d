/** Everything that happens by itself once its time has come. Each kind has a handler in `operations/jobs.ts`. */
const jobKinds = [
  'expire_order',
  'supplier_answer',
  'supplier_silent',
  'supplier_cancel_answer',
  'offer_expire',
  'complete_order',
  'remind',
  'bill_cycle',
  'bill_confirm',
  'bill_answer',
  'bill_remind',
  'bill_overdue',
  'bill_transfer',
  'invoice_step',
  'topup_verify',
  'export_step',
  'export_expire',
  'review_comment',
  'review_contribution',
  'pay_content',
  'refund_decision',
  'refund_payout',
  'amendment_answer',
  'dispatch',
  'report_extras',
] as const

export type JobKind = (typeof jobKinds)[number]

export const isJobKind = (value: unknown): value is JobKind => jobKinds.includes(value as JobKind)

export interface Job {
  /** Epoch ms at which the job runs. */
  readonly due: number
  readonly kind: JobKind
  /** What it is about, e.g. a booking id. */
  readonly subject: string
}

export interface JobQueue {
  /** A second job of the same kind and subject replaces the first. */
  schedule(job: Job): void
  cancel(kind: JobKind, subject: string): void
  /** In the order in which they will run. */
  list(): readonly Job[]
}
