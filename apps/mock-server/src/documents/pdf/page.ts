import { PDFDocument, PDFHexString } from 'pdf-lib'
import { hashWords } from '../../world/draw.ts'
import { type FontFiles, type Fonts, openFonts } from './fonts.ts'
import { type Block, Pen } from './pen.ts'
import { openPicture, type Picture, type PictureFile } from './picture.ts'

/** A4 in points; blocks are between the margins, the footer below them. */
export const sheetSize = { width: 595.28, height: 841.89, margin: 40, top: 30, bottom: 58 } as const

export const contentWidth = sheetSize.width - 2 * sheetSize.margin

/** Between blocks and footer, and between footer and the edge of the paper. */
const [aboveFooter, belowFooter] = [12, 18]

/** 9-point text is still easy to read at 7.7 points. */
const reductions = [1, 0.98, 0.96, 0.94, 0.92, 0.9, 0.88, 0.86] as const

interface DocumentFacts {
  title: string
  author: string
  subject: string
  /** BCP 47, for screen readers. */
  language: string
  /** Epoch seconds; the only time in the file. */
  issued_time: number
  /** Everything that distinguishes this document; becomes the file's identifier. */
  identity: string
  /** All texts of the document, to load the fonts for rare characters. */
  sample: string
}

/** A document that adds pages as needed; the same content gives the same bytes. */
class Sheets {
  readonly fonts: Fonts
  readonly pens: Pen[] = []
  readonly #pdf: PDFDocument
  /** Where the next block goes, and where the blocks of this page began. */
  #top = 0
  #begin = 0
  /** Kept free at the bottom of each page. */
  #bottom: number = sheetSize.bottom

  constructor(pdf: PDFDocument, fonts: Fonts) {
    this.#pdf = pdf
    this.fonts = fonts
  }

  /** Keeps more free at the bottom of the pages for a footer that is higher than usual. Comes before the first block. */
  makeRoomFor(footer: Block): void {
    const needed = footer.height(this.fonts, contentWidth) + aboveFooter + belowFooter
    this.#bottom = Math.max(sheetSize.bottom, needed)
  }

  /** Draws the footer of a page. */
  foot(pen: Pen, footer: Block): void {
    footer.draw(pen, sheetSize.margin, sheetSize.height - this.#bottom + aboveFooter, contentWidth)
  }

  get #room(): number {
    return sheetSize.height - sheetSize.top - this.#bottom
  }

  /** Sets blocks below each other, on as many pages as they need. */
  flow(blocks: readonly Block[]): void {
    for (const block of blocks) this.#place(block)
  }

  /** Sets blocks on one page, up to a seventh smaller if that saves a second page; otherwise as `flow` does. */
  flowOnOne(blocks: readonly Block[]): void {
    const scale = reductions.find((each) => this.#heightAt(each, blocks) <= this.#room)
    if (scale === undefined || scale === 1) return this.flow(blocks)
    const { margin, top } = sheetSize
    const pen = this.#turn().reduced({ scale, x: margin, top })
    for (const block of blocks) {
      block.draw(pen, margin, this.#top, contentWidth / scale)
      this.#top += block.height(this.fonts, contentWidth / scale)
    }
  }

  #heightAt(scale: number, blocks: readonly Block[]): number {
    return scale * blocks.reduce((sum, block) => sum + block.height(this.fonts, contentWidth / scale), 0)
  }

  /** Opens a picture before anything is set; null when it cannot be printed. */
  picture(file: PictureFile): Promise<Picture | null> {
    return openPicture(this.#pdf, file)
  }

  async bytes(): Promise<Uint8Array> {
    return this.#pdf.save({ addDefaultPage: false, updateFieldAppearances: false })
  }

  #place(block: Block): void {
    const fresh = this.pens.length === 0 || this.#top === this.#begin
    if (block.blank && fresh) return
    const pen = this.pens.at(-1) ?? this.#turn()
    const height = block.height(this.fonts, contentWidth)
    if (this.#top + height <= sheetSize.top + this.#room) return this.#set(pen, block, height)
    const parts = block.whole && !fresh ? [] : (block.parts?.(this.fonts, contentWidth) ?? [])
    if (parts.length > 1) return this.flow(parts)
    // It is higher than a whole page: overflowing is better than losing it.
    if (fresh) return this.#set(pen, block, height)
    const next = this.#turn()
    if (block.titles) this.#set(next, block.titles, block.titles.height(this.fonts, contentWidth))
    this.#begin = this.#top
    this.#place(block)
  }

  #set(pen: Pen, block: Block, height: number): void {
    block.draw(pen, sheetSize.margin, this.#top, contentWidth)
    this.#top += height
  }

  #turn(): Pen {
    const pen = new Pen(this.#pdf.addPage([sheetSize.width, sheetSize.height]), this.fonts)
    this.pens.push(pen)
    this.#top = sheetSize.top
    this.#begin = sheetSize.top
    return pen
  }
}

export async function openSheets(facts: DocumentFacts, files: FontFiles): Promise<Sheets> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const issued = new Date(facts.issued_time * 1000)
  pdf.setTitle(facts.title, { showInWindowTitleBar: true })
  pdf.setAuthor(facts.author)
  pdf.setSubject(facts.subject)
  pdf.setLanguage(facts.language)
  pdf.setCreationDate(issued)
  pdf.setModificationDate(issued)
  const id = PDFHexString.of(identifier(facts.identity))
  pdf.context.trailerInfo.ID = pdf.context.obj([id, id])
  return new Sheets(pdf, await openFonts(pdf, files, facts.sample))
}

function identifier(identity: string): string {
  const words = [...hashWords(identity), ...hashWords(`${identity}\u001f`)]
  return words.map((word) => word.toString(16).padStart(8, '0')).join('')
}
