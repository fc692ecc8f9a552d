import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import { analyse } from 'scslre'
import type { JsonObject } from './flatten.ts'
import { type Problem, walk } from './operations.ts'

/** The patterns of a document with the place of each. */
export function patternsOf(document: JsonObject): [pointer: string, pattern: string][] {
  const found: [string, string][] = []
  walk(document, ({ pattern }, pointer) => {
    if (typeof pattern === 'string' && !pointer.includes('/examples/')) found.push([pointer, pattern])
  })
  return found
}

/** Escapes that mean one character everywhere: line breaks, tab, and punctuation. */
const plainEscape = /^\\(?:[nrt]|[^\p{L}\p{N}\s])$/u

/**
 * What engines read differently or not at all, in words; null when ECMA 262, PCRE, RE2, Java and .NET agree. `\d`, `\s`,
 * `\w` and `.` are other characters in each of them, RE2 looks neither ahead nor behind, `\u` is missing in RE2 and PCRE,
 * and a class holds operators in Java and .NET. RE2 repeats a thousand times at most.
 */
export function unlikeIn(pattern: string): string | null {
  const unlike: string[] = []
  visitRegExpAST(new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true }), {
    onAssertionEnter({ kind, raw }) {
      if (kind !== 'start' && kind !== 'end') unlike.push(raw)
    },
    onBackreferenceEnter: ({ raw }) => void unlike.push(raw),
    onCharacterSetEnter: ({ raw }) => void unlike.push(raw),
    onCapturingGroupEnter({ name, raw }) {
      if (name !== null) unlike.push(raw)
    },
    onGroupEnter({ modifiers, raw }) {
      if (modifiers !== null) unlike.push(raw)
    },
    onQuantifierEnter({ min, max, raw }) {
      if (min > 1000 || (max > 1000 && max !== Number.POSITIVE_INFINITY)) unlike.push(raw)
    },
    onCharacterClassEnter({ elements, raw }) {
      if (elements.length === 0 || /\[|&&|--|~~|\|\|/.test(raw.slice(1, -1).replaceAll(/\\./g, '')))
        unlike.push(raw)
    },
    onCharacterEnter({ raw }) {
      if (raw.startsWith('\\') && !plainEscape.test(raw)) unlike.push(raw)
    },
  })
  return unlike.length > 0 ? unlike.join(' and ') : null
}

/** Every pattern says the same to every engine, in a time that grows with the length of the text alone. */
export const findPatternProblems = (document: JsonObject): Problem[] =>
  patternsOf(document).flatMap(([where, pattern]) => {
    const unlike = unlikeIn(pattern)
    const [slow] = analyse({ source: pattern, flags: 'u' }, { maxReports: 1 }).reports
    if (unlike === null && slow === undefined) return []
    const what =
      unlike === null
        ? `has the pattern ${pattern}, which is slow for many ${JSON.stringify(slow?.character.pick)}`
        : `has the pattern ${pattern}, of which engines read ${unlike} differently`
    return [{ where, what, fix: 'use classes and counts alone, or x-text for what people type' }]
  })
