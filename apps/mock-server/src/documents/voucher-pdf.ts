import type { Schemas } from '@portal/api-client/contract'
import type { FontFiles } from './pdf/fonts.ts'
import type { PictureFile } from './pdf/picture.ts'

interface VoucherOptions {
  /** Where the fonts come from; the installed package unless a test says otherwise. */
  fonts?: FontFiles
  /** The pictures that a voucher names by their address; without it none is printed. */
  pictureAt?: (url: string) => PictureFile | null
  /** Where the addresses of the voucher begin, `https://portal.example`; empty leaves them as they are. */
  origin?: string
}

/**
 * A voucher as an A4 PDF: Chinese and English text that can be selected and searched, and the same
 * bytes for the same voucher. Texts of the voucher are printed as they are; `language` chooses the
 * words around them. Nothing of the PDF machinery is loaded before the first voucher.
 */
export async function renderVoucher(
  voucher: Schemas['Voucher'],
  language: Schemas['VoucherLanguage'],
  options: VoucherOptions = {},
): Promise<Uint8Array> {
  const [{ printVoucher }, fonts] = await Promise.all([
    import('./voucher-sheets.ts'),
    options.fonts ?? import('#installed-fonts').then(({ installedFonts }) => installedFonts),
  ])
  const picture = (url: string | null) => (url === null ? null : (options.pictureAt?.(url) ?? null))
  const [logo, stamp] = [picture(voucher.company.logo), picture(voucher.dress?.stamp ?? null)]
  return printVoucher(voucher, language, { fonts, logo, stamp, origin: options.origin ?? '' })
}
