import type { Schemas } from '@portal/api-client/contract'
import { renderTable } from '../../documents/table-file.ts'
import { type ExportJobRecord, progressOf } from '../../domain/export/export-job.ts'
import { totalsOf } from '../../domain/export/table.ts'
import { notAllowed } from '../../domain/order/guards.ts'
import { refuse } from '../../domain/refusal.ts'
import { FileAnswer, type Operations } from '../../edge/operation.ts'
import { inTotals, totalLabel, totalWithoutLost } from '../../texts/ledger-columns.ts'
import { zipOfMonth } from '../month/month-files.ts'
import { textOf } from '../present.ts'
import { say, type Viewer, viewerOf } from '../viewer.ts'
import { columnsOf } from './export-repository.ts'

/** The permission a member needs from requesting a file until downloading it. */
const nodeOf: Record<ExportJobRecord['subject'], string> = {
  orders: 'order/export',
  ledger: 'wallet/ledger',
  invoices: 'order/viewNet',
  order_report: 'order/export',
  admin_log: 'log/view',
  month: 'wallet/ledger',
}

/** Only the member who requested a file gets it, as long as they may see everything in it. */
function ownExport(id: string, { world, member, seesNet, actor }: Viewer): ExportJobRecord {
  const job = world.tables.export_job.get(id)
  if (job?.member_id !== member.id) throw refuse('NOT_FOUND')
  const seesLess =
    !actor.nodes.includes(nodeOf[job.subject]) ||
    (job.sight.seesNet && !seesNet) ||
    (job.sight.data_scope === 'all' && member.data_scope === 'own')
  if (seesLess) throw refuse('NOT_FOUND')
  return job
}

function presentExport(job: ExportJobRecord, viewer: Viewer): Schemas['ExportJob'] {
  const ready = job.state === 'ready'
  return {
    job_id: job.id,
    state: job.state,
    state_text: textOf('ExportState', job.state, viewer),
    progress: progressOf(job),
    rows: job.rows.length,
    file_name: ready ? job.file_name : null,
    url: ready ? `/api/export/download?job_id=${job.id}` : null,
    expires_time: job.expires_time,
    msg: '',
  }
}

export const exportOperations = {
  getExport: (call, world) => {
    const viewer = viewerOf(call, world)
    const job = ownExport(call.query.job_id, viewer)
    return presentExport(job, viewer)
  },

  downloadExport: async (call, world) => {
    const viewer = viewerOf(call, world)
    const job = ownExport(call.query.job_id, viewer)
    const { file_name, format, name, rows, lost, state } = job
    if (state !== 'ready' || file_name === null) throw notAllowed('WRONG_STATUS')
    if (format === 'zip') {
      const {
        columns: [month = ''],
        ids,
        language,
      } = job
      const bytes = await zipOfMonth({ month, ids, origin: call.origin }, { ...viewer, language })
      return new FileAnswer(bytes, 'application/zip', file_name)
    }
    const columns = columnsOf(job, world)
    const label = lost.length > 0 ? totalWithoutLost : totalLabel
    const totals = totalsOf({ columns, rows, lost }, say(label, job))
    const kept = { places: lost, title: say(inTotals, job) }
    const { bytes, media_type } = await renderTable({ name, columns, rows, totals, lost: kept }, format)
    return new FileAnswer(bytes, media_type, file_name)
  },
} satisfies Partial<Operations>
