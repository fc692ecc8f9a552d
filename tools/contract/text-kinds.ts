import { isObject, type Json } from './flatten.ts'

/**
 * Any characters but those that are invisible, move the cursor or change the direction of text. The three zero-width
 * joiners are allowed, because keyboards for Burmese, Khmer and Persian write them, and so are variation selectors.
 */
const printable = String.raw`(?:[\u200b-\u200d\p{VS}]|[^\p{Cc}\p{Cf}\p{Co}\p{DI}\p{Zl}\p{Zp}\u2800\ufffc\u{1d159}])*`

/** A text with at least one of these characters. The look-ahead reads each character once, so it is linear. */
const holding = (characters: string, text: string) => `(?=[^${characters}]*[${characters}])${text}`

/** The pattern of each `x-text`. */
const texts: Readonly<Record<string, string>> = {
  line: printable,
  // A person's name contains a letter.
  name: holding(String.raw`\p{L}`, printable),
  lines: String.raw`${printable}(?:[\n\r]+${printable})*`,
}

/** Patterns allowed beside `x-text`, each with the characters of which it requires one. */
const required: Readonly<Record<string, string>> = {
  // Not blank.
  [String.raw`\S`]: String.raw`\p{L}\p{N}\p{P}\p{S}`,
}

/**
 * Adds its pattern to each schema with `x-text`, in place. Throws for an unknown pattern beside it, and for a required text
 * that may be blank.
 */
export function addTextPatterns(value: Json): void {
  if (Array.isArray(value)) return value.forEach(addTextPatterns)
  if (!isObject(value)) return
  const kind = value['x-text']
  if (typeof kind === 'string') {
    const text = texts[kind]
    const { pattern: other } = value
    const characters = typeof other === 'string' ? required[other] : undefined
    if (text === undefined || (other !== undefined && characters === undefined))
      throw new Error(`x-text ${kind} cannot be used with the pattern ${JSON.stringify(other)}.`)
    if (Number(value.minLength) > 0 && kind !== 'name' && characters === undefined)
      throw new Error(`A required text is not blank: add pattern '\\S' to x-text ${kind}.`)
    value.pattern = `^${characters === undefined ? text : holding(characters, text)}$`
  }
  for (const inner of Object.values(value)) addTextPatterns(inner)
}
