/** The rules about texts that people type, the `x-text` of the contract. Forms and the mock server judge by them alike. */
import { nameFlaw } from '../guests/guest-name.ts'

/**
 * What a person types: one `line`, `lines` with line breaks, the `name` of a guest, or the `nickname` of a member. The
 * rules are prose in the contract, because no pattern for them means the same to every engine of regular expressions.
 */
export type TextKind = 'line' | 'lines' | 'name' | 'nickname'

/** `blank`: nothing to read in a text that must be given. `characters`: one that a nickname cannot have. */
export type TextFlaw = 'unprintable' | 'blank' | 'emoji' | 'letters' | 'digits' | 'characters'

/**
 * A character that is invisible, moves the cursor or changes the direction of text. The three zero-width joiners are
 * allowed, because keyboards for Burmese, Khmer and Persian write them, and so are variation selectors.
 */
const unprintable = /(?![\u200b-\u200d\p{VS}])[\p{Cc}\p{Cf}\p{Co}\p{DI}\p{Zl}\p{Zp}\u2800\ufffc\u{1d159}]/u
const unprintableInLines =
  /(?![\n\r\u200b-\u200d\p{VS}])[\p{Cc}\p{Cf}\p{Co}\p{DI}\p{Zl}\p{Zp}\u2800\ufffc\u{1d159}]/u

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
