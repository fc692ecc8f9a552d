/** The kinds of scheduled events. Each has a handler in `operations/jobs.ts`. */
const jobKinds = [
  'expire_order',
  'release_unpaid',
  'supplier_answer',
  'supplier_silent',
  'supplier_cancel_answer',
  'offer_expire',
  'review_expire',
  'cancel_expire',
  'complete_order',
  'remind',
  'bill_cycle',
  'bill_confirm',
  'bill_confirm_near',
  'bill_answer',
  'bill_remind',
  'bill_overdue',
  'bill_transfer',
  'payment_remind',
  'payment_lapse',
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
  'amendment_expire',
  'approval_expire',
  'dispatch',
  'report_extras',
  'reconfirm',
  'group_answer',
  'group_near',
  'group_end',
] as const

export type JobKind = (typeof jobKinds)[number]

export const isJobKind = (value: unknown): value is JobKind => jobKinds.includes(value as JobKind)

export interface Job {
  /** Epoch ms at which the job runs. */
  readonly due: number
  readonly kind: JobKind
  /** The subject of the job, e.g. a booking id. */
  readonly subject: string
}

export interface JobQueue {
  /** A second job of the same kind and subject replaces the first. */
  schedule(job: Job): void
  cancel(kind: JobKind, subject: string): void
  /** In the order in which they will run. */
  list(): readonly Job[]
}

/** Far above the need of any scenario; only a job that schedules itself for the same instant gets there. */
const mostJobsPerRun = 200_000

export interface QueuedJob extends Job {
  /** Order of scheduling; decides between jobs of the same instant. */
  readonly sequence: number
}

const earlier = (a: QueuedJob, b: QueuedJob) => a.due - b.due || a.sequence - b.sequence

/** Jobs ordered by `due`, then by scheduling. The jobs of the base are copied on first use. */
export class WorldJobs implements JobQueue {
  #base: (() => readonly Job[]) | null
  #sorted: QueuedJob[] = []
  #sequence = 0

  constructor(base: () => readonly Job[]) {
    this.#base = base
  }

  schedule(job: Job): void {
    this.#takeBase()
    this.cancel(job.kind, job.subject)
    this.#insert({ due: job.due, kind: job.kind, subject: job.subject, sequence: this.#next() })
  }

  cancel(kind: JobKind, subject: string): void {
    this.#takeBase()
    const at = this.#sorted.findIndex((job) => job.subject === subject && job.kind === kind)
    if (at >= 0) this.#sorted.splice(at, 1)
  }

  list(): readonly QueuedJob[] {
    this.#takeBase()
    return this.#sorted
  }

  /** Passes every job that is due by `until` to `run`, including jobs scheduled meanwhile. */
  runDue(until: number, run: (job: Job) => void): void {
    this.#takeBase()
    for (let count = 0; ; count += 1) {
      const job = this.#sorted[0]
      if (job === undefined || job.due > until) return
      if (count === mostJobsPerRun) {
        throw new Error(`The job ${job.kind} of ${job.subject} schedules itself without end.`)
      }
      this.#sorted.shift()
      run(job)
    }
  }

  /** Replaces all jobs, as after a restore. */
  replace(jobs: readonly QueuedJob[], sequence: number): void {
    this.#base = null
    this.#sorted = [...jobs].sort(earlier)
    this.#sequence = sequence
  }

  get sequence(): number {
    return this.#sequence
  }

  #takeBase(): void {
    if (this.#base === null) return
    const jobs = this.#base()
    this.#base = null
    this.#sorted = jobs.map((job) => ({ ...job, sequence: this.#next() })).sort(earlier)
  }

  #insert(job: QueuedJob): void {
    let low = 0
    let high = this.#sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (earlier(this.#sorted[middle] as QueuedJob, job) <= 0) low = middle + 1
      else high = middle
    }
    this.#sorted.splice(low, 0, job)
  }

  #next(): number {
    this.#sequence += 1
    return this.#sequence
  }
}
