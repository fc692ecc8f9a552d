import type { Language, Schemas } from '@portal/api-client/contract'
import type { Seeing } from '../sub-account/sight.ts'
import type { Cell } from './table.ts'

/** A table that is being written; the file itself is made when it is fetched. */
export interface ExportJobRecord {
  readonly id: string
  readonly company_id: string
  /** The member who requested it, and the only one who may download it. */
  readonly member_id: string
  /** What that member could see then; the file is not for a member who sees less. */
  readonly sight: Pick<Seeing, 'data_scope'> & { readonly seesNet: boolean }
  readonly subject: 'orders' | 'ledger' | 'order_report' | 'admin_log' | 'invoices' | 'month'
  /** A month is a ZIP of its documents; all others are tables. */
  readonly format: Schemas['ExportFormat'] | 'zip'
  /** Of titles and values. */
  readonly language: Language
  /** Name of the file without date and ending. */
  readonly name: string
  readonly columns: readonly string[]
  /** The records to write, in their order. */
  readonly ids: readonly string[]
  /** What has been written. */
  readonly rows: readonly (readonly Cell[])[]
  /** Places of the rows whose prices nobody pays. */
  readonly lost: readonly number[]
  readonly state: Schemas['ExportState']
  /** Epoch s. */
  readonly create_time: number
  readonly file_name: string | null
  /** Epoch s; null until ready. */
  readonly expires_time: number | null
}

/** How many rows are written in one go, and how long that and the waiting before it take, in ms. */
export const exportPace = { rows: 500, step_ms: 1000, kept_ms: 24 * 3_600_000 } as const

/** How many of a member's exports may be waiting or written at once. */
export const exportsAtOnce = 3

export const isUnfinished = ({ state }: Pick<ExportJobRecord, 'state'>): boolean =>
  state === 'queued' || state === 'running'

/** What the next step writes. */
export const nextIds = ({ ids, rows }: ExportJobRecord): readonly string[] =>
  ids.slice(rows.length, rows.length + exportPace.rows)

/** The next step: begin, write some rows, be ready. `date` is today's in the company's calendar. */
export function writeOn(
  job: ExportJobRecord,
  written: readonly (readonly Cell[])[],
  date: string,
  now: number,
): ExportJobRecord {
  if (job.state === 'queued') return { ...job, state: 'running' }
  const rows = [...job.rows, ...written]
  if (rows.length < job.ids.length) return { ...job, rows }
  const expires_time = Math.floor((now + exportPace.kept_ms) / 1000)
  return { ...job, rows, state: 'ready', file_name: `${job.name}-${date}.${job.format}`, expires_time }
}

/** The file is thrown away; that it once existed remains known. */
export const expired = (job: ExportJobRecord): ExportJobRecord => ({
  ...job,
  state: 'expired',
  rows: [],
  lost: [],
  ids: [],
})

/** In percent; rounded down and below 100 until it is ready. */
export function progressOf({ state, ids, rows }: ExportJobRecord): number {
  if (state === 'ready' || state === 'expired') return 100
  return ids.length === 0 ? 0 : Math.min(99, Math.floor((rows.length * 100) / ids.length))
}
