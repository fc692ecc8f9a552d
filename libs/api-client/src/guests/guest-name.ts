/** The rule for names of guests and passengers, shared by forms and the mock server. */

/** Pictographs and their joiners: passports have none, and hotel systems drop a name that contains one. */
const emoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u{FE0F}\u{20E3}]/u

/** Digits of any script, except two Burmese ones that keyboards write for the letters wa and ra. */
const digit = /(?![\u1040\u1047])\p{Nd}/u

const letter = /\p{L}/u

/** Full-width and half-width forms, which Chinese input methods write. */
const otherWidths = /[\u3000\uff00-\uffef]+/gu

/**
 * A name as it is sent and stored: usual widths, single spaces. NFKC is applied to these forms only, because it would
 * also split Thai vowels.
 */
export const plainName = (name: string): string =>
  name
    .replace(otherWidths, (wide) => wide.normalize('NFKC'))
    .trim()
    .replace(/\s+/gu, ' ')

/** Why a text cannot be a name in a passport; null if it can. Single words and all scripts are allowed. */
export function nameFlaw(name: string): 'emoji' | 'letters' | 'digits' | null {
  if (emoji.test(name)) return 'emoji'
  if (!letter.test(name)) return 'letters'
  return digit.test(name) ? 'digits' : null
}
