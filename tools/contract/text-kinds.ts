import { isObject, type Json } from './flatten.ts'

/** Any but those that print as nothing, move the cursor or turn the direction of what stands beside them. */
const printable = String.raw`[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]*`

/** By the word that sources say in `x-text`: what such a text is made of. */
const texts: Readonly<Record<string, string>> = {
  line: printable,
  lines: String.raw`${printable}(?:[\n\r]+${printable})*`,
}

/** What a text that must not be blank says beside it. */
const notBlank = String.raw`\S`

/** Writes into each schema with `x-text` the pattern that it stands for. Throws where another pattern stands beside it. */
export function addTextPatterns(value: Json): void {
  if (Array.isArray(value)) return value.forEach(addTextPatterns)
  if (!isObject(value)) return
  const kind = value['x-text']
  if (typeof kind === 'string') {
    const text = texts[kind]
    const other = value.pattern ?? ''
    if (text === undefined || (other !== '' && other !== notBlank))
      throw new Error(`x-text ${kind} cannot stand beside the pattern ${JSON.stringify(other)}.`)
    // The look ahead passes blanks alone, so that no text takes long.
    value.pattern = `^${other === notBlank ? String.raw`(?=\s*\S)` : ''}${text}$`
  }
  for (const inner of Object.values(value)) addTextPatterns(inner)
}
