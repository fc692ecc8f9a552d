import type { Schemas } from '@portal/api-client/contract'
import type { InvoiceApplicationRecord } from '../domain/invoice/application.ts'
import { invoiceFacts } from './invoice/facts.ts'
import type { FontFiles } from './pdf/fonts.ts'
import type { RenderedFile } from './table-file.ts'

/** An issued invoice as a PDF, an OFD (the Chinese page format) or data. `tz` is the buyer's. */
export async function renderInvoice(
  application: InvoiceApplicationRecord,
  format: Schemas['InvoiceFileFormat'],
  tz: string,
  options: { fonts?: FontFiles } = {},
): Promise<RenderedFile> {
  const facts = invoiceFacts(application, tz)
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
