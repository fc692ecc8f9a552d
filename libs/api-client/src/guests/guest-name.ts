/** The one rule for the names of guests and passengers: forms and the mock server ask the same. */

/** Pictographs and what joins them: no passport has them, and hotels' systems drop the whole name. */
const emoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u{FE0F}\u{20E3}]/u

/** Digits of any script. Burmese keyboards write the letters wa and ra as the digits that look like them, so those stay. */
const digit = /(?![\u1040\u1047])\p{Nd}/u

const letter = /\p{L}/u

/** Letters, digits and blanks of Chinese input methods, as wide as a Chinese character or half as wide as usual. */
const otherWidths = /[\u3000\uff00-\uffef]+/gu

/**
 * A name as it is sent and kept: letters of other widths as usual ones, runs of blanks as one. Only these forms are
 * changed, since a complete NFKC also takes Thai vowels apart.
 */
export const plainName = (name: string): string =>
  name
    .replace(otherWidths, (wide) => wide.normalize('NFKC'))
    .trim()
    .replace(/\s+/gu, ' ')

export type NameFlaw = 'empty' | 'emoji' | 'letters' | 'digits'

/** Why a text is no name as passports have it; null for a name. Single words and any script are names. */
export function nameFlaw(name: string): NameFlaw | null {
  if (name.trim() === '') return 'empty'
  if (emoji.test(name)) return 'emoji'
  if (!letter.test(name)) return 'letters'
  return digit.test(name) ? 'digits' : null
}
