import type { Schemas } from '@portal/api-client/contract'
import type { Itinerary } from './itinerary.ts'
import type { FontFiles } from './pdf/fonts.ts'
import type { PictureFile } from './pdf/picture.ts'

interface ItineraryOptions {
  /** The font files; the installed package by default. */
  readonly fonts?: FontFiles
  readonly pictureAt?: (url: string) => PictureFile | null
}

/** An itinerary as an A4 PDF; the same itinerary gives the same bytes. The PDF code is loaded with the first one. */
export async function renderItinerary(
  itinerary: Itinerary,
  language: Schemas['VoucherLanguage'],
  { fonts, pictureAt }: ItineraryOptions = {},
): Promise<Uint8Array> {
  const [{ printItinerary }, files] = await Promise.all([
    import('./itinerary-sheets.ts'),
    fonts ?? import('#installed-fonts').then(({ installedFonts }) => installedFonts),
  ])
  const { logo } = itinerary.company
  return printItinerary(itinerary, language, {
    fonts: files,
    logo: logo === null ? null : (pictureAt?.(logo) ?? null),
  })
}

/** PDF files as one, page after page; its names and dates are those of the first. */
export async function joinedPdf(files: readonly Uint8Array[]): Promise<Uint8Array> {
  const { PDFDocument } = await import('pdf-lib')
  const [first, ...others] = await Promise.all(
    files.map((bytes) => PDFDocument.load(bytes, { updateMetadata: false })),
  )
  if (!first) throw new Error('There is nothing to join')
  for (const other of others) {
    for (const page of await first.copyPages(other, other.getPageIndices())) first.addPage(page)
  }
  return first.save({ addDefaultPage: false, updateFieldAppearances: false })
}
