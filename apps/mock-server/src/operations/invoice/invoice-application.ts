import { keepFound, type QueryOf, type Schemas, searchText } from '@portal/api-client/contract'
import { renderInvoice } from '../../documents/billing-files.ts'
import { creditNoteFacts, invoiceFacts } from '../../documents/invoice/facts.ts'
import {
  applicationStatuses,
  type InvoiceApplicationRecord,
  type InvoiceReversalRecord,
} from '../../domain/invoice/application.ts'
import { requestReversal, withdraw } from '../../domain/invoice/lifecycle.ts'
import { amountError, parseAmount } from '../../domain/money/money.ts'
import { notAllowed } from '../../domain/order/guards.ts'
import { invalidFields, refuse } from '../../domain/refusal.ts'
import { FileAnswer, type Operations } from '../../edge/operation.ts'
import { countByStatus, ownDocument, ownDocuments } from '../documents.ts'
import { startExport } from '../export/export-repository.ts'
import { pageOf } from '../page.ts'
import { type Viewer, viewerOf } from '../viewer.ts'
import { isIssuedIn, registerColumns, registerRows } from './invoice-register.ts'
import { saveApplication } from './invoice-repository.ts'
import {
  filesOf,
  filesOfReversal,
  presentApplication,
  presentApplicationSummary,
  presentReversal,
  titleShownTo,
} from './present-invoice.ts'

const ownApplication = (id: string, viewer: Viewer): InvoiceApplicationRecord =>
  ownDocument(viewer.world.tables.invoice_application.get(id), viewer)

/** The texts a keyword can match: title, numbers of invoice and red letters, booking ids. */
function textOfApplication({ id, title, invoice_no, lines, reversals }: InvoiceApplicationRecord) {
  const red = reversals.map(({ red_no }) => red_no ?? '')
  return searchText([id, title.title, invoice_no ?? '', ...red, ...lines.map(({ order_id }) => order_id)])
}

function applicationsFound(
  query: Pick<QueryOf<'listInvoices'>, 'kind' | 'keyword' | 'date_from' | 'date_to'>,
  viewer: Viewer,
) {
  const { kind, keyword } = query
  const own = ownDocuments(viewer.world.tables.invoice_application.all(), viewer)
  return keepFound(own, keyword, textOfApplication).filter(
    (one) => (kind === undefined || one.kind === kind) && isIssuedIn(one, query, viewer),
  )
}

type Format = Schemas['InvoiceFileFormat']

const shownTo = (viewer: Viewer, application: InvoiceApplicationRecord) => ({
  ...application,
  title: titleShownTo(viewer, application.title),
})

/** An issued invoice as a file; throws before it is issued, and for a format it does not have. */
export async function invoiceFile(application: InvoiceApplicationRecord, format: Format, viewer: Viewer) {
  if (application.invoice_no === null) throw notAllowed('WRONG_STATUS')
  if (!filesOf(application).includes(format)) throw refuse('NOT_FOUND')
  const facts = invoiceFacts(shownTo(viewer, application), viewer.company.tz)
  const { bytes, media_type } = await renderInvoice(facts, format)
  return new FileAnswer(bytes, media_type, `invoice-${application.invoice_no}.${format}`)
}

/** The red letter or credit note of a reversal as a file; throws as `invoiceFile` does. */
export async function creditNoteFile(
  application: InvoiceApplicationRecord,
  reversal: InvoiceReversalRecord,
  format: Format,
  viewer: Viewer,
) {
  if (reversal.red_no === null) throw notAllowed('WRONG_STATUS')
  if (!filesOfReversal(application, reversal).includes(format)) throw refuse('NOT_FOUND')
  const facts = creditNoteFacts(shownTo(viewer, application), reversal, viewer.company.tz)
  const { bytes, media_type } = await renderInvoice(facts, format)
  return new FileAnswer(bytes, media_type, `credit-note-${reversal.red_no}.${format}`)
}

export const invoiceApplicationOperations = {
  listInvoices: (call, world) => {
    const viewer = viewerOf(call, world)
    const { status = [] } = call.query
    const ofAll = applicationsFound(call.query, viewer)
    const found = ofAll.filter((one) => status.length === 0 || status.includes(one.status))
    return {
      ...pageOf(found, call.query, (application) => presentApplicationSummary(application, viewer)),
      by_status: countByStatus(applicationStatuses, ofAll),
    }
  },

  exportInvoices: (call, world) => {
    const viewer = viewerOf(call, world)
    const rows = registerRows(applicationsFound(call.query, viewer), call.query, viewer)
    return startExport(viewer, {
      subject: 'invoices',
      format: call.query.format ?? 'xlsx',
      name: 'invoice-register',
      columns: registerColumns,
      ids: rows.map((_, place) => String(place)),
      rows,
    })
  },

  getInvoice: (call, world) => {
    const viewer = viewerOf(call, world)
    const application = ownApplication(call.query.id, viewer)
    return { application: presentApplication(application, viewer) }
  },

  withdrawInvoice: (call, world) => {
    const viewer = viewerOf(call, world)
    const application = ownApplication(call.body.id, viewer)
    const withdrawn = withdraw(application)
    return { application: presentApplication(saveApplication(world, withdrawn, viewer.now), viewer) }
  },

  reverseInvoice: (call, world) => {
    const viewer = viewerOf(call, world)
    const { id, amount, reason, booking_id } = call.body
    const application = ownApplication(id, viewer)
    const { currency } = application
    const error = amountError(amount, currency)
    if (error) throw invalidFields({ amount: error })
    const request = { amount: parseAmount(amount, currency), reason, order_id: booking_id ?? null }
    const asked = requestReversal(application, request, viewer.now)
    const kept = saveApplication(world, asked, viewer.now)
    const reversal = kept.reversals.at(-1)
    if (!reversal) throw refuse('NOT_FOUND')
    return {
      reversal: presentReversal(kept, reversal, viewer),
      application: presentApplication(kept, viewer),
    }
  },

  downloadInvoice: (call, world) => {
    const viewer = viewerOf(call, world)
    const application = ownApplication(call.query.id, viewer)
    const { format = 'pdf', reversal_id } = call.query
    if (reversal_id === undefined) return invoiceFile(application, format, viewer)
    const reversal = application.reversals.find(({ id }) => id === reversal_id)
    if (!reversal) throw refuse('NOT_FOUND')
    return creditNoteFile(application, reversal, format, viewer)
  },
} satisfies Partial<Operations>
