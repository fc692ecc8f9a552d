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
 * @property {{ name: string, status: string, message?: string, assertionResults: { status: string, ancestorTitles?: string[], title?: string, fullName: string, failureMessages?: string[] | null }[] }[]} testResults
 *
 * @typedef {object} BrowserSuite the part of a suite in Playwright's JSON report that names what failed
 * @property {string} title
 * @property {BrowserSuite[]} [suites]
 * @property {{ title: string, ok: boolean, file: string, line: number, tests: { projectName: string, status: string, results: { errors?: { message?: string }[] }[] }[] }[]} [specs]
 *
 * @typedef {object} BrowserResults
 * @property {BrowserSuite[]} [suites]
 * @property {{ message?: string, location?: { file: string } }[]} [errors]
 *
 * @typedef {import('./errors-reporter.mjs').OuterError} OuterError
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

/**
 * What Vitest compares with the name of a test: all of its titles from the outermost group on.
 * @param {readonly string[]} path
 * @param {string} end
 */
const pattern = (path, end) => quoted(`^${escaped(path.join(' > ')).replaceAll(/\s*\n\s*/g, '\\s+')}${end}`)

/** The reason of a browser test that was not run. */
export const skipped = 'It was skipped.'

/** @param {string} text */
const onOneLine = (text) => text.replaceAll(/\s*\n\s*/g, ' ')

/** @type {Record<string, string>} */
const withoutReason = {
  failed: 'It failed with something that has no message.',
  pending: 'It did not end: its process ended before.',
  skipped: 'It was skipped: by itself, by `only` beside it, or by a hook that failed.',
}

/**
 * @param {UnitResults} report
 * @param {readonly OuterError[]} [outerErrors] what the report leaves out
 * @param {string} [config] of tests that the root's configuration does not know
 * @returns {Failure[]}
 */
export function unitFailures({ testResults }, outerErrors = [], config) {
  /** @param {string} file relative to the repository @param {string} [name] */
  const command = (file, name) =>
    [
      'npm run test:file --',
      ...(config === undefined ? [] : ['--config', config]),
      quoted(file),
      ...(name === undefined ? [] : ['-t', name]),
    ].join(' ')
  const thrown = outerErrors.map(({ file, path, message, unhandled }) => ({
    title:
      onOneLine([...(file === null ? [] : [relative(root, file)]), ...path].join(' › ')) ||
      'outside of every test',
    message: unhandled ? `Nobody awaited it: ${message}` : message,
    command:
      file === null
        ? 'npm test -- --only unit --verbose'
        : command(relative(root, file), path.length > 0 && !unhandled ? pattern(path, '') : undefined),
  }))
  /** Whether a group around the test did not get as far as running it. @param {string} file @param {readonly string[]} titles */
  const isExplained = (file, titles) =>
    outerErrors.some(
      (error) =>
        !error.unhandled && error.file === file && error.path.every((title, i) => titles[i] === title),
    )
  const failed = testResults.flatMap((file) => {
    const name = relative(root, file.name)
    const found = file.assertionResults
      .filter((test) => test.status !== 'passed')
      .map((test) => ({ ...test, titles: [...(test.ancestorTitles ?? []), test.title ?? test.fullName] }))
    const own = found.filter(
      ({ failureMessages, titles }) => failureMessages?.length || !isExplained(file.name, titles),
    )
    if (found.length === 0 && file.status === 'failed' && !isExplained(file.name, []))
      return [
        { title: name, message: file.message ?? 'The file could not be loaded.', command: command(name) },
      ]
    return own.map(({ status, titles, failureMessages }) => ({
      title: `${name} › ${onOneLine(titles.join(' › '))}`,
      message: failureMessages?.join('\n') || (withoutReason[status] ?? `It was ${status}.`),
      command: command(name, pattern(titles, '$')),
    }))
  })
  return [...failed, ...thrown]
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
          title: [`[${one.projectName}] e2e/${spec.file}:${spec.line}`, ...path, spec.title].join(' › '),
          message:
            one.results.flatMap((result) => (result.errors ?? []).map((e) => e.message ?? '')).join('\n') ||
            `It was ${one.status}.`,
          command: `npm run e2e -- e2e/${spec.file}:${spec.line} --project=${one.projectName}`,
        })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => within(inner, [...path, inner.title])),
  ]
  return [
    ...errors.map(({ message = '', location }) => ({
      title: location ? relative(root, location.file) : 'outside of every browser test',
      message,
      command: location
        ? `npm run e2e -- ${quoted(relative(root, location.file))}`
        : 'npm test -- --only build,e2e',
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
  const rest = failures.slice(failuresShown).flatMap(({ title, command }) => [`× ${title}`, `    ${command}`])
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
  const reason = (/** @type {Failure} */ { message }) => {
    const [first = 'no reason given', second = ''] = reasonLines(message)
    // A message that begins on its second line.
    return (/^\w*Error:?\s*$/.test(first) ? `${first} ${second.trim()}` : first).trim()
  }
  if (failures.length * 3 <= closingLines)
    return failures.flatMap((failure) => [
      cut(`× ${failure.title}`),
      cut(`    ${reason(failure)}`),
      // A command that is cut runs something else.
      `    ${failure.command}`,
    ])
  if (failures.length * 2 <= closingLines)
    return failures.flatMap((failure) => [
      cut(`× ${failure.title}: ${reason(failure)}`),
      `    ${failure.command}`,
    ])
  const shown = failures.slice(0, closingLines - 1)
  const rest = failures.length - shown.length
  return [
    ...shown.map((failure) => cut(`× ${failure.title}: ${reason(failure)}`)),
    `${rest > 0 ? `and ${rest} more; ` : ''}each with its command above and in ${kept}`,
  ]
}
