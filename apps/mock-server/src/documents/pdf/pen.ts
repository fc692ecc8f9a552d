import {
  asPDFNumber,
  beginText,
  endText,
  fill,
  PDFHexString,
  type PDFImage,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  rgb,
  setFillingColor,
  setFontAndSize,
  setGraphicsState,
  setTextMatrix,
  setTextRise,
  showText,
} from 'pdf-lib'
import type { Weight } from './font-choice.ts'
import type { Fonts, Run } from './fonts.ts'
import type { TextDirection } from './line-order.ts'
import { isShaped } from './text.ts'

/** `#rrggbb` */
export type Colour = `#${string}`

export interface TextLook {
  /** In points. */
  size: number
  weight: Weight
  colour: Colour
}

/** How much smaller everything is set, and the fixed point of the page, in points. */
interface Reduction {
  readonly scale: number
  readonly x: number
  readonly top: number
}

/** Draws on one page; positions are in points from the upper left corner. */
export class Pen {
  readonly fonts: Fonts
  readonly #page: PDFPage
  readonly #reduction: Reduction

  constructor(page: PDFPage, fonts: Fonts, reduction: Reduction = { scale: 1, x: 0, top: 0 }) {
    this.#page = page
    this.fonts = fonts
    this.#reduction = reduction
  }

