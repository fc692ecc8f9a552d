import LineBreaker from 'linebreak'

const han = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/

/** The font makes these as wide as a Chinese character, which breaks up English words. */
const narrow: Readonly<Record<string, string>> = { '‘': "'", '’': "'", '“': '"', '”': '"', '…': '...' }

/**
 * Printable text: composed, without control and invisible characters, and with straight quotes unless a Chinese
 * character is next to them. Line feeds stay.
 */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[^\P{C}\n]|[^\S\n]/gu, ' ')
    .replace(/[‘’“”…]/g, (mark, at: number, whole: string) =>
      han.test(whole[at - 1] ?? '') || han.test(whole[at + 1] ?? '') ? mark : (narrow[mark] ?? mark),
    )
}

const letters = '\\u1000-\\u109f\\ua9e0-\\ua9ff\\uaa60-\\uaa7f'
const letter = new RegExp(`[${letters}]`)
const piece = new RegExp(`[${letters}]+|[^${letters}]`, 'gu')

export const isBurmese = (text: string): boolean => letter.test(text)

/**
 * The units of typesetting: a run of Burmese, whose letters change shape and position next to each other, or one
 * character of any other script.
 */
export const pieces = (text: string): readonly string[] => text.match(piece) ?? []

const syllable = /([\u1000-\u102a\u103f](?:\u1039[\u1000-\u1021])*)([\u103b-\u103e]*)(\u1031?)/gu

/**
 * Burmese in visual order: the vowel E and the medial Ra are written after their consonant and shown before it. The
 * shaper leaves that to its caller.
 */
export const visualOrder = (text: string): string =>
  text.replace(syllable, (_all, base: string, medials: string, vowel: string) => {
    const ra = medials.includes('\u103c') ? '\u103c' : ''
    return vowel + ra + base + medials.replace('\u103c', '')
  })

/**
 * Breaks text into lines of at most `width` where Unicode allows it: English between words, Chinese between
 * characters, but never before a closing mark. A word longer than a line is cut.
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
    for (const character of measure(piece.trimEnd()) > width ? piece : [piece]) {
      if (line && measure((line + character).trimEnd()) > width) close()
      line += character
    }
    if (ends) close()
  }
  if (line || lines.length === 0) close()
  return lines
}

function* lineParts(text: string): Generator<{ piece: string; ends: boolean }> {
  const breaker = new LineBreaker(text)
  let from = 0
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const piece = text.slice(from, next.position)
    yield { piece, ends: next.required && piece.endsWith('\n') }
    from = next.position
  }
}
