import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from 'pdf-lib'

interface ReadLine {
  text: string
  /** In points from the left edge; undefined for a stamp. */
  x: number | undefined
  /** In points from the bottom of the page; undefined for a stamp. */
  y: number | undefined
  size: number
  bold: boolean
  /** Characters that no font has, shown as a box. */
  boxes: number
}

/** What a PDF reader copies when everything is selected. */
export interface ReadDocument {
  /** Lines by page, in drawing order. */
  pages: string[][]
  lines: ReadLine[]
  /** All text without white space: what a search finds even across line breaks. */
  flat: string
  title: string | undefined
  created: Date | undefined
  /** The two halves of the file's identifier. */
  id: string[]
}

/** Reads the text of our own documents back through their character maps. For tests. */
export async function readDocument(bytes: Uint8Array): Promise<ReadDocument> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  const read = pdf.getPages().map(readPage)
  const pages = read.map((lines) => lines.map(({ text }) => text))
  const id = pdf.context.lookup(pdf.context.trailerInfo.ID, PDFArray).asArray()
  return {
    pages,
    lines: read.flat(),
    flat: pages.flat().join('').replace(/\s/g, ''),
    title: pdf.getTitle(),
    created: pdf.getCreationDate(),
    id: id.map((half) => (half instanceof PDFHexString ? half.asString() : '')),
  }
}

function readPage(page: PDFPage): ReadLine[] {
  const { context } = page.doc
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict)
  const maps = new Map<string, Map<string, string>>()
  for (const [name, ref] of fonts?.entries() ?? []) {
    const map = context.lookup(ref, PDFDict).lookup(PDFName.of('ToUnicode'))
    if (map instanceof PDFRawStream) maps.set(name.asString(), characterMap(decoded(map)))
  }
  const contents = page.node.Contents()
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((ref) => context.lookup(ref)) : [contents]
  const commands = streams.map((stream) => (stream instanceof PDFRawStream ? decoded(stream) : '')).join('\n')
  return commands
    .split('ET')
    .slice(0, -1)
    .filter((part) => part.includes('BT'))
    .map((part) => readLine(part.slice(part.indexOf('BT') + 2), maps))
}

function readLine(commands: string, maps: ReadonlyMap<string, ReadonlyMap<string, string>>): ReadLine {
  const [, x, y] = /1 0 0 1 (-?[\d.]+) (-?[\d.]+) Tm/.exec(commands) ?? []
  const [, first = '', size = ''] = /\/(\w+) ([\d.]+) Tf/.exec(commands) ?? []
  const told = /\/ActualText <FEFF([0-9A-F]*)>/i.exec(commands)?.[1]
  let text = ''
  let boxes = 0
  let map: ReadonlyMap<string, string> | undefined
  for (const [, font, hex = ''] of commands.matchAll(
    /(\/\w+) [\d.]+ Tf|<([0-9A-F]+)>(?: Tj| -?[\d.]+\])/gi,
  )) {
    if (font) map = maps.get(font)
    else
      for (const glyph of hex.match(/.{4}/g) ?? []) {
        text += map?.get(glyph.toUpperCase()) ?? '\ufffd'
        if (glyph === '0000') boxes += 1
      }
  }
  return {
    text: told === undefined ? text : fromUnits(told),
    boxes,
    x: x === undefined ? undefined : Number(x),
    y: y === undefined ? undefined : Number(y),
    size: Number(size),
    bold: first.startsWith('B'),
  }
}

const fromUnits = (hex: string) =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))

/** Glyphs to characters, both as in the file: four hexadecimal digits to UTF-16. */
function characterMap(stream: string): Map<string, string> {
  const entries = [...stream.matchAll(/<([0-9A-F]{4})> <([0-9A-F]+)>/gi)]
  return new Map(entries.map(([, glyph = '', units = '']) => [glyph.toUpperCase(), fromUnits(units)]))
}

const decoded = (stream: PDFRawStream) =>
  new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode())
