import { readFileSync } from 'node:fs'
import { runFile } from './folders.ts'

/** A run of the browser tests, as its reporter leaves it. */
export interface BrowserRun {
  /** All tests were chosen: no file, no name, no shard. */
  readonly complete: boolean
  readonly passed: boolean
}

/** Options that leave no test out, by whether their value is a word of its own. */
const harmless = new Map([
  ['--config', true],
  ['-c', true],
  ['--reporter', true],
  ['--workers', true],
  ['-j', true],
  ['--repeat-each', true],
  ['--timeout', true],
  ['--output', true],
  ['--shuffle', false],
  ['--quiet', false],
])

/** Whether a command line of Playwright runs every test; an option that is not known may leave some out. */
export function runsAll(args: readonly string[]): boolean {
  const [command, ...rest] = args
  if (command !== 'test') return false
  for (let at = 0; at < rest.length; at += 1) {
    const [name = '', value] = (rest[at] ?? '').split('=')
    const takesWord = harmless.get(name)
    if (takesWord === undefined) return false
    if (takesWord && value === undefined) at += 1
  }
  return true
}

/** Why nothing can be said of the refusals, or null. */
export function notJudged(run: BrowserRun | null): string | null {
  if (run === null) return 'there is no run of the browser tests'
  if (!run.complete) return 'the last run of the browser tests was a part of them'
  return run.passed ? null : 'browser tests have failed'
}

export function lastRun(): BrowserRun | null {
  try {
    return JSON.parse(readFileSync(runFile, 'utf8')) as BrowserRun
  } catch {
    return null
  }
}
