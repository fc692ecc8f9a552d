import type { Schemas } from '@portal/api-client/contract'
import { maskedNumber } from '../../domain/guest/saved-guest.ts'
import {
  type InvoiceApplicationRecord,
  type InvoiceLineRecord,
  type InvoiceReversalRecord,
  taxOfReversal,
} from '../../domain/invoice/application.ts'
import { canWithdraw, reversibleOf } from '../../domain/invoice/lifecycle.ts'
import { hasLegacyNumber, type InvoiceTitleRecord, kindsAllowed } from '../../domain/invoice/title.ts'
import { type Minor, toMoney } from '../../domain/money/money.ts'
import { invoiceWait } from '../../domain/waits.ts'
import { messageText } from '../../texts/text.ts'
import { presentOperator } from '../order/present-order-base.ts'
import { presentStaffWait, textOf } from '../present.ts'
import { say, type Viewer } from '../viewer.ts'

/** Only members who issue invoices or maintain titles see the full bank account and ID number. */
const seesNumbers = ({ actor }: Viewer): boolean =>
  actor.nodes.includes('invoice/manage') || actor.nodes.includes('invoice/apply')

/** The title as this member may see it, on screens and in files. */
export function titleShownTo(viewer: Viewer, title: InvoiceTitleRecord): InvoiceTitleRecord {
  if (seesNumbers(viewer)) return title
  const { title_type, tax_no, account_no } = title
  return {
    ...title,
    tax_no: title_type === 'individual' ? maskedNumber(tax_no) : tax_no,
    account_no: maskedNumber(account_no),
  }
}

export function presentTitle(title: InvoiceTitleRecord, viewer: Viewer): Schemas['InvoiceTitle'] {
  const { company_id: _, ...facts } = titleShownTo(viewer, title)
  return {
    ...facts,
    title_type_text: textOf('TitleType', title.title_type, viewer),
    kinds_allowed: kindsAllowed(title),
    warning: hasLegacyNumber(title) ? messageText(viewer.language, 'legacy_tax_number') : null,
  }
}

export function presentApplicationSummary(
  application: InvoiceApplicationRecord,
  viewer: Viewer,
): Schemas['InvoiceApplicationSummary'] {
  const { id, title, kind, amount, currency, lines, status, invoice_no, apply_time, issue_time } = application
  const issued = application.reversals.filter(({ red_no }) => red_no !== null)
  return {
    id,
    title: title.title,
    kind,
    kind_text: textOf('InvoiceKind', kind, viewer),
    amount: toMoney(amount, currency),
    orders_count: lines.length,
    status,
    status_text: textOf('InvoiceApplicationStatus', status, viewer),
    wait: presentStaffWait(invoiceWait(application), viewer),
    invoice_no,
    tax: toMoney(application.tax, currency),
    reversals: issued.map((reversal) => presentReversal(application, reversal, viewer)),
    apply_time,
    issue_time,
    operator: presentOperator(application.operator),
  }
}

type InvoiceFiles = Schemas['InvoiceFileFormat'][]

/** A Chinese digital invoice, blue or red, comes as document and as data, any other as a document only. */
const formatsOf = (kind: Schemas['InvoiceKind']): InvoiceFiles =>
  kind === 'commercial' ? ['pdf'] : ['pdf', 'ofd', 'xml']

/** File formats of an invoice; none before it is issued. */
export const filesOf = ({ kind, invoice_no }: InvoiceApplicationRecord): InvoiceFiles =>
  invoice_no === null ? [] : formatsOf(kind)

/** File formats of a red letter or credit note; none before it is issued. */
export const filesOfReversal = (
  { kind }: InvoiceApplicationRecord,
  { red_no }: InvoiceReversalRecord,
): InvoiceFiles => (red_no === null ? [] : formatsOf(kind))

export const presentInvoiceLine = (
  { order_id, title, rooms, content_item, amount, tax_rate, tax }: InvoiceLineRecord,
  currency: string,
  viewer: Viewer,
): Schemas['InvoiceLine'] => ({
  booking_id: order_id,
  title: say(title, viewer),
  rooms_text: say(rooms, viewer),
  content_item,
  content_item_text: textOf('InvoiceContent', content_item, viewer),
  amount: toMoney(amount, currency),
  tax_rate,
  tax: toMoney(tax, currency),
})

export function presentApplication(
  application: InvoiceApplicationRecord,
  viewer: Viewer,
): Schemas['InvoiceApplication'] {
  const { id, kind, currency, status, delivery } = application
  const money = (minor: Minor) => toMoney(minor, currency)
  return {
    id,
    title_snapshot: presentTitle(application.title, viewer),
    kind,
    kind_text: textOf('InvoiceKind', kind, viewer),
    amount: money(application.amount),
    tax: money(application.tax),
    lines: application.lines.map((line) => presentInvoiceLine(line, currency, viewer)),
    remark: application.remark,
    delivery: { ...delivery },
    status,
    status_text: textOf('InvoiceApplicationStatus', status, viewer),
    wait: presentStaffWait(invoiceWait(application), viewer),
    invoice_no: application.invoice_no,
    apply_time: application.apply_time,
    issue_time: application.issue_time,
    files: filesOf(application),
    reversals: application.reversals.map((reversal) => presentReversal(application, reversal, viewer)),
    refuse_reason: application.refuse_reason && say(application.refuse_reason, viewer),
    can_withdraw: canWithdraw(application),
    reversible: money(reversibleOf(application)),
    operator: presentOperator(application.operator),
  }
}

export function presentReversal(
  application: InvoiceApplicationRecord,
  reversal: InvoiceReversalRecord,
  viewer: Viewer,
): Schemas['InvoiceReversal'] {
  const { id, amount, shares, reason, red_no, status, time, issue_time } = reversal
  const money = (minor: Minor) => toMoney(minor, application.currency)
  return {
    id,
    amount: money(amount),
    tax: money(taxOfReversal(reversal)),
    lines: shares.flatMap((share) => {
      const line = application.lines.find(({ order_id }) => order_id === share.order_id)
      return line ? [presentInvoiceLine({ ...line, ...share }, application.currency, viewer)] : []
    }),
    reason,
    red_no,
    status,
    status_text: textOf('InvoiceReversalStatus', status, viewer),
    time,
    issue_time,
    files: filesOfReversal(application, reversal),
  }
}
