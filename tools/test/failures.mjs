import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../workspace/root.mjs'

/**
 * What failed, in few lines: a log may be cut, and then the names of the failed tests are what has to be left.
 *
 * @typedef {{ title: string, message: string }} Failure
 *
 * @typedef {object} UnitResults the part of Vitest's JSON report that names what failed
 * @property {{ name: string, status: string, message?: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] | null }[] }[]} testResults
 *
 * @typedef {object} BrowserSuite the part of a suite in Playwright's JSON report that names what failed
 * @property {string} title
 * @property {BrowserSuite[]} [suites]
 * @property {{ title: string, ok: boolean, file: string, line: number, tests: { projectName: string, status: string, results: { errors?: { message?: string }[] }[] }[] }[]} [specs]
 *
 * @typedef {object} BrowserResults
 * @property {BrowserSuite[]} [suites]
 * @property {{ message?: string }[]} [errors]
 */

const linesPerFailure = 14
const charactersPerLine = 200
const failuresShown = 12

/**
 * @param {UnitResults} report
 * @returns {Failure[]}
 */
export function unitFailures({ testResults }) {
  return testResults.flatMap((file) => {
    const name = relative(root, file.name)
    const failed = file.assertionResults
      .filter((test) => test.status !== 'passed')
      .map((test) => ({
        title: `${name} › ${test.fullName}`,
        message: test.failureMessages?.join('\n') || `It was ${test.status}.`,
      }))
    if (failed.length > 0 || file.status !== 'failed') return failed
    return [{ title: name, message: file.message ?? 'The file could not be loaded.' }]
  })
}

/**
 * @param {BrowserResults} report
 * @returns {Failure[]}
 */
export function browserFailures({ suites = [], errors = [] }) {
  /** @param {BrowserSuite} suite @param {string[]} path @returns {Failure[]} */
  const within = (suite, path) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter((one) => one.status !== 'expected')
        .map((one) => ({
          title: [`[${one.projectName}] ${spec.file}:${spec.line}`, ...path, spec.title].join(' › '),
          message:
            one.results.flatMap((result) => (result.errors ?? []).map((e) => e.message ?? '')).join('\n') ||
            `It was ${one.status}.`,
        })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => within(inner, [...path, inner.title])),
  ]
  return [
    ...errors.map(({ message = '' }) => ({ title: 'outside of every test', message })),
    ...suites.flatMap((suite) => within(suite, [])),
  ]
}

/**
 * @param {Failure[]} failures
 * @returns {string} empty when nothing failed by name
 */
export function digest(failures) {
  const shown = failures.slice(0, failuresShown).flatMap(({ title, message }) => [
    `× ${title}`,
    ...stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, linesPerFailure)
      .map((line) => `    ${line.slice(0, charactersPerLine)}`),
  ])
  const rest = failures.slice(failuresShown).map(({ title }) => `× ${title}`)
  return [...shown, ...rest].join('\n')
}