  /** A pen for the same page that sets everything smaller. */
  reduced(reduction: Reduction): Pen {
    return new Pen(this.#page, this.fonts, reduction)
  }

  /** One line without wrapping; `baseline` counts from the top, `direction` is that of its paragraph. */
  line(text: string, x: number, baseline: number, look: TextLook, direction: TextDirection = 'ltr'): void {
    const small = { ...look, size: round(this.#length(look.size)) }
    this.#show(text, small, [1, 0, 0, 1, round(this.#x(x)), round(this.#y(baseline))], direction)
  }

  /** A diagonal line of text at 30 degrees in the middle of the page, faint enough to read through. */
  stamp(text: string, look: TextLook): void {
    const [cos, sin] = [Math.sqrt(3) / 2, 0.5]
    const half = this.fonts.width(text, look.size, look.weight) / 2
    const [x, y] = [this.#page.getWidth() / 2 - half * cos, this.#page.getHeight() / 2 - half * sin]
    const faint = PDFName.of('Faint')
    this.#page.node.setExtGState(faint, this.#page.doc.context.obj({ Type: 'ExtGState', ca: 0.16 }))
    this.#page.pushOperators(setGraphicsState(faint))
    this.#show(text, look, [round(cos, 5), sin, -sin, round(cos, 5), round(x), round(y)])
  }

  /** `top` counts from the top of the page. */
  box(x: number, top: number, width: number, height: number, fill: Colour): void {
    this.#page.drawRectangle({ ...this.#area(x, top, width, height), color: ink(fill) })
  }

  frame(x: number, top: number, width: number, height: number, colour: Colour, thickness = 0.75): void {
    const area = this.#area(x, top, width, height)
    this.#page.drawRectangle({ ...area, borderColor: ink(colour), borderWidth: thickness })
  }

  image(image: PDFImage, x: number, top: number, width: number, height: number): void {
    this.#page.drawImage(image, this.#area(x, top, width, height))
  }

  /** A filled SVG path; its unit is `scale` points. */
  path(d: string, x: number, top: number, scale: number, colour: Colour): void {
    const [left, y] = [round(this.#x(x)), round(this.#y(top))]
    this.#page.drawSvgPath(d, { x: left, y, scale: round(this.#length(scale), 5), color: ink(colour) })
  }

  /**
   * A grid of squares of `side` points, dark ones filled. Neighbours in a row are one box, so that no gap shows
   * between them.
   */
  modules(rows: readonly (readonly boolean[])[], x: number, top: number, side: number): void {
    const [left, bottom, size] = [this.#x(x), this.#y(top), this.#length(side)]
    const boxes = rows.flatMap((row, index) =>
      [...row.map(Number).join('').matchAll(/1+/g)].map(({ 0: run, index: at }) =>
        box(
          round(left + at * size, 3),
          round(bottom - (index + 1) * size, 3),
          round(run.length * size, 3),
          round(size, 3),
        ),
      ),
    )
    this.#page.pushOperators(setFillingColor(ink('#000000')), ...boxes, fill())
  }

  #length(length: number): number {
    return length * this.#reduction.scale
  }

  #x(x: number): number {
    return this.#reduction.x + this.#length(x - this.#reduction.x)
  }

  /** From the bottom of the page, as PDF counts. */
  #y(top: number): number {
    return this.#page.getHeight() - this.#reduction.top - this.#length(top - this.#reduction.top)
  }

  #area(x: number, top: number, width: number, height: number) {
    return {
      x: round(this.#x(x)),
      y: round(this.#y(top + height)),
      width: round(this.#length(width)),
      height: round(this.#length(height)),
    }
  }

  #show(
    text: string,
    look: TextLook,
    matrix: [number, number, number, number, number, number],
    direction?: TextDirection,
  ): void {
    this.#page.pushOperators(beginText(), setFillingColor(ink(look.colour)), setTextMatrix(...matrix))
    const runs = this.fonts.runs(text, look.weight, direction)
    // Shaped or reordered glyphs do not tell what was written, so the line says it, for readers and for copying.
    const told =
      text !== '' &&
      (direction === 'rtl' || runs.some(({ text: piece, glyphs }) => isShaped(piece) || glyphs.length > 1))
    if (told) this.#page.pushOperators(beginSpan(text))
    for (const run of runs) {
      this.#page.node.setFontDictionary(PDFName.of(run.name), run.ref)
      this.#page.pushOperators(setFontAndSize(run.name, look.size), ...shown(run.glyphs, look.size))
    }
    if (told) this.#page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent))
    this.#page.pushOperators(endText())
  }
}

const beginSpan = (text: string) =>
  PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [
    '/Span',
    `<</ActualText ${PDFHexString.fromText(text).toString()}>>`,
  ])

/** Thousandths of the font size to the left, as `TJ` counts. */
const backwards = (length: number): string => String(round(-length * 1000) || 0)

/** Shows glyphs where the shaper has put them. Neighbours at their natural places are one string. */
function shown(placed: Run['glyphs'], size: number): PDFOperator[] {
  if (placed.every(({ x, y, advance, width }) => x === 0 && y === 0 && advance === width))
    return [showText(PDFHexString.of(placed.map(({ hex }) => hex).join('')))]
  return placed.flatMap(({ hex, x, y, advance, width }) => {
    const show = PDFOperator.of(PDFOperatorNames.ShowTextAdjusted, [
      `[${backwards(x)} <${hex}> ${backwards(advance - x - width)}]`,
    ])
    return y === 0 ? [show] : [setTextRise(round(y * size)), show, setTextRise(0)]
  })
}

function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits))
}

function ink(colour: Colour) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return rgb(round(red / 255, 3), round(green / 255, 3), round(blue / 255, 3))
}

const box = (...corners: readonly [x: number, y: number, width: number, height: number]): PDFOperator =>
  PDFOperator.of(PDFOperatorNames.AppendRectangle, corners.map(asPDFNumber))

/** A part of a document that knows its height before it is drawn; lengths in points. */
export interface Block {
  readonly height: (fonts: Fonts, width: number) => number
  readonly draw: (pen: Pen, x: number, top: number, width: number) => void
  /** Smaller blocks with the same content, for a page that is too full; absent when the block must stay whole. */
  readonly parts?: (fonts: Fonts, width: number) => Block[]
  /** Taken apart only where it is higher than a page. */
  readonly whole?: boolean
  /** Set above the block where it begins a page: the titles of its table. */
  readonly titles?: Block
  /** A spacer, omitted at the top of a page. */
  readonly blank?: boolean
}
