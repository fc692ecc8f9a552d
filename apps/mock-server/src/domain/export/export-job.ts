import type { Schemas } from '@portal/api-client/contract'

/** A value of a table: a text, a whole number, an amount with its currency's decimals, or nothing. */
export type Cell = string | number | { readonly amount: string } | null

export interface TableColumn {
  readonly title: string
  /** Characters that usually stand in it. */
  readonly width: number
}

/** A table that is being written into a file; the file itself is made when it is fetched. */
export interface ExportJobRecord {
  readonly id: string
  readonly company_id: string
  /** Who asked for it, and who alone may fetch it. */
  readonly member_id: string
  readonly subject: 'orders' | 'ledger'
  readonly format: Schemas['ExportFormat']
  /** Name without date and ending. */
  readonly name: string
  readonly columns: readonly TableColumn[]
  readonly rows: readonly (readonly Cell[])[]
  readonly written: number
  readonly state: Schemas['ExportState']
  /** Epoch s. */
  readonly create_time: number
  readonly file_name: string | null
  /** Epoch s; null until ready. */
  readonly expires_time: number | null
}

/** What is written in one go, and how long that and the waiting before it take, in ms. */
export const exportPace = { rows: 500, step_ms: 1000, kept_ms: 24 * 3_600_000 } as const

/** How many of a member's exports may be waiting or written at once. */
export const exportsAtOnce = 3

/** The next step: begin, write some rows, be ready. Null when there is none. */
export function writeOn(job: ExportJobRecord, date: string, now: number): ExportJobRecord | null {
  if (job.state === 'queued') return { ...job, state: 'running' }
  if (job.state !== 'running') return null
  const written = Math.min(job.rows.length, job.written + exportPace.rows)
  if (written < job.rows.length) return { ...job, written }
  const expires_time = Math.floor((now + exportPace.kept_ms) / 1000)
  return { ...job, written, state: 'ready', file_name: `${job.name}-${date}.${job.format}`, expires_time }
}

/** The file is thrown away; that it once existed remains known. */
export const expired = (job: ExportJobRecord): ExportJobRecord => ({
  ...job,
  state: 'expired',
  rows: [],
  file_name: null,
})

/** In percent; rounded down, so that 100 means ready. */
export function progressOf({ state, rows, written }: ExportJobRecord): number {
  if (state === 'ready' || state === 'expired') return 100
  return rows.length === 0 ? 0 : Math.min(99, Math.floor((written * 100) / rows.length))
}
