/** Files that hold nothing but texts of screens. */
const texts = /^libs\/i18n\/src\/locales\//u

const literals = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`/gu

/** A Chinese character says as much as two letters. */
const width = (text: string) => text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0)

/** The longest piece between the places for values: `until {{time}}` is `until`. */
const longestPiece = (text: string) =>
  text
    .split(/\{\{?[^}]*\}?\}/u)
    .map((piece) => piece.trim())
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '')

const valuesOf = (line: string) =>
  [...line.matchAll(literals)].map(([text]) => text.slice(1, -1).replaceAll(/\\(.)/gu, '$1'))

/**
 * The texts that a difference takes away, longer than three letters: the values of language files, elsewhere sentences
 * alone, which have a space.
 * @param difference as git writes it
 */
export function removedTexts(difference: string): readonly string[] {
  const removed = new Set<string>()
  const kept = new Set<string>()
  let file = ''
  for (const line of difference.split('\n')) {
    const [, name] = /^--- a\/(.*)$/u.exec(line) ?? []
    if (name !== undefined) file = name
    else if (line.startsWith('-'))
      for (const text of valuesOf(line).filter((value) => texts.test(file) || value.includes(' ')))
        removed.add(text)
    else if (line.startsWith('+')) for (const text of valuesOf(line)) kept.add(text)
  }
  return [...new Set([...removed].filter((text) => !kept.has(text)).map(longestPiece))].filter(
    (text) => width(text) > 3,
  )
}
