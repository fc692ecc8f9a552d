import bidiFactory from 'bidi-js'
import { pieces } from './text.ts'

export type TextDirection = 'ltr' | 'rtl'

interface PlacedPiece {
  readonly text: string
  /** Drawn from right to left. */
  readonly backward: boolean
}

const bidi = bidiFactory()

const fromTheRight = /[\p{sc=Arabic}\p{sc=Hebrew}]/u
/** Whether a piece of one script is written from right to left. */
export const isFromTheRight = (piece: string): boolean => fromTheRight.test(piece)

const firstLetter = /\p{L}/u

/** The direction of a paragraph: that of its first letter. */
export const directionOf = (text: string): TextDirection =>
  fromTheRight.test(firstLetter.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'

/** The pieces of one line as the eye meets them from left to right, by the Unicode bidirectional algorithm. */
export function inLineOrder(text: string, direction: TextDirection): PlacedPiece[] {
  if (!fromTheRight.test(text)) return pieces(text).map((piece) => ({ text: piece, backward: false }))
  const { levels } = bidi.getEmbeddingLevels(text, direction)
  const placed: { text: string; level: number }[] = []
  for (let from = 0; from < text.length; ) {
    let to = from + 1
    while (to < text.length && levels[to] === levels[from]) to += 1
    const level = levels[from] ?? 0
    for (const piece of pieces(text.slice(from, to))) placed.push({ text: piece, level })
    from = to
  }
  for (let level = Math.max(...placed.map((each) => each.level)); level > 0; level -= 1) {
    for (let from = 0; from < placed.length; from += 1) {
      let to = from
      while ((placed[to]?.level ?? 0) >= level) to += 1
      if (to > from) placed.splice(from, to - from, ...placed.slice(from, to).reverse())
      from = to
    }
  }
  return placed.map((each) => ({ text: each.text, backward: each.level % 2 === 1 }))
}
