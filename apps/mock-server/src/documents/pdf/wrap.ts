import LineBreaker from 'linebreak'

/**
 * Breaks text into lines of at most `width`, where Unicode allows it: English between words, Chinese
 * between characters but never before a closing mark. A word too long for a line is cut.
 */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  const close = () => {
    lines.push(line.trimEnd())
    line = ''
  }
  for (const { piece, ends } of pieces(text)) {
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

function* pieces(text: string): Generator<{ piece: string; ends: boolean }> {
  const breaker = new LineBreaker(text)
  let from = 0
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const piece = text.slice(from, next.position)
    yield { piece, ends: next.required && piece.endsWith('\n') }
    from = next.position
  }
}
