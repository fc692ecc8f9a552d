import type { InvoiceApplicationRecord, InvoiceApplicationStatus } from '../../domain/invoice/application.ts'
import { invoicePace, nextStep } from '../../domain/invoice/lifecycle.ts'
import type { NoticeKind } from '../../domain/notification/notice-table.ts'
import type { Job } from '../../world/jobs.ts'
import type { JobHandlers, World } from '../../world/world.ts'
import { notify } from '../notification/notify.ts'

const dayOf = (now: number) => new Date(now).toISOString().slice(2, 10).replaceAll('-', '')

/** Numbers count within a day (UTC), like booking ids. The prefix is IA because A is the letter of transfers. */
export function nextApplicationId(world: World, now: number): string {
  const day = `IA${dayOf(now)}`
  return `${day}${String(world.next(`invoice_application:${day}`)).padStart(4, '0')}`
}

/** Twenty digits for Chinese invoices, blue or red; commercial invoices and credit notes have series of their own. */
function nextInvoiceNumber(
  world: World,
  { kind }: InvoiceApplicationRecord,
  red: boolean,
  now: number,
): string {
  const year = dayOf(now).slice(0, 2)
  if (kind !== 'commercial') return `${year}532000${String(world.next('invoice:cn')).padStart(12, '0')}`
  const series = red ? 'CN' : 'CI'
  return `${series}${year}-${String(world.next(`invoice:${series}`)).padStart(5, '0')}`
}

/** Writes an application and plans the staff's next step. */
export function saveApplication(
  world: World,
  application: InvoiceApplicationRecord,
  now: number,
): InvoiceApplicationRecord {
  const kept = world.tables.invoice_application.put(application)
  const pace = invoicePace[kept.status]
  if (pace === undefined) world.jobs.cancel('invoice_step', kept.id)
  else world.jobs.schedule({ kind: 'invoice_step', due: now + pace, subject: kept.id })
  return kept
}

const noticeOf: Partial<Record<InvoiceApplicationStatus, NoticeKind>> = {
  issued: 'invoice_issued',
  refused: 'invoice_refused',
  partially_reversed: 'invoice_reversed',
  reversed: 'invoice_reversed',
}

export const invoiceJobHandlers = {
  invoice_step: (job: Job, world: World) => {
    const application = world.tables.invoice_application.get(job.subject)
    if (!application) return
    const number = (red: boolean) => nextInvoiceNumber(world, application, red, job.due)
    const next = nextStep(application, number, job.due)
    if (!next) return
    saveApplication(world, next, job.due)
    const kind = noticeOf[next.status]
    const { id, company_id } = next
    if (kind) notify(world, { kind, company_id, params: { invoice: id } })
  },
} satisfies Partial<JobHandlers>
