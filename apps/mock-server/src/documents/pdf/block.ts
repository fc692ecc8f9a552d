import type { Fonts } from './fonts.ts'
import type { Pen } from './pen.ts'

/** A part of a document that knows its height before it is drawn; lengths in points. */
export interface Block {
  readonly height: (fonts: Fonts, width: number) => number
  readonly draw: (pen: Pen, x: number, top: number, width: number) => void
  /** Smaller blocks with the same content, for a page that is too full; absent when it must stay whole. */
  readonly parts?: (fonts: Fonts, width: number) => Block[]
  /** Only keeps others apart, so it is left out at the top of a page. */
  readonly blank?: boolean
}
