/** The rules about texts that people type, the `x-text` of the contract. Forms and the mock server judge by them alike. */
import { nameFlaw } from '../guests/guest-name.ts'
import { isUnicodeBurmese } from './burmese.ts'

/**
 * What a person types: one `line`, `lines` with line breaks, the `name` of a guest, or the `nickname` of a member. The
 * rules are prose in the contract, because no pattern for them means the same to every engine of regular expressions.
 */
export type TextKind = 'line' | 'lines' | 'name' | 'nickname'

/**
 * `blank`: nothing to read in a text that must be given. `characters`: one that a nickname cannot have. `script`: a
 * letter or sign that no document can print. `zawgyi`: Burmese in the order of Zawgyi, which is printed broken.
 */
export type TextFlaw =
  | 'unprintable'
  | 'script'
  | 'zawgyi'
  | 'blank'
  | 'emoji'
  | 'letters'
  | 'digits'
  | 'characters'

/**
 * A character that is invisible, moves the cursor or changes the direction of text. The three zero-width joiners are
 * allowed, because keyboards for Burmese, Khmer and Persian write them, and so are variation selectors.
 */
const unprintable = /(?![\u200b-\u200d\p{VS}])[\p{Cc}\p{Cf}\p{Co}\p{DI}\p{Zl}\p{Zp}\u2800\ufffc\u{1d159}]/u
const unprintableInLines =
  /(?![\n\r\u200b-\u200d\p{VS}])[\p{Cc}\p{Cf}\p{Co}\p{DI}\p{Zl}\p{Zp}\u2800\ufffc\u{1d159}]/u

/** Scripts of the basic plane whose letters join or stack, and for which documents have no font. */
const scriptsWithoutFont =
  'Balinese Batak Buginese Buhid Cham Hanunoo Javanese Lepcha Limbu Mandaic Meetei_Mayek Mongolian Nko Oriya Phags_Pa Rejang Samaritan Saurashtra Sundanese Syloti_Nagri Syriac Tagalog Tagbanwa Tai_Tham Thaana'
    .split(' ')
    .map((name) => `\\p{sc=${name}}`)
    .join('')

/** Characters of the latest editions of Unicode that no font has yet. */
const tooNew =
  '\\u088f\\u0c5c\\u0cdc\\u1acf-\\u1aeb\\u20c1\\u2b96\\ua7ce\\ua7cf\\ua7d2\\ua7d4\\ua7f1\\ufbc3-\\ufbd2\\ufd90\\ufd91\\ufdc8-\\ufdce'

/**
 * What documents cannot print: such scripts, Korean letters that form no syllable, signs that Unicode has not assigned,
 * and all above the basic plane but emoji: rare Chinese characters, historic scripts, music and mathematics.
 */
const unprinted = new RegExp(
  `[${scriptsWithoutFont}${tooNew}\\u1100-\\u11ff\\ua960-\\ua97f\\ud7b0-\\ud7fb\\p{Cn}\\p{Cs}]|(?!\\p{Emoji})[\\u{10000}-\\u{10ffff}]`,
  'u',
)

const readable = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Letters of any script with their marks, digits, space, dash and underscore; the first to be read is no mark. */
const foreignToNickname = /[^\p{L}\p{M}\p{N}_ -]|\p{DI}/u
const startOfNickname = /^[_ -]*[\p{L}\p{N}]/u

/**
 * Why a text is not of its kind; null if it is. `needed`: a blank text is a flaw; names and nicknames are always needed.
 * Each rule reads a character once, so the time grows with the length of the text alone.
 */
export function textFlaw(kind: TextKind, text: string, needed = false): TextFlaw | null {
  const isNeeded = needed || kind === 'name' || kind === 'nickname'
  if (isNeeded && text.trim() === '') return 'blank'
  if ((kind === 'lines' ? unprintableInLines : unprintable).test(text)) return 'unprintable'
  const composed = text.normalize('NFC')
  if (unprinted.test(composed)) return 'script'
  if (!isUnicodeBurmese(composed)) return 'zawgyi'
  if (kind === 'name') return nameFlaw(text)
  if (kind === 'nickname')
    return foreignToNickname.test(text) || !startOfNickname.test(text) ? 'characters' : null
  return isNeeded && !readable.test(text) ? 'blank' : null
}

interface Checked {
  readonly value: string
  readonly issues: { push(issue: object): unknown }
}

/** The same rule as a check of Zod: the message of its issue is the flaw. */
export const typedText =
  (kind: TextKind, needed: boolean) =>
  ({ value, issues }: Checked): void => {
    const flaw = textFlaw(kind, value, needed)
    if (flaw !== null) issues.push({ code: 'custom', message: flaw, input: value, continue: true })
  }
