import type { Schemas } from '@portal/api-client/contract'
import type { Language } from '../texts/language.ts'
import type { Statement } from './bill-texts.ts'
import type { InvoiceFacts } from './invoice/facts.ts'
import type { LedgerStatement } from './ledger-texts.ts'
import type { FontFiles } from './pdf/fonts.ts'
import { type RenderedFile, renderTable } from './table-file.ts'

/** The statement as a PDF or a table. The code that writes either is loaded when it is first needed. */
export async function renderBill(
  statement: Statement,
  format: Schemas['BillFileFormat'],
  language: Language,
  options: { fonts?: FontFiles } = {},
): Promise<RenderedFile> {
  if (format !== 'pdf') {
    const { billTable } = await import('./bill-table.ts')
    return renderTable(billTable(statement, language), format)
  }
  const [{ printBill }, fonts] = await Promise.all([
    import('./bill-sheets.ts'),
    options.fonts ?? import('#installed-fonts').then(({ installedFonts }) => installedFonts),
  ])
  return { bytes: await printBill(statement, language, fonts), media_type: 'application/pdf' }
}

/** The movements of a period as a PDF. */
export async function renderLedger(
  statement: LedgerStatement,
  language: Language,
  options: { fonts?: FontFiles } = {},
): Promise<RenderedFile> {
  const [{ printLedger }, fonts] = await Promise.all([
    import('./ledger-sheets.ts'),
    options.fonts ?? import('#installed-fonts').then(({ installedFonts }) => installedFonts),
  ])
  return { bytes: await printLedger(statement, language, fonts), media_type: 'application/pdf' }
}

/** An issued invoice or credit note as a PDF, an OFD (the Chinese page format) or data. */
export async function renderInvoice(
  facts: InvoiceFacts,
  format: Schemas['InvoiceFileFormat'],
  options: { fonts?: FontFiles } = {},
): Promise<RenderedFile> {
  if (format === 'xml') {
    const { invoiceXml } = await import('./invoice/xml.ts')
    return { bytes: new TextEncoder().encode(invoiceXml(facts)), media_type: 'application/xml' }
  }
  if (format === 'ofd') {
    const { invoiceOfd } = await import('./invoice/ofd.ts')
    return { bytes: invoiceOfd(facts), media_type: 'application/ofd' }
  }
  const [{ printInvoice }, fonts] = await Promise.all([
    import('./invoice/sheets.ts'),
    options.fonts ?? import('#installed-fonts').then(({ installedFonts }) => installedFonts),
  ])
  return { bytes: await printInvoice(facts, fonts), media_type: 'application/pdf' }
}
