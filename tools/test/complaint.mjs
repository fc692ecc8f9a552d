import { stripVTControlCharacters } from 'node:util'

/** What Nx writes before each line of a project. */
const project = /^[a-z][\w-]*: /u

/** What names a failure: Oxlint, Vitest, TypeScript, Playwright, Redocly, dependency-cruiser and Biome, in this order. */
const complaint = /^\s*[×✖]|^\s*FAIL |error TS\d+|^\s*\d+\) |^\[\d+\] |^\s*error \S+: |^\S+\.\w+.* ━/u

/** A place in a file or an error, which tests that pass print too. */
const place = /(?:^|[\s[(])[\w@./-]+\.\w+:\d+(?::\d+)?|^\w*Error: /u

/**
 * The output of a failed program from its first complaint on, without empty lines; all of it where none is recognized.
 * What Nx and the runners of tests write around complaints is left out.
 * @param {string} output
 * @returns {string[]}
 */
export function complaintsIn(output) {
  const ofNx = /^> nx run /mu.test(output)
  const all = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => (ofNx ? line.replace(project, '') : line).trimEnd())
    .filter((line) => line.trim() !== '')
  const first = [complaint, place]
    .map((sign) => all.findIndex((line) => sign.test(line)))
    .find((at) => at >= 0)
  return all.slice(first ?? 0)
}
