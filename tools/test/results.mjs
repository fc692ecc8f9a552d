import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../workspace/root.mjs'

/**
 * What the JSON reports of Vitest and Playwright say about each test.
 *
 * @typedef {object} ReportedTest
 * @property {string} file relative to the repository, with forward slashes
 * @property {string} title file and titles
 * @property {string[]} titles of the groups around it, and its own
 * @property {boolean} passed false if it failed, was skipped or passed only when repeated
 * @property {string} message why it has not passed
 * @property {string} command repeats it
 * @property {string[]} refusals of the mock that it has met, as `payOrder BALANCE_SHORT`
 *
 * @typedef {Pick<ReportedTest, 'title' | 'message' | 'command'>} Failure
 *
 * @typedef {{ passed: number, failures: Failure[] }} Results
 *
 * @typedef {object} UnitReport the part of Vitest's report that is read; the portal's `src/test/setup.ts` writes `meta`
 * @property {{ name: string, status: string, message?: string, assertionResults: { status: string,
 *   ancestorTitles: string[], title: string, failureMessages?: string[] | null, location?: { line: number } | null,
 *   meta?: { refusals?: string[] } }[] }[]} testResults
 *
 * @typedef {object} BrowserSuite
 * @property {string} title
 * @property {BrowserSuite[]} [suites]
 * @property {{ title: string, file: string, line: number, tests: { projectName: string, status: string,
 *   annotations?: { type: string, description?: string }[], results: { errors?: { message?: string }[] }[] }[] }[]} [specs]
 *
 * @typedef {object} BrowserReport the part of Playwright's report that is read; `e2e/fixtures.ts` writes the annotations
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

/** @param {string} name */
const fileOf = (name) => relative(root, name).replaceAll('\\', '/')

/**
 * @param {UnitReport} report
 * @param {string} [options] of the command that repeats a test
 * @returns {ReportedTest[]}
 */
export const unitTests = ({ testResults }, options = '') =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, ancestorTitles, title, failureMessages, location, meta }) => {
      const file = fileOf(name)
      const titles = [...ancestorTitles, title]
      return {
        file,
        title: [file, ...titles].join(' › '),
        titles,
        passed: status === 'passed',
        message: failureMessages?.join('\n') || `It was ${status}.`,
        command: `npm run test:file -- ${options}${file}${location ? `:${location.line}` : ''}`,
        refusals: meta?.refusals ?? [],
      }
    }),
  )

/**
 * A spec has one test for each project that runs it.
 * @param {BrowserReport} report
 * @returns {ReportedTest[]}
 */
export function browserTests({ suites = [] }) {
  /** @param {BrowserSuite} suite @param {string[]} above @returns {ReportedTest[]} */
  const read = ({ suites: inner = [], specs = [] }, above) => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests.map(({ projectName, status, annotations = [], results }) => ({
        file: `e2e/${file}`,
        title: [`[${projectName}] e2e/${file}:${line}`, ...above, title].join(' › '),
        titles: [...above, title],
        passed: status === 'expected',
        message:
          results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)).join('\n') ||
          `It was ${status}.`,
        command: `npm run e2e -- e2e/${file}:${line} --project=${projectName}`,
        refusals: annotations.flatMap(({ type, description = '' }) =>
          type === 'refusal' ? [description] : [],
        ),
      })),
    ),
    ...inner.flatMap((suite) => read(suite, [...above, suite.title])),
  ]
  // The outermost suite is the file.
  return suites.flatMap((suite) => read(suite, []))
}

/** @param {ReportedTest[]} tests @param {Failure[]} others @returns {Results} */
const resultsOf = (tests, others) => ({
  passed: tests.filter(({ passed }) => passed).length,
  failures: [
    ...others,
    ...tests
      .filter(({ passed }) => !passed)
      .map(({ title, message, command }) => ({ title, message, command })),
  ],
})

/**
 * A skipped test proves nothing and counts as failed; so does a file that could not be loaded.
 * @param {UnitReport} report
 * @param {string} [options] of the command that repeats a test
 */
export function unitResults(report, options = '') {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status === 'passed'),
  )
  const failures = broken.map(({ name, message = '' }) => ({
    title: fileOf(name),
    message,
    command: `npm run test:file -- ${options}${fileOf(name)}`,
  }))
  return resultsOf(unitTests(report, options), failures)
}

/** @param {BrowserReport} report */
export const browserResults = (report) =>
  resultsOf(
    browserTests(report),
    (report.errors ?? []).map(({ message = '' }) => ({
      title: 'outside of every browser test',
      message,
      command: 'npm test -- --only build,e2e',
    })),
  )

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
