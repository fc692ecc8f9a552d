import { create, type Font } from 'fontkit'
import { Blob, Buffer, Direction, Face as ShaperFace, Font as ShaperFont, shape } from 'harfbuzzjs'
import type { PDFDocument, PDFFont, PDFRef } from 'pdf-lib'
import { fontsFor, lastFont, mainFonts, type Weight } from './font-choice.ts'
import { inLineOrder, isFromTheRight, type TextDirection } from './line-order.ts'
import { pieces, plainText } from './text.ts'
import { unpackWoff } from './woff.ts'

/** A font file, opened for the shaper and for subsets. */
interface OpenFont {
  shaper: ShaperFont
  source: Font
  bytes: Uint8Array
}

interface Face extends OpenFont {
  /** The font's name in the page resources. */
  name: string
  font: PDFFont
}

/** One glyph where the shaper puts it; lengths in units of the font size. */
interface Glyph {
  /** Four hexadecimal digits in the embedded subset. */
  hex: string
  /** What the font itself would advance, which a PDF reader does. */
  width: number
  advance: number
  x: number
  y: number
}

/** A piece of text in one font file. */
export interface Run {
  name: string
  ref: PDFRef
  text: string
  glyphs: readonly Glyph[]
  advance: number
}

/**
 * The fonts of one document. Takes lines as `plainText` returns them; a character that no font has becomes the font's
 * box, which `textFlaw` of the API client keeps from being typed.
 */
export class Fonts {
  readonly #faces: Record<Weight, readonly Face[]>
  readonly #runs = new Map<string, Run>()

  constructor(faces: Record<Weight, readonly Face[]>) {
    this.#faces = faces
  }

  /** In points. */
  width(text: string, size: number, weight: Weight): number {
    let advance = 0
    for (const each of pieces(text)) advance += this.#run(each, weight, isFromTheRight(each)).advance
    return advance * size
  }

