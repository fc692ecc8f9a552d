import { seller } from '../../domain/seller.ts'
import { xmlText, zipOf } from '../table/zip.ts'
import type { InvoiceFacts } from './facts.ts'
import { invoiceLabels, yuanInWords } from './labels.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = 'xmlns:ofd="http://www.ofdspec.org/2016"'
/** A4 width, in millimetres; the height grows with the lines. */
const page = { width: 210, height: 140, margin: 12 } as const
/** Of the items, up to the booking IDs beside them. */
const itemWidth = 86
const roomSize = 2.6

interface PlacedText {
  readonly text: string
  readonly x: number
  /** The baseline, from the top. */
  readonly y: number
  /** In millimetres. */
  readonly size?: number
}

/** The invoice as GB/T 33190 pages: text in a font that the reader supplies. */
export function invoiceOfd(facts: InvoiceFacts): Uint8Array {
  const placed = placedTexts(facts)
  const objects = placed.map(textObject).join('')
  const height = Math.max(page.height, ...placed.map(({ y }) => y + page.margin))
  return zipOf({
    'OFD.xml': `${head}<ofd:OFD ${space} Version="1.0" DocType="OFD"><ofd:DocBody><ofd:DocInfo><ofd:DocID>${xmlText(facts.number)}</ofd:DocID><ofd:Title>${xmlText(facts.heading.zh)}</ofd:Title><ofd:CreationDate>${facts.date}</ofd:CreationDate></ofd:DocInfo><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>`,
    'Doc_0/Document.xml': `${head}<ofd:Document ${space}><ofd:CommonData><ofd:MaxUnitID>${placed.length + 10}</ofd:MaxUnitID><ofd:PageArea><ofd:PhysicalBox>0 0 ${page.width} ${height}</ofd:PhysicalBox></ofd:PageArea><ofd:PublicRes>PublicRes.xml</ofd:PublicRes></ofd:CommonData><ofd:Pages><ofd:Page ID="1" BaseLoc="Pages/Page_0/Content.xml"/></ofd:Pages></ofd:Document>`,
    'Doc_0/PublicRes.xml': `${head}<ofd:Res ${space} BaseLoc="Res"><ofd:Fonts><ofd:Font ID="2" FontName="宋体" FamilyName="SimSun"/></ofd:Fonts></ofd:Res>`,
    'Doc_0/Pages/Page_0/Content.xml': `${head}<ofd:Page ${space}><ofd:Area><ofd:PhysicalBox>0 0 ${page.width} ${height}</ofd:PhysicalBox></ofd:Area><ofd:Content><ofd:Layer ID="3">${objects}</ofd:Layer></ofd:Content></ofd:Page>`,
  })
}

/** Chinese characters are as wide as they are high, others half as wide. */
const advance = (sign: string, size: number) => ((sign.codePointAt(0) ?? 0) > 0xff ? size : size / 2)

const advances = (text: string, size: number) =>
  [...text].slice(0, -1).map((sign) => advance(sign, size).toFixed(2))

/** A text in lines of at most the width; nothing for an empty one. */
function linesOf(text: string, width: number, size: number): string[] {
  const lines: string[] = []
  let left = width
  for (const sign of text) {
    const wide = advance(sign, size)
    if (lines.length === 0 || left < wide || sign === '\n') {
      lines.push('')
      left = width
    }
    if (sign === '\n') continue
    lines[lines.length - 1] += sign
    left -= wide
  }
  return lines.map((line) => line.trim())
}

function textObject({ text, x, y, size = 3.2 }: PlacedText, index: number): string {
  const deltas = advances(text, size).join(' ')
  const boundary = `${x} ${(y - size).toFixed(2)} ${(page.width - x).toFixed(2)} ${(size * 1.4).toFixed(2)}`
  return `<ofd:TextObject ID="${index + 10}" Boundary="${boundary}" Font="2" Size="${size}"><ofd:TextCode X="0" Y="${size}"${deltas ? ` DeltaX="${deltas}"` : ''}>${xmlText(text)}</ofd:TextCode></ofd:TextObject>`
}

function placedTexts(facts: InvoiceFacts): PlacedText[] {
  const { buyer } = facts
  const at = (text: string, x: number, y: number, size?: number): PlacedText => ({
    text,
    x,
    y,
    ...(size ? { size } : {}),
  })
  const lines: PlacedText[] = []
  let y = 62
  for (const line of facts.lines) {
    const [item = '', ...more] = linesOf(line.item, itemWidth, 3.2)
    lines.push(
      at(item, 12, y),
      at(line.booking_id, 100, y),
      at(line.net, 130, y),
      at(`${line.rate}%`, 160, y),
      at(line.tax, 178, y),
    )
    for (const rest of more) lines.push(at(rest, 12, (y += 4.5)))
    const rooms = linesOf(line.rooms, page.width - 2 * page.margin, roomSize)
    for (const rest of rooms) lines.push(at(rest, 12, (y += 4), roomSize))
    y += 5
  }
  const below = y + 4
  return [
    at(facts.heading.zh, 66, 14, 6),
    at(invoiceLabels.specimen, 58, 21),
    at(`${invoiceLabels.number} ${facts.number}`, 118, 28),
    at(`${invoiceLabels.date} ${facts.date}`, 118, 33),
    ...(facts.corrects ? [at(`${invoiceLabels.corrects} ${facts.corrects.number}`, 12, 28)] : []),
    at(`${invoiceLabels.buyer}: ${buyer.title} ${buyer.tax_no}`, 12, 40),
    at(`${invoiceLabels.seller}: ${seller.title} ${seller.tax_no}`, 12, 46),
    at(invoiceLabels.item, 12, 56),
    at(invoiceLabels.net, 130, 56),
    at(invoiceLabels.rate, 160, 56),
    at(invoiceLabels.tax, 178, 56),
    ...lines,
    at(`${invoiceLabels.sum} ${facts.net} ${facts.tax}`, 12, below),
    at(`${invoiceLabels.total} ${facts.currency} ${facts.total} ${yuanInWords(facts.total)}`, 12, below + 6),
    at(`${invoiceLabels.remark} ${facts.remark}`, 12, below + 12),
  ]
}
