import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { RE2JS } from 're2js'
import { describe, expect, test } from 'vitest'
import { bundlePath } from './bundle.ts'
import { findPatternProblems, patternsOf, unlikeIn } from './patterns.ts'

describe('what a pattern of the contract may use', () => {
  test.each([
    '^[a-z][a-z0-9_]*$',
    '^(19|2[0-2])[0-9]{2}-(0[1-9]|1[0-2])$',
    String.raw`^[^&<>"'\n\r]{6,32}$`,
    '^[A-Za-z]+(/[A-Za-z0-9_+-]+)*$',
    '^[+][1-9](?:[0-9])?$',
  ])('%s is read alike', (pattern) => {
    expect(unlikeIn(pattern)).toBeNull()
  })

  test.each([
    '^(?=a)b',
    '^(?!a)b',
    '(?<=a)b',
    String.raw`\bword\b`,
    String.raw`\S`,
    String.raw`^\d+$`,
    String.raw`^\p{L}+$`,
    '^.*$',
    '^(a)\\1$',
    '^(?<name>a)$',
    '^(?i:a)$',
    String.raw`^[\u200b]$`,
    String.raw`^\u{1d159}$`,
    '^[a-z&&b]$',
    '^[]$',
    '^a{1001}$',
  ])('%s is not', (pattern) => {
    expect(unlikeIn(pattern)).not.toBeNull()
  })
})

test('A pattern that takes longer than its text is long is named with the character that shows it', () => {
  const whats = (pattern: string) => findPatternProblems({ name: { pattern } }).map(({ what }) => what)
  expect(whats('^(a+)+$')).toEqual([expect.stringContaining('slow for many "a"')])
  expect(whats('^a+$')).toEqual([])
})

const patterns = [
  ...new Set(patternsOf(JSON.parse(readFileSync(bundlePath, 'utf8'))).map(([, text]) => text)),
]

/** Texts that match, the same with one change, and texts that people and attackers send. */
const textsFor = (pattern: RegExp) => {
  const matching = fc.stringMatching(pattern, { size: 'small' })
  const changed = fc
    .tuple(matching, fc.nat(), fc.constantFrom('', '\n', ' ', '0', 'é', '王', '😀', '\u200b', '-'))
    .map(([text, place, inserted]) => {
      const at = text.length === 0 ? 0 : place % text.length
      return text.slice(0, at) + inserted + text.slice(at + 1)
    })
  const foreign = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))
  return fc.oneof(matching, changed, foreign).filter((text) => text.isWellFormed())
}

describe('the patterns of the contract', () => {
  test.each(patterns)('%s accepts the same texts in RE2 as in JavaScript', (pattern) => {
    const [ours, theirs] = [new RegExp(pattern, 'u'), RE2JS.compile(pattern)]
    fc.assert(
      fc.property(textsFor(ours), (text) => {
        expect([text, theirs.matcher(text).find()]).toEqual([text, ours.test(text)])
      }),
      { numRuns: 200, seed: 1 },
    )
  })
})
