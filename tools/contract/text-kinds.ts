import { isObject, type Json } from './flatten.ts'

/**
 * Any but those that print as nothing, move the cursor or turn the direction of what stands beside them. Three of no
 * width stay: Burmese, Khmer and Persian part and join words with them, and keyboards write them by themselves; so do
 * the signs that choose a form of a letter or of an emoji.
 */
const printable = String.raw`(?:[\u200b-\u200d\p{VS}]|[^\p{Cc}\p{Cf}\p{Co}\p{DI}\p{Zl}\p{Zp}\u2800\ufffc\u{1d159}])*`

/** A text in which at least one character is of these. The look ahead passes each character once, so no text takes long. */
const holding = (characters: string, text: string) => `(?=[^${characters}]*[${characters}])${text}`

/** By the word that sources say in `x-text`: what such a text is made of. */
const texts: Readonly<Record<string, string>> = {
  line: printable,
  // The name of a person has a letter.
  name: holding(String.raw`\p{L}`, printable),
  lines: String.raw`${printable}(?:[\n\r]+${printable})*`,
}

/** By the pattern that a text says beside it: what one of its characters must be at least. */
const demands: Readonly<Record<string, string>> = {
  // Not blank.
  [String.raw`\S`]: String.raw`\p{L}\p{N}\p{P}\p{S}`,
}

/**
 * Writes into each schema with `x-text` the pattern that it stands for. Throws where another pattern stands beside it, and
 * where a text must be given and may be blank.
 */
export function addTextPatterns(value: Json): void {
  if (Array.isArray(value)) return value.forEach(addTextPatterns)
  if (!isObject(value)) return
  const kind = value['x-text']
  if (typeof kind === 'string') {
    const text = texts[kind]
    const { pattern: other } = value
    const demand = typeof other === 'string' ? demands[other] : undefined
    if (text === undefined || (other !== undefined && demand === undefined))
      throw new Error(`x-text ${kind} cannot stand beside the pattern ${JSON.stringify(other)}.`)
    if (Number(value.minLength) > 0 && kind !== 'name' && demand === undefined)
      throw new Error(`A text that must be given is not blank: write pattern '\\S' beside x-text ${kind}.`)
    value.pattern = `^${demand === undefined ? text : holding(demand, text)}$`
  }
  for (const inner of Object.values(value)) addTextPatterns(inner)
}
