import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../workspace/root.mjs'

/**
 * What failed, in few lines: a log may be cut, and then the names of the failed tests are what has to be left.
 *
 * @typedef {object} Failure
 * @property {string} title the file and the name of the test
 * @property {string} message the whole reason, control characters included
 * @property {string} command runs this one test alone
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

/** What the end of a run may print about failures, so that everything fits on the last thirty lines. */
const closingLines = 24

/** A shell's word, quoted where it needs to be. @param {string} text */
const quoted = (text) => (/^[\w./:=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`)

/** @param {string} text */
const escaped = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** @param {string} file relative to the repository @param {string} [name] */
const unitCommand = (file, name) =>
  ['npm run test:file --', quoted(file), ...(name === undefined ? [] : ['-t', quoted(escaped(name))])].join(
    ' ',
  )

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
        command: unitCommand(name, test.fullName),
      }))
    if (failed.length > 0 || file.status !== 'failed') return failed
    const message = file.message ?? 'The file could not be loaded.'
    return [{ title: name, message, command: unitCommand(name) }]
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
          command: `npm run e2e -- ${spec.file}:${spec.line} --project=${one.projectName}`,
        })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => within(inner, [...path, inner.title])),
  ]
  return [
    ...errors.map(({ message = '' }) => ({
      title: 'outside of every browser test',
      message,
      command: 'npm test -- --only build,e2e',
    })),
    ...suites.flatMap((suite) => within(suite, [])),
  ]
}

/** @param {string} message @returns {string[]} */
const reasonLines = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')

/**
 * Printed where a step fails.
 * @param {Failure[]} failures
 * @returns {string} empty when nothing failed by name
 */
export function digest(failures) {
  const shown = failures.slice(0, failuresShown).flatMap(({ title, message }) => [
    `× ${title}`,
    ...reasonLines(message)
      .slice(0, linesPerFailure)
      .map((line) => `    ${line.slice(0, charactersPerLine)}`),
  ])
  const rest = failures.slice(failuresShown).map(({ title }) => `× ${title}`)
  return [...shown, ...rest].join('\n')
}

/**
 * Printed at the very end: each failure with the first line of its reason and the command that runs it alone; of many
 * failures only as much as fits.
 * @param {Failure[]} failures
 * @param {string} kept where all of them stand
 * @returns {string[]}
 */
export function closing(failures, kept) {
  const cut = (/** @type {string} */ line) => line.slice(0, charactersPerLine)
  const reason = (/** @type {Failure} */ failure) =>
    reasonLines(failure.message)[0]?.trim() ?? 'no reason given'
  if (failures.length * 3 <= closingLines)
    return failures.flatMap((failure) => [
      cut(`× ${failure.title}`),
      cut(`    ${reason(failure)}`),
      // A command that is cut runs something else.
      `    ${failure.command}`,
    ])
  const shown = failures.slice(0, closingLines - 1)
  const rest = failures.length - shown.length
  return [
    ...shown.map((failure) => cut(`× ${failure.title}: ${reason(failure)}`)),
    `${rest > 0 ? `and ${rest} more; ` : ''}each with its command in ${kept}`,
  ]
}
