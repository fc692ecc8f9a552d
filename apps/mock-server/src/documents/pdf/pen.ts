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
  showText,
} from 'pdf-lib'
import type { Weight } from './font-files.ts'
import type { Fonts } from './fonts.ts'

/** `#rrggbb` */
export type Colour = `#${string}`

export interface TextLook {
  /** In points. */
  size: number
  weight: Weight
  colour: Colour
}

/** Draws on one page, with positions in points from the upper left corner. */
export class Pen {
  readonly fonts: Fonts
  readonly #page: PDFPage

  constructor(page: PDFPage, fonts: Fonts) {
    this.#page = page
    this.fonts = fonts
  }

  /** One line, without wrapping; `baseline` counts from the top. */
  line(text: string, x: number, baseline: number, look: TextLook): void {
    this.#show(text, look, [1, 0, 0, 1, round(x), round(this.#page.getHeight() - baseline)])
  }

  /** A line across the page, turned by 30 degrees around its middle, faint enough to read through. */
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
    const y = this.#page.getHeight() - top - height
    this.#page.drawRectangle({
      x: round(x),
      y: round(y),
      width: round(width),
      height: round(height),
      color: ink(fill),
    })
  }

  frame(x: number, top: number, width: number, height: number, colour: Colour, thickness = 0.75): void {
    const y = this.#page.getHeight() - top - height
    this.#page.drawRectangle({
      x: round(x),
      y: round(y),
      width: round(width),
      height: round(height),
      borderColor: ink(colour),
      borderWidth: thickness,
    })
  }

  image(image: PDFImage, x: number, top: number, width: number, height: number): void {
    const y = this.#page.getHeight() - top - height
    const at = { x: round(x), y: round(y), width: round(width), height: round(height) }
    this.#page.drawImage(image, at)
  }

  /** A filled path of an SVG; its unit is `scale` points. */
  path(d: string, x: number, top: number, scale: number, colour: Colour): void {
    const y = this.#page.getHeight() - top
    this.#page.drawSvgPath(d, { x: round(x), y: round(y), scale: round(scale, 5), color: ink(colour) })
  }

  /** Squares of `side` points in rows, dark ones filled; neighbours in a row as one, so that no line shows between them. */
  modules(rows: readonly (readonly boolean[])[], x: number, top: number, side: number): void {
    const bottom = this.#page.getHeight() - top
    const boxes = rows.flatMap((row, index) =>
      [...row.map(Number).join('').matchAll(/1+/g)].map(({ 0: run, index: at }) =>
        box(
          round(x + at * side, 3),
          round(bottom - (index + 1) * side, 3),
          round(run.length * side, 3),
          round(side, 3),
        ),
      ),
    )
    this.#page.pushOperators(setFillingColor(ink('#000000')), ...boxes, fill())
  }

  #show(text: string, look: TextLook, matrix: [number, number, number, number, number, number]): void {
    this.#page.pushOperators(beginText(), setFillingColor(ink(look.colour)), setTextMatrix(...matrix))
    for (const run of this.fonts.runs(text, look.weight)) {
      this.#page.node.setFontDictionary(PDFName.of(run.name), run.ref)
      this.#page.pushOperators(setFontAndSize(run.name, look.size), showText(PDFHexString.of(run.hex)))
    }
    this.#page.pushOperators(endText())
  }
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
