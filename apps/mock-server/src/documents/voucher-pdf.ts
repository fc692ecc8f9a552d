import type { Schemas } from '@portal/api-client/contract'
import type { FontFiles } from './pdf/fonts.ts'
import type { PictureFile } from './pdf/picture.ts'

interface VoucherOptions {
  /** The font files; the installed package by default. */
  fonts?: FontFiles
  /** Loads the pictures that a voucher names by URL; without it none is printed. */
  pictureAt?: (url: string) => PictureFile | null
  /** The origin of the voucher's URLs, `https://portal.example`; empty leaves them as they are. */
  origin?: string
}

/**
 * A voucher as an A4 PDF with Chinese and English text that can be selected and searched; the same voucher gives the
 * same bytes. The voucher's own texts are printed as they are; `language` chooses the labels. The PDF code is loaded
 * with the first voucher.
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
