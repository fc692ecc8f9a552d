import { create, type Font } from 'fontkit'
import type { PDFDocument, PDFFont, PDFRef } from 'pdf-lib'
import { isBurmese, pieces, plainText, visualOrder } from './text.ts'
import { unpackWoff } from './woff.ts'

/** A run of text in one font file. */
interface Run {
  /** The font's name in the page resources. */
  name: string
  ref: PDFRef
  /** The glyphs as hexadecimal digits. */
  hex: string
}

interface Face {
  name: string
  font: PDFFont
  source: Font
}

interface Glyph {
  face: Face
  hex: string
  /** Width in units of the font size. */
  advance: number
}

/**
 * The fonts of one document. Takes lines as `plainText` returns them; a character that no font has becomes the font's
 * box.
 */
export class Fonts {
  readonly #faces: Record<Weight, readonly Face[]>
  readonly #glyphs: Record<Weight, Map<string, Glyph>> = { regular: new Map(), bold: new Map() }

  constructor(faces: Record<Weight, readonly Face[]>) {
    this.#faces = faces
  }

  /** In points. */
  width(text: string, size: number, weight: Weight): number {
    let advance = 0
    for (const each of pieces(text)) advance += this.#glyph(each, weight).advance
    return advance * size
  }

  runs(text: string, weight: Weight): Run[] {
    const runs: Run[] = []
    for (const each of pieces(text)) {
      const { face, hex } = this.#glyph(each, weight)
      const last = runs.at(-1)
      if (last?.name === face.name) last.hex += hex
      else runs.push({ name: face.name, ref: face.font.ref, hex })
    }
    return runs
  }

  #glyph(text: string, weight: Weight): Glyph {
    const known = this.#glyphs[weight].get(text)
    if (known) return known
    const face = faceFor(text, this.#faces[weight])
    const hex = face.font.encodeText(visualOrder(text)).asString()
    const glyph = { face, hex, advance: face.font.widthOfTextAtSize(visualOrder(text), 1) }
    this.#glyphs[weight].set(text, glyph)
    return glyph
  }
}

function faceFor(character: string, faces: readonly Face[]): Face {
  const codePoint = character.codePointAt(0) ?? 0
  const face = faces.find(({ source }) => source.hasGlyphForCodePoint(codePoint)) ?? faces[0]
  if (!face) throw new RangeError('A document without a font')
  return face
}

/** Unpacked files by loader; later documents reuse them. */
const unpacked = new WeakMap<FontFiles, Map<string, Promise<Uint8Array>>>()

function load(files: FontFiles, file: string): Promise<Uint8Array> {
  const known = unpacked.get(files) ?? new Map<string, Promise<Uint8Array>>()
  unpacked.set(files, known)
  let bytes = known.get(file)
  if (!bytes) {
    bytes = files(file).then(unpackWoff)
    // A failed fetch may succeed for the next document.
    bytes.catch(() => known.delete(file))
    known.set(file, bytes)
  }
  return bytes
}

/**
 * Opens the two fonts that hold nearly every character, and for `sample` the Burmese font and the slices with rare
 * Chinese characters.
 */
export async function openFonts(pdf: PDFDocument, files: FontFiles, sample: string): Promise<Fonts> {
  const characters = [...new Set(plainText(sample))]
  const faces: Record<Weight, Face[]> = { regular: [], bold: [] }
  for (const weight of ['regular', 'bold'] as const) {
    const list = faces[weight]
    const open = async (part: string) => {
      const bytes = await load(files, fontFile(part, weight))
      list.push(await embed(pdf, bytes, weight, list.length))
    }
    await open('latin')
    await open('chinese-simplified')
    const rare = characters.filter((each) => !list.some(({ source }) => covers(source, each)))
    if (rare.length === 0) continue
    if (rare.some(isBurmese)) await open('myanmar')
    const { slicesFor } = await import('./font-slices.ts')
    for (const slice of slicesFor(rare)) await open(slice)
  }
  return new Fonts(faces)
}

const covers = (font: Font, character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

async function embed(pdf: PDFDocument, bytes: Uint8Array, weight: Weight, index: number): Promise<Face> {
  const source = create(bytes as Parameters<typeof create>[0]) as Font
  // Six capitals before the plus mark a subset. They are counted, not random, so that the same document has the same
  // bytes.
  const tag = `FONT${letter(index / 26)}${letter(index)}`
  const name = weight === 'bold' ? 'NotoSansSC-Bold' : 'NotoSansSC-Regular'
  pdf.registerFontkit({ create: () => asPdfLibExpects(source) })
  const font = await pdf.embedFont(bytes, { subset: true, customName: `${tag}+${name}` })
  return { name: `${weight === 'bold' ? 'B' : 'R'}${index}`, font, source }
}

const letter = (number: number) => String.fromCharCode(65 + (Math.floor(number) % 26))

type PdfLibFont = ReturnType<Parameters<PDFDocument['registerFontkit']>[0]['create']>

/** pdf-lib was written for fontkit 1, which returned a subset as a stream. */
function asPdfLibExpects(font: Font): PdfLibFont {
  const subsets = {
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
  }
  return new Proxy(font, {
    get: (target, key) => (key in subsets ? Reflect.get(subsets, key) : Reflect.get(target, key, target)),
  }) as unknown as PdfLibFont
}

/** Reads one WOFF file of the font package by name; rejects when there is none. */
export type FontFiles = (file: string) => Promise<Uint8Array>

export type Weight = 'regular' | 'bold'

const weightNumber = { regular: 400, bold: 700 } as const

/** `part` is `latin`, `chinese-simplified`, `myanmar`, or the number of a slice with rarer Chinese characters. */
const fontFile = (part: string, weight: Weight) =>
  `${part === 'myanmar' ? 'noto-sans-myanmar' : 'noto-sans-sc'}-${part}-${weightNumber[weight]}-normal.woff`
