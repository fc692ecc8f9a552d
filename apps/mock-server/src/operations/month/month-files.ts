import { zipOf } from '../../documents/table/zip.ts'
import { renderTable } from '../../documents/table-file.ts'
import { serviceDate } from '../../domain/bill/billable.ts'
import type { Cell } from '../../domain/export/table.ts'
import type { InvoiceApplicationRecord, InvoiceReversalRecord } from '../../domain/invoice/application.ts'
import { toMoney } from '../../domain/money/money.ts'
import { daysOfMonth, monthOf } from '../../domain/month/month.ts'
import { localClock } from '../../domain/time/zones.ts'
import { registerDocuments } from '../../texts/register-columns.ts'
import { registerTexts } from '../../texts/register-texts.ts'
import { billFile, isOfMonth } from '../bill/bill.ts'
import { ownDocuments } from '../documents.ts'
import { creditNoteFile, invoiceFile } from '../invoice/invoice-application.ts'
import { visibleOrders } from '../order/order-list.ts'
import { textOf } from '../present.ts'
import { say, type Viewer } from '../viewer.ts'
import { joinedVouchers, voucherReady } from '../voucher/joined-vouchers.ts'
import { ledgerFile } from '../wallet/ledger-statement.ts'

/** A document of a month: where it is in the ZIP, what the register says of it, and its bytes. */
interface MonthDocument {
  readonly path: string
  /** Kind, number, day and amount. */
  readonly row: readonly Cell[]
  readonly bytes: () => Promise<Uint8Array>
}

/** One id per document, in the order of the ZIP. */
export function documentsOfMonth(month: string, vouchers: boolean, viewer: Viewer): string[] {
  const all = [...billsOf(month, viewer), ...invoicesOf(month, viewer)].map(({ path }) => path)
  const orders = vouchers ? voucherOrders(month, viewer).map(({ id }) => `voucher ${id}`) : []
  return ['statement', 'register', ...all, ...orders]
}

function billsOf(month: string, viewer: Viewer): MonthDocument[] {
  const { tz } = viewer.company
  return ownDocuments(viewer.world.tables.bill.all(), viewer)
    .filter((bill) => isOfMonth(bill, month, tz) && bill.issue_time !== null)
    .toReversed()
    .map((bill) => ({
      path: `3-bills/${bill.id}.pdf`,
      row: [
        say(registerTexts.bill, viewer),
        bill.id,
        { day: localClock((bill.issue_time ?? 0) * 1000, tz).date },
        toMoney(bill.total, bill.currency),
        bill.currency,
      ],
      bytes: async () => (await billFile(bill, 'pdf', viewer)).bytes,
    }))
}

function invoicesOf(month: string, viewer: Viewer): MonthDocument[] {
  const { tz } = viewer.company
  const ofMonth = ({ issue_time }: { readonly issue_time: number | null }) =>
    issue_time !== null && monthOf(issue_time, tz) === month
  const dayOf = (seconds: number | null) => localClock((seconds ?? 0) * 1000, tz).date
  const row = (kind: string, number: string, day: string, amount: number, currency: string): Cell[] => [
    kind,
    number,
    { day },
    toMoney(amount, currency),
    currency,
  ]
  const invoice = (one: InvoiceApplicationRecord): MonthDocument => {
    const [number, day] = [one.invoice_no ?? one.id, dayOf(one.issue_time)]
    return {
      path: `4-invoices/${day}-${number}.pdf`,
      row: row(textOf('InvoiceKind', one.kind, viewer), number, day, one.amount, one.currency),
      bytes: async () => (await invoiceFile(one, 'pdf', viewer)).bytes,
    }
  }
  const note = (one: InvoiceApplicationRecord, reversal: InvoiceReversalRecord): MonthDocument => {
    const [number, day] = [reversal.red_no ?? reversal.id, dayOf(reversal.issue_time)]
    const kind = one.kind === 'commercial' ? 'credit_note' : 'red_letter'
    return {
      path: `5-credit-notes/${day}-${number}.pdf`,
      row: row(say(registerDocuments[kind], viewer), number, day, -reversal.amount, one.currency),
      bytes: async () => (await creditNoteFile(one, reversal, 'pdf', viewer)).bytes,
    }
  }
  const own = ownDocuments(viewer.world.tables.invoice_application.all(), viewer)
  const all = [
    ...own.filter(ofMonth).map(invoice),
    ...own.flatMap((one) => one.reversals.filter(ofMonth).map((reversal) => note(one, reversal))),
  ]
  return all.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** Orders whose service ends in the month and that have a voucher. */
const voucherOrders = (month: string, viewer: Viewer) =>
  visibleOrders(viewer)
    .filter((order) => serviceDate(order).slice(0, 7) === month && voucherReady(order, viewer))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** The documents as the member sees them now, in one ZIP whose names sort by kind and day. */
export async function zipOfMonth(
  {
    month,
    ids,
    origin,
  }: { readonly month: string; readonly ids: readonly string[]; readonly origin: string },
  viewer: Viewer,
): Promise<Uint8Array> {
  const documents = [...billsOf(month, viewer), ...invoicesOf(month, viewer)].filter(({ path }) =>
    ids.includes(path),
  )
  const statement = await ledgerFile(daysOfMonth(month), viewer)
  const register = await renderTable(registerOf(month, documents, viewer), 'xlsx')
  const files: Record<string, Uint8Array> = {
    [`1-${statement.filename}`]: statement.bytes,
    [`2-register-${month}.xlsx`]: register.bytes,
  }
  for (const { path, bytes } of documents) files[path] = await bytes()
  const { language } = viewer
  for (const order of voucherOrders(month, viewer).filter(({ id }) => ids.includes(`voucher ${id}`)))
    files[`6-vouchers/${order.id}.pdf`] = await joinedVouchers([order], { language, origin }, viewer)
  return zipOf(files)
}

/** Every bill, invoice and credit note of the month with its file; one sum per kind would add bills to invoices. */
function registerOf(month: string, documents: readonly MonthDocument[], viewer: Viewer) {
  const title = (name: keyof typeof registerTexts) => say(registerTexts[name], viewer)
  return {
    name: month,
    columns: [
      { title: title('kind'), width: 24 },
      { title: title('number'), width: 24 },
      { title: title('day'), width: 12 },
      { title: title('amount'), width: 14 },
      { title: title('currency'), width: 10 },
      { title: title('file'), width: 44 },
    ],
    rows: documents.map(({ row, path }) => [...row, path]),
  }
}
