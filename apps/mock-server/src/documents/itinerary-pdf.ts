import type { Schemas } from '@portal/api-client/contract'
import type { FontFiles } from './pdf/fonts.ts'
import type { PictureFile } from './pdf/picture.ts'

/** What a guest reads of a trip; all texts are in the language of the reader, or in both. */
export interface Itinerary {
  readonly trip_id: string
  readonly title: string
  /** The company's own, if its documents show it. */
  readonly reference: string | null
  readonly company: Schemas['VoucherCompany']
  readonly theme_colour: string
  /** Epoch s. */
  readonly updated_time: number
  readonly guests: readonly string[]
  /** In the order of the clocks of the places. */
  readonly entries: readonly ItineraryEntry[]
}

export interface ItineraryEntry {
  readonly order_id: string
  /** `YYYY-MM-DD` and `HH:MM` at the place, and how far its clock is from UTC: `UTC+06:30`. */
  readonly date: string
  readonly time: string
  /** The date with its day of the week. */
  readonly day: string
  readonly offset: string
  /** Epoch ms, of this moment and of the end of the service. */
  readonly start: number
  readonly end: number
  readonly title: string
  readonly lines: readonly string[]
}

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
