import type { QueryOf } from '@portal/api-client/contract'
import type { Cell, TableColumn } from '../../domain/export/table.ts'
import type { InvoiceApplicationRecord, InvoiceLineRecord } from '../../domain/invoice/application.ts'
import { type Minor, toMoney } from '../../domain/money/money.ts'
import { localClock } from '../../domain/time/zones.ts'
import { type RegisterColumn, registerColumnTitles, registerDocuments } from '../../texts/register-columns.ts'
import { textOf } from '../present.ts'
import { say, type Viewer } from '../viewer.ts'
import { titleShownTo } from './present-invoice.ts'

const widths: Readonly<Record<RegisterColumn, number>> = {
  number: 24,
  date: 12,
  kind: 24,
  document: 14,
  title: 32,
  tax_no: 22,
  item: 20,
  service: 32,
  rate: 9,
  net: 14,
  tax: 12,
  gross: 14,
  currency: 9,
  booking_id: 14,
  own_reference: 18,
  bill_id: 14,
  corrects: 24,
  corrected_by: 24,
  status: 16,
}
const sums: ReadonlySet<string> = new Set(['net', 'tax', 'gross'] satisfies RegisterColumn[])

export const registerColumns = Object.keys(widths) as RegisterColumn[]

export const registerColumn = (name: string, reader: Pick<Viewer, 'language'>): TableColumn => ({
  title: say(registerColumnTitles[name as RegisterColumn], reader),
  width: widths[name as RegisterColumn],
  ...(sums.has(name) && { total: 'sum' }),
  ...(name === 'currency' && { total: 'currency' }),
})

/** An issued invoice, or what takes back a part of it: then its amounts are below zero. */
interface RegisterEntry {
  readonly number: string
  /** Issue, epoch s. */
  readonly time: number
  readonly document: keyof typeof registerDocuments
  readonly lines: readonly InvoiceLineRecord[]
  readonly corrects: string | null
  readonly corrected_by: string
  readonly status: string
}

/** The documents of an application, as they were issued. */
function entriesOf(application: InvoiceApplicationRecord, viewer: Viewer): RegisterEntry[] {
  const { invoice_no, issue_time, lines, kind, reversals, status } = application
  if (invoice_no === null || issue_time === null) return []
  const issued = reversals.flatMap(({ red_no, issue_time: time, shares }) =>
    red_no === null || time === null ? [] : [{ red_no, time, shares }],
  )
  const invoice: RegisterEntry = {
    number: invoice_no,
    time: issue_time,
    document: 'invoice',
    lines,
    corrects: null,
    corrected_by: issued.map(({ red_no }) => red_no).join('; '),
    status: textOf('InvoiceApplicationStatus', status, viewer),
  }
  const corrections = issued.map(
    ({ red_no, time, shares }): RegisterEntry => ({
      number: red_no,
      time,
      document: kind === 'commercial' ? 'credit_note' : 'red_letter',
      lines: shares.flatMap(({ order_id, amount, tax }) =>
        lines
          .filter((line) => line.order_id === order_id)
          .map((line) => ({ ...line, amount: -amount, tax: -tax })),
      ),
      corrects: invoice_no,
      corrected_by: '',
      // `done` would read as if this document itself had been reversed.
      status: textOf('InvoiceApplicationStatus', 'issued', viewer),
    }),
  )
  return [invoice, ...corrections]
}

type Period = Pick<QueryOf<'listInvoices'>, 'date_from' | 'date_to'>

const dayOf = (time: number, { company }: Viewer): string => localClock(time * 1000, company.tz).date

/** Whether something was issued in a period, by days of the company. */
const isIn = (time: number, { date_from, date_to }: Period, viewer: Viewer): boolean => {
  const day = dayOf(time, viewer)
  return (date_from === undefined || day >= date_from) && (date_to === undefined || day <= date_to)
}

/** Whether the invoice of an application, or what corrects it, was issued in a period; any is in one without days. */
export function isIssuedIn(application: InvoiceApplicationRecord, period: Period, viewer: Viewer): boolean {
  if (period.date_from === undefined && period.date_to === undefined) return true
  return entriesOf(application, viewer).some(({ time }) => isIn(time, period, viewer))
}

/** A row for each line of what was issued in a period, oldest document first. */
export function registerRows(
  applications: readonly InvoiceApplicationRecord[],
  period: Period,
  viewer: Viewer,
): Cell[][] {
  return applications
    .flatMap((application) =>
      entriesOf(application, viewer).map((entry) => ({ application, entry, time: entry.time })),
    )
    .filter(({ time }) => isIn(time, period, viewer))
    .toSorted((one, other) => one.time - other.time)
    .flatMap(({ application, entry }) => entry.lines.map((line) => rowOf(application, entry, line, viewer)))
}

function rowOf(
  application: InvoiceApplicationRecord,
  entry: RegisterEntry,
  line: InvoiceLineRecord,
  viewer: Viewer,
): Cell[] {
  const order = viewer.world.tables.order.get(line.order_id)
  const { title, tax_no } = titleShownTo(viewer, application.title)
  const money = (minor: Minor) => toMoney(minor, application.currency)
  const cells: Readonly<Record<RegisterColumn, Cell>> = {
    number: entry.number,
    date: { day: dayOf(entry.time, viewer) },
    kind: textOf('InvoiceKind', application.kind, viewer),
    document: say(registerDocuments[entry.document], viewer),
    title,
    tax_no,
    item: textOf('InvoiceContent', line.content_item, viewer),
    service: say(line.title, viewer),
    rate: `${line.tax_rate}%`,
    net: money(line.amount - line.tax),
    tax: money(line.tax),
    gross: money(line.amount),
    currency: application.currency,
    booking_id: line.order_id,
    own_reference: order?.allocation.own_reference ?? null,
    bill_id: order?.bill_id ?? null,
    corrects: entry.corrects,
    corrected_by: entry.corrected_by,
    status: entry.status,
  }
  return registerColumns.map((column) => cells[column])
}
