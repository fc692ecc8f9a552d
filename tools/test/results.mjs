import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../workspace/root.mjs'

/**
 * What the JSON reports of Vitest and Playwright say: how many tests passed, and how to repeat each that failed.
 *
 * @typedef {object} Failure
 * @property {string} title file and titles of the test
 * @property {string} message
 * @property {string} command repeats it
 *
 * @typedef {{ passed: number, failures: Failure[] }} Results
 *
 * @typedef {object} UnitReport the part of Vitest's report that is read
 * @property {{ name: string, status: string, message?: string, assertionResults: { status: string,
 *   ancestorTitles: string[], title: string, failureMessages?: string[] | null, location?: { line: number } | null
 *   }[] }[]} testResults
 *
 * @typedef {object} BrowserSuite
 * @property {string} title
 * @property {BrowserSuite[]} [suites]
 * @property {{ title: string, file: string, line: number, tests: { projectName: string, status: string,
 *   results: { errors?: { message?: string }[] }[] }[] }[]} [specs]
 *
 * @typedef {object} BrowserReport the part of Playwright's report that is read
 * @property {BrowserSuite[]} [suites]
 * @property {{ message?: string }[]} [errors]
 */

/**
 * A report, or null if the run did not get as far as writing one.
 * @template T
 * @param {string} path
 * @returns {T | null}
 */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/**
 * A skipped test proves nothing and counts as failed.
 * @param {UnitReport} report
 * @param {string} [options] of the command that repeats a test
 * @returns {Results}
 */
export function unitResults({ testResults }, options = '') {
  let passed = 0
  /** @type {Failure[]} */
  const failures = []
  for (const { name, status, message = '', assertionResults } of testResults) {
    const file = relative(root, name)
    const command = `npm run test:file -- ${options}${file}`
    if (status === 'failed' && assertionResults.every((test) => test.status === 'passed'))
      failures.push({ title: file, message, command })
    for (const test of assertionResults) {
      if (test.status === 'passed') passed += 1
      else
        failures.push({
          title: [file, ...test.ancestorTitles, test.title].join(' › '),
          message: test.failureMessages?.join('\n') || `It was ${test.status}.`,
          command: test.location ? `${command}:${test.location.line}` : command,
        })
    }
  }
  return { passed, failures }
}

/**
 * A test that passed only when repeated failed; so did a skipped one.
 * @param {BrowserReport} report
 * @returns {Results}
 */
export function browserResults({ suites = [], errors = [] }) {
  let passed = 0
  /** @type {Failure[]} */
  const failures = errors.map(({ message = '' }) => ({
    title: 'outside of every browser test',
    message,
    command: 'npm test -- --only build,e2e',
  }))
  /** @param {BrowserSuite} suite @param {string[]} titles */
  const read = (suite, titles) => {
    for (const { title, file, line, tests } of suite.specs ?? [])
      for (const { projectName, status, results } of tests) {
        const messages = results.flatMap((result) =>
          (result.errors ?? []).map((error) => error.message ?? ''),
        )
        if (status === 'expected') passed += 1
        else
          failures.push({
            title: [`[${projectName}] e2e/${file}:${line}`, ...titles, title].join(' › '),
            message: messages.join('\n') || `It was ${status}.`,
            command: `npm run e2e -- e2e/${file}:${line} --project=${projectName}`,
          })
      }
    for (const inner of suite.suites ?? []) read(inner, [...titles, inner.title])
  }
  for (const suite of suites) read(suite, [])
  return { passed, failures }
}

const failuresShown = 40

/**
 * The end of a run: each failure with the beginning of its message and the command that repeats it.
 * @param {readonly Failure[]} failures
 * @returns {string[]}
 */
export function closing(failures) {
  const lines = failures.slice(0, failuresShown).flatMap(({ title, message, command }) => [
    `× ${title.replaceAll(/\s+/g, ' ')}`,
    ...stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, 3)
      .map((line) => `    ${line.slice(0, 200)}`),
    `    ${command}`,
  ])
  const more = failures.length - failuresShown
  return more > 0 ? [...lines, `and ${more} more`] : lines
}