  /** The runs of a line from left to right; `direction` is that of its paragraph. */
  runs(text: string, weight: Weight, direction: TextDirection = 'ltr'): Run[] {
    return inLineOrder(text, direction).map(({ text: piece, backward }) => this.#run(piece, weight, backward))
  }

  #run(text: string, weight: Weight, backward: boolean): Run {
    const key = `${weight} ${backward} ${text}`
    const known = this.#runs.get(key)
    if (known) return known
    const face = faceFor(text, this.#faces[weight])
    const glyphs = shaped(face, text, backward)
    const advance = glyphs.reduce((sum, glyph) => sum + glyph.advance, 0)
    const run = { name: face.name, ref: face.font.ref, text, glyphs, advance }
    this.#runs.set(key, run)
    return run
  }
}

const invisible = /\p{Default_Ignorable_Code_Point}/u

/** The first font with all characters of a piece; else the one with its first character. */
function faceFor(piece: string, faces: readonly Face[]): Face {
  const characters = [...piece].filter((each) => !invisible.test(each))
  const face =
    faces.find((each) => characters.every((character) => covers(each, character))) ??
    faces.find((each) => covers(each, characters[0] ?? ' ')) ??
    faces[0]
  if (!face) throw new RangeError('A document without a font')
  return face
}

const covers = ({ source }: OpenFont, character: string) =>
  source.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

function shaped({ shaper, source, font }: Face, text: string, backward: boolean): Glyph[] {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setDirection(backward ? Direction.RTL : Direction.LTR)
  shape(shaper, buffer)
  const infos = buffer.getGlyphInfos()
  const places = buffer.getGlyphPositions()
  const ids = infos.map(({ codepoint }) => codepoint)
  const hex = encoded(source, font, ids, text)
  const unit = 1 / source.unitsPerEm
  return ids.map((id, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[index] ?? {}
    return {
      hex: hex.slice(index * 4, index * 4 + 4),
      width: source.getGlyph(id).advanceWidth * unit,
      advance: xAdvance * unit,
      x: xOffset * unit,
      y: yOffset * unit,
    }
  })
}

/** What pdf-lib asks its font to lay out: the glyphs that the shaper has chosen. */
const chosen = new WeakMap<Font, { ids: readonly number[]; text: string }>()

function encoded(source: Font, font: PDFFont, ids: readonly number[], text: string): string {
  chosen.set(source, { ids, text })
  return font.encodeText(text).asString()
}

/** Opened files by loader; later documents reuse them. */
const opened = new WeakMap<FontFiles, Map<string, Promise<OpenFont>>>()

function load(files: FontFiles, file: string): Promise<OpenFont> {
  const known = opened.get(files) ?? new Map<string, Promise<OpenFont>>()
  opened.set(files, known)
  let font = known.get(file)
  if (!font) {
    font = files(file).then(unpackWoff).then(openFont)
    // A failed fetch may succeed for the next document.
    font.catch(() => known.delete(file))
    known.set(file, font)
  }
  return font
}

const openFont = (bytes: Uint8Array<ArrayBuffer>): OpenFont => ({
  bytes,
  source: create(bytes as Parameters<typeof create>[0]) as Font,
  shaper: new ShaperFont(new ShaperFace(new Blob(bytes.buffer))),
})

/** Opens the two fonts that hold nearly every character, and for `sample` those of other scripts and rare characters. */
export async function openFonts(pdf: PDFDocument, files: FontFiles, sample: string): Promise<Fonts> {
  const characters = [...new Set(plainText(sample))].filter(
    (each) => !/[\n\p{Default_Ignorable_Code_Point}]/u.test(each),
  )
  const faces: Record<Weight, Face[]> = { regular: [], bold: [] }
  for (const weight of ['regular', 'bold'] as const) {
    const list = faces[weight]
    const open = async (file: string) => {
      list.push(await embed(pdf, await load(files, file), weight, list.length))
    }
    const missing = () => characters.filter((each) => !list.some((face) => covers(face, each)))
    for (const file of mainFonts(weight)) await open(file)
    for (const file of fontsFor(missing(), weight)) await open(file)
    if (missing().length > 0) await open(lastFont)
  }
  return new Fonts(faces)
}

async function embed(pdf: PDFDocument, open: OpenFont, weight: Weight, index: number): Promise<Face> {
  // Six capitals before the plus mark a subset. They are counted, not random, so that the same document has the same
  // bytes.
  const tag = `FONT${letter(index / 26)}${letter(index)}`
  const name = weight === 'bold' ? 'NotoSansSC-Bold' : 'NotoSansSC-Regular'
  pdf.registerFontkit({ create: () => asPdfLibExpects(open.source) })
  const font = await pdf.embedFont(open.bytes, { subset: true, customName: `${tag}+${name}` })
  return { ...open, name: `${weight === 'bold' ? 'B' : 'R'}${index}`, font }
}

const letter = (number: number) => String.fromCharCode(65 + (Math.floor(number) % 26))

type PdfLibFont = ReturnType<Parameters<PDFDocument['registerFontkit']>[0]['create']>

/** pdf-lib was written for fontkit 1, which returned a subset as a stream; its glyphs are those of the shaper. */
function asPdfLibExpects(font: Font): PdfLibFont {
  const own = {
    createSubset() {
      const subset = font.createSubset()
      return {
        includeGlyph: subset.includeGlyph.bind(subset),
        encodeStream: () => ({
          on(event: string, listen: (bytes?: Uint8Array) => void) {
            if (event === 'data') listen(subset.encode())
            if (event === 'end') listen()
            return this
          },
        }),
      }
    },
    layout: () => {
      const { ids = [], text = '' } = chosen.get(font) ?? {}
      return { glyphs: ids.map((id, index) => font.getGlyph(id, meaning(font, id, index === 0 ? text : ''))) }
    },
  }
  return new Proxy(font, {
    get: (target, key) => (key in own ? Reflect.get(own, key) : Reflect.get(target, key, target)),
  }) as unknown as PdfLibFont
}

/** The characters that a reader copies for a glyph: its own, else those of the piece that it begins. */
function meaning(font: Font, id: number, text: string): number[] {
  const written = [...text]
  const own = written.length === 1 ? written : font.stringsForGlyph(id).slice(0, 1)
  return [...(own[0] ?? (text || '\u200b'))].map((each) => each.codePointAt(0) ?? 0)
}

/** Reads one WOFF file of the font packages by its path in `@fontsource`; rejects when there is none. */
export type FontFiles = (file: string) => Promise<Uint8Array>
