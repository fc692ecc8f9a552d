import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'

const length = 100_000

/** Some characters that each class and letter of an expression matches, and some that people send anywhere. */
function alphabetOf({ source, flags }: RegExp): readonly string[] {
  const found = new Set(['a', 'A', '0', '王', ' ', '\n', '-'])
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })
  visitRegExpAST(pattern, {
    onCharacterEnter: ({ value }) => void found.add(String.fromCodePoint(value)),
  })
  return [...found]
}

const between = (one: string, other: string, end: string) =>
  (one + other).repeat(Math.ceil(length / (one + other).length)) + end

/**
 * The longest processor time, in ms, that an expression takes for a text of 100,000 characters: each of its own characters repeated
 * alone and in turns with its neighbour, and then again with an end that it cannot match.
 */
export function slowestMs(expression: RegExp): { readonly ms: number; readonly text: string } {
  const alphabet = alphabetOf(expression)
  let slowest = { ms: 0, text: '' }
  for (const [index, one] of alphabet.entries())
    for (const other of new Set(['', alphabet[index + 1] ?? '']))
      for (const end of ['', '\u0001']) {
        const text = between(one, other, end)
        const ms = leastMs(() => text.replace(expression, ''))
        if (ms > slowest.ms)
          slowest = { ms, text: `${JSON.stringify(one + other)} repeated, then ${JSON.stringify(end)}` }
      }
  return slowest
}

/** ms of processor time, the least of three unless the first is short: other processes may slow this one down. */
function leastMs(work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 3 && least > 10; turn += 1) {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}
