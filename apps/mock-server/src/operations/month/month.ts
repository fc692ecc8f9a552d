import type { BodyOf, Schemas } from '@portal/api-client/contract'
import { daysOfMonth, monthOf } from '../../domain/month/month.ts'
import { closingOf, lastOfBooks, type MonthEndRecord } from '../../domain/month/month-end.ts'
import { notAllowed } from '../../domain/order/guards.ts'
import { invalidFields, refuse } from '../../domain/refusal.ts'
import { toSeconds } from '../../domain/time/zones.ts'
import type { Operations } from '../../edge/operation.ts'
import { rowsOfCompany } from '../cached.ts'
import { readsDocuments } from '../documents.ts'
import { startExport } from '../export/export-repository.ts'
import { presentOperator } from '../order/present-order-base.ts'
import { logEntry } from '../sub-account/log-entry.ts'
import { type Viewer, viewerOf } from '../viewer.ts'
import { monthAccounts, monthFigures } from './month-figures.ts'
import { documentsOfMonth } from './month-files.ts'

/** The books are everybody's orders at net prices; throws NO_PERMISSION for who sees less. */
function bookkeeperOf(...call: Parameters<typeof viewerOf>): Viewer {
  const viewer = viewerOf(...call)
  if (!readsDocuments(viewer)) throw refuse('NO_PERMISSION')
  return viewer
}

const monthEndOf = ({ world, company }: Viewer): MonthEndRecord =>
  world.tables.month_end.get(company.id) ?? { id: company.id, steps: [] }

function presentMonth(month: string, viewer: Viewer): Schemas['Month'] {
  const record = monthEndOf(viewer)
  return {
    month,
    ...daysOfMonth(month),
    tz: viewer.company.tz,
    figures: monthFigures(month, viewer),
    accounts: monthAccounts(month, viewer),
    closed: closingOf(record, month) !== null,
    history: record.steps
      .filter((step) => step.month === month)
      .toReversed()
      .map(({ closed, time, operator, reason }) => ({
        closed,
        time,
        operator: presentOperator(operator),
        reason,
      })),
  }
}

function closeOrReopen({ month, closed, reason = '' }: BodyOf<'closeMonth'>, viewer: Viewer): void {
  const { world, member, company, now } = viewer
  const record = monthEndOf(viewer)
  const time = toSeconds(now)
  const running = monthOf(time, company.tz)
  if (month > running) throw invalidFields({ month: 'month_ahead' })
  if ((closingOf(record, month) !== null) === closed) throw notAllowed('WRONG_STATUS')
  const needsReason = !closed || month === running || monthFigures(month, viewer).some(({ open }) => open)
  if (needsReason && reason.trim() === '') throw invalidFields({ reason: 'reason_required' })
  const operator = { id: member.id, nickname: member.nickname }
  const last = lastOfBooks(rowsOfCompany(world.tables.ledger_entry.all(), company.id))
  const step = { month, closed, time, operator, reason: reason.trim(), last }
  world.tables.month_end.put({ ...record, steps: [...record.steps, step] })
  logEntry(viewer, closed ? 'month_closed' : 'month_reopened', { object: { kind: 'month', id: month } })
}

export const monthOperations = {
  getMonth: (call, world) => presentMonth(call.query.month, bookkeeperOf(call, world)),

  closeMonth: (call, world) => {
    const viewer = bookkeeperOf(call, world)
    closeOrReopen(call.body, viewer)
    return presentMonth(call.body.month, viewer)
  },

  exportMonth: (call, world) => {
    const viewer = bookkeeperOf(call, world)
    const { month, vouchers = false } = call.query
    return startExport(viewer, {
      subject: 'month',
      format: 'zip',
      name: `month-${month}`,
      columns: [month],
      ids: documentsOfMonth(month, vouchers, viewer),
    })
  },
} satisfies Partial<Operations>
