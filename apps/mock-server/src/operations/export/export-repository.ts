import type { Schemas } from '@portal/api-client/contract'
import {
  type ExportJobRecord,
  expired,
  exportPace,
  exportsAtOnce,
  isUnfinished,
  nextIds,
  writeOn,
} from '../../domain/export/export-job.ts'
import type { Cell, TableColumn } from '../../domain/export/table.ts'
import { refuse } from '../../domain/refusal.ts'
import { localClock, toSeconds } from '../../domain/time/zones.ts'
import type { JobHandlers, World } from '../../world/world.ts'
import { registerColumn } from '../invoice/invoice-register.ts'
import { isLostOrder, orderColumn, orderRow } from '../order/order-table.ts'
import { reportColumn } from '../order/report/order-report-table.ts'
import { adminLogColumn, adminLogRow } from '../sub-account/admin-log-table.ts'
import { type Viewer, viewerOf } from '../viewer.ts'
import { ledgerColumn, ledgerRow } from '../wallet/ledger-table.ts'

type ExportRequest = Pick<ExportJobRecord, 'subject' | 'format' | 'name' | 'columns' | 'ids'> &
  Partial<Pick<ExportJobRecord, 'rows'>>

/** Starts an export; throws RATE_LIMITED while the member waits for several. */
export function startExport(viewer: Viewer, request: ExportRequest): Schemas['StartedExport'] {
  const { world, company, member, language, now } = viewer
  const waiting = world.tables.export_job.where((job) => job.member_id === member.id && isUnfinished(job))
  if (waiting.length >= exportsAtOnce) {
    const left = Math.max(
      ...waiting.map(({ ids, rows }) => Math.ceil((ids.length - rows.length) / exportPace.rows)),
    )
    throw refuse('RATE_LIMITED', undefined, { extra: { retry_after: Math.max(1, left) } })
  }
  const number = world.next('export_job')
  const job = world.tables.export_job.put({
    rows: [],
    lost: [],
    ...request,
    id: `ex-${number}-${world.draw('export_job', number).hex(8)}`,
    company_id: company.id,
    member_id: member.id,
    sight: { seesNet: viewer.seesNet, data_scope: member.data_scope },
    language,
    state: 'queued',
    create_time: toSeconds(now),
    file_name: null,
    expires_time: null,
  })
  world.jobs.schedule({ kind: 'export_step', due: now + exportPace.step_ms, subject: job.id })
  return { job_id: job.id }
}

/** The reader of a column title: their language, and the time zone of times. */
interface ColumnReader extends Pick<Viewer, 'language'> {
  readonly tz: string
}

const subjects: Readonly<
  Record<
    ExportJobRecord['subject'],
    {
      readonly column: (name: string, reader: ColumnReader) => TableColumn
      readonly row: (id: string, columns: readonly string[], viewer: Viewer) => Cell[] | null
      /** Whether the record came to nothing: its prices are in no total. */
      readonly isLost?: (id: string, world: World) => boolean
    }
  >
> = {
  orders: { column: orderColumn, row: orderRow, isLost: isLostOrder },
  ledger: { column: ledgerColumn, row: ledgerRow },
  admin_log: { column: adminLogColumn, row: adminLogRow },
  // A register is of one moment.
  invoices: { column: registerColumn, row: () => null },
  // Its documents are printed when they are fetched.
  month: { column: (title) => ({ title, width: 12 }), row: () => [] },
  // Its rows are sums of one moment, written when it is asked for.
  order_report: { column: reportColumn, row: () => null },
}

/** Titles of an export in the language of its request; titles of times name the company's time zone. */
export function columnsOf(
  { subject, columns, language, company_id }: ExportJobRecord,
  { tables }: World,
): TableColumn[] {
  const tz = tables.company.get(company_id)?.tz ?? 'UTC'
  return columns.map((name) => subjects[subject].column(name, { language, tz }))
}

/** The rows of the next step, as the member sees them now; a row that no longer exists stays empty. */
function rowsOf(job: ExportJobRecord, world: World, now: number): Cell[][] {
  const member = world.tables.member.get(job.member_id)
  if (!member) return []
  const viewer = viewerOf({ member, language: job.language, now }, world)
  return nextIds(job).map(
    (id) => subjects[job.subject].row(id, job.columns, viewer) ?? job.columns.map(() => null),
  )
}

export const exportJobHandlers = {
  export_step: (job, world) => {
    const record = world.tables.export_job.get(job.subject)
    const company = record && world.tables.company.get(record.company_id)
    if (!record || !company || !isUnfinished(record)) return
    const rows = record.state === 'running' ? rowsOf(record, world, job.due) : []
    const next = writeOn(record, rows, localClock(job.due, company.tz).date, job.due)
    const { isLost } = subjects[record.subject]
    const lost = nextIds(record).flatMap((id, nth) => (isLost?.(id, world) ? record.rows.length + nth : []))
    world.tables.export_job.put(rows.length > 0 ? { ...next, lost: [...record.lost, ...lost] } : next)
    const ready = next.state === 'ready'
    const due = job.due + (ready ? exportPace.kept_ms : exportPace.step_ms)
    world.jobs.schedule({ kind: ready ? 'export_expire' : 'export_step', due, subject: next.id })
  },
  export_expire: (job, world) => {
    const record = world.tables.export_job.get(job.subject)
    if (record) world.tables.export_job.put(expired(record))
  },
} satisfies Partial<JobHandlers>
