import type { Schemas } from '@portal/api-client/contract'
import { maskedNumber } from '../../domain/guest/saved-guest.ts'
import type { InvoiceApplicationRecord } from '../../domain/invoice/application.ts'
import { canWithdraw, reversibleOf } from '../../domain/invoice/lifecycle.ts'
import { hasLegacyNumber, type InvoiceTitleRecord, kindsAllowed } from '../../domain/invoice/title.ts'
import { type Minor, toMoney } from '../../domain/money/money.ts'
import { messageText } from '../../texts/text.ts'
import { presentOperator } from '../order/present-order-base.ts'
import { textOf } from '../present.ts'
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
  return {
    id,
    title: title.title,
    kind,
    kind_text: textOf('InvoiceKind', kind, viewer),
    amount: toMoney(amount, currency),
    orders_count: lines.length,
    status,
    status_text: textOf('InvoiceApplicationStatus', status, viewer),
    invoice_no,
    apply_time,
    issue_time,
    operator: presentOperator(application.operator),
  }
}

/** File formats of an invoice: a Chinese digital invoice as document and as data, any other as a document only. */
export function filesOf({ kind, invoice_no }: InvoiceApplicationRecord): Schemas['InvoiceFileFormat'][] {
  if (invoice_no === null) return []
  return kind === 'commercial' ? ['pdf'] : ['pdf', 'ofd', 'xml']
}

export function presentApplication(
  application: InvoiceApplicationRecord,
  viewer: Viewer,
): Schemas['InvoiceApplication'] {
  const { id, kind, currency, status, content_item, delivery } = application
  const money = (minor: Minor) => toMoney(minor, currency)
  return {
    id,
    title_snapshot: presentTitle(application.title, viewer),
    kind,
    kind_text: textOf('InvoiceKind', kind, viewer),
    amount: money(application.amount),
    tax_rate: application.tax_rate,
    tax: money(application.tax),
    lines: application.lines.map(({ order_id, title, amount }) => ({
      booking_id: order_id,
      title: say(title, viewer),
      amount: money(amount),
    })),
    content_item,
    content_item_text: textOf('InvoiceContent', content_item, viewer),
    remark: application.remark,
    delivery: { ...delivery },
    status,
    status_text: textOf('InvoiceApplicationStatus', status, viewer),
    invoice_no: application.invoice_no,
    apply_time: application.apply_time,
    issue_time: application.issue_time,
    files: filesOf(application),
    reversals: application.reversals.map((reversal) => presentReversal(reversal, currency, viewer)),
    refuse_reason: application.refuse_reason && say(application.refuse_reason, viewer),
    can_withdraw: canWithdraw(application),
    reversible: money(reversibleOf(application)),
    operator: presentOperator(application.operator),
  }
}

export function presentReversal(
  reversal: InvoiceApplicationRecord['reversals'][number],
  currency: string,
  viewer: Viewer,
): Schemas['InvoiceReversal'] {
  const { id, amount, reason, red_no, status, time } = reversal
  return {
    id,
    amount: toMoney(amount, currency),
    reason,
    red_no,
    status,
    status_text: textOf('InvoiceReversalStatus', status, viewer),
    time,
  }
}
