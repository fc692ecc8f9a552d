import { stripVTControlCharacters } from 'node:util'

/** What Nx writes before each line of a project. */
const project = /^[a-z][\w-]*: /u

/** What names a failure, as Vitest, TypeScript, Oxlint and Playwright write it. */
const complaint = /^\s*[×✖]|^\s*FAIL |error TS\d+|^\s*\d+\) /u

/** A place in a file or an error, which tests that pass print too. */
const place = /(?:^|[\s[(])[\w@./-]+\.\w+:\d+(?::\d+)?|^\w*Error: /u

/** The first lines of a failed step that say why: what Nx and the runners of tests write around them is left out. */
export function reasonOf(output: string, lines = 6): readonly string[] {
  const ofNx = /^> nx run /mu.test(output)
  const all = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => (ofNx ? line.replace(project, '') : line).trimEnd())
    .filter((line) => line.trim() !== '')
  const at =
    [complaint, place].map((sign) => all.findIndex((line) => sign.test(line))).find((i) => i >= 0) ?? 0
  return all.slice(at, at + lines)
}

const listed = (things: readonly string[]) =>
  [things.slice(0, -1).join(', '), things.at(-1)].filter(Boolean).join(' and ')

/** The last line: whether the change is ready, and what of it was not tried. */
export function verdictOf(failed: readonly string[], left: readonly string[], seconds: number): string {
  const ready = failed.length === 0 ? 'Ready to commit' : `Not ready to commit, ${listed(failed)} failed`
  const rest = left.length === 0 ? '' : `, with ${listed(left)} left to npm test`
  return `${ready}${rest}: ${seconds.toFixed(0)} s`
}
