import LineBreaker from 'linebreak'

const han = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/

/** The font makes these as wide as a Chinese character, which breaks up English words. */
const narrow: Readonly<Record<string, string>> = { '‘': "'", '’': "'", '“': '"', '”': '"', '…': '...' }

/** Characters that shape their neighbours and are not drawn themselves: joiners, and the one that asks for an emoji. */
const joiners = '\\u200b-\\u200d\\ufe0f'
const unseen = new RegExp(`(?![${joiners}])\\p{Default_Ignorable_Code_Point}`, 'gu')
const control = new RegExp(`(?![${joiners}\\n])\\p{C}|[^\\S\\n]`, 'gu')

/**
 * Printable text: composed, without control and invisible characters, and with straight quotes unless a Chinese
 * character is next to them. Line feeds stay, and so do the joiners that Khmer, Persian or an emoji of a family needs.
 */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(unseen, '')
    .replace(control, ' ')
    .replace(/[‘’“”…]/g, (mark, at: number, whole: string) =>
      han.test(whole[at - 1] ?? '') || han.test(whole[at + 1] ?? '') ? mark : (narrow[mark] ?? mark),
    )
}

/** Scripts whose letters change shape or place next to each other, by their Unicode names. */
const joined = [
  'Thai',
  'Lao',
  'Khmer',
  'Myanmar',
  'Bengali',
  'Devanagari',
  'Tamil',
  'Telugu',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Tibetan',
  'Arabic',
  'Hebrew',
] as const

const run = joined
  .map((name) => `\\p{sc=${name}}[\\p{scx=${name}}\\p{sc=Inherited}\\u200c\\u200d]*`)
  .join('|')
const joinedRun = new RegExp(run, 'gu')
const joinedLetter = new RegExp(`[${joined.map((name) => `\\p{sc=${name}}`).join('')}]`, 'u')
const simple = /^[\x20-\x7e\u3001-\u3029\u3030-\u3096\u30a0-\u9fff\uff00-\uff9d]*$/

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

const clusters = (text: string): string[] =>
  simple.test(text) ? [...text] : Array.from(graphemes.segment(text), ({ segment }) => segment)

/**
 * The units of typesetting: a run of a script whose letters change next to each other, or one character of any other
 * script with its marks.
 */
export function pieces(text: string): readonly string[] {
  if (simple.test(text) || !joinedLetter.test(text)) return clusters(text)
  const found: string[] = []
  let from = 0
  for (const { 0: letters, index } of text.matchAll(joinedRun)) {
    found.push(...clusters(text.slice(from, index)), letters)
    from = index + letters.length
  }
  return [...found, ...clusters(text.slice(from))]
}

/** Whether one of its characters is not drawn in the order of the text, or not as itself. */
export const isShaped = (piece: string): boolean => joinedLetter.test(piece) || [...piece].length > 1

/**
 * Breaks text into lines of at most `width` where Unicode allows it: English between words, Chinese between
 * characters, but never before a closing mark. A word longer than a line is cut, never between a letter and its marks.
 */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  const close = () => {
    lines.push(line.trimEnd())
    line = ''
  }
  for (const { piece, ends } of lineParts(text)) {
    if (line && measure((line + piece).trimEnd()) > width) close()
    for (const part of measure(piece.trimEnd()) > width ? cut(piece, width, measure) : [piece]) {
      if (line && measure((line + part).trimEnd()) > width) close()
      line += part
    }
    if (ends) close()
  }
  if (line || lines.length === 0) close()
  return lines
}

const words = new Intl.Segmenter('th', { granularity: 'word' })

/** Thai, Lao, Khmer and Burmese have no spaces: they break between words of a dictionary. A longer word is cut. */
const cut = (text: string, width: number, measure: (text: string) => number): string[] =>
  Array.from(words.segment(text), ({ segment }) =>
    measure(segment) > width ? Array.from(graphemes.segment(segment), (each) => each.segment) : [segment],
  ).flat()

function* lineParts(text: string): Generator<{ piece: string; ends: boolean }> {
  const breaker = new LineBreaker(text)
  let from = 0
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const piece = text.slice(from, next.position)
    yield { piece, ends: next.required && piece.endsWith('\n') }
    from = next.position
  }
}
