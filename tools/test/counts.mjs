import { readFileSync } from 'node:fs'

/**
 * @typedef {{ passed: number, failed: number }} Counts
 *
 * @typedef {object} UnitReport the part of Vitest's JSON report that is read
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }[]} testResults
 *
 * @typedef {object} BrowserReport the part of Playwright's JSON report that is read
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors
 */

/**
 * A report, or null when the step did not get as far as writing one.
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
 * A skipped test proves nothing and counts as failed; so does a file that could not be loaded.
 * @param {UnitReport} report
 * @returns {Counts}
 */
export function countUnit(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + broken,
  }
}

/**
 * A test that passed only when repeated is a failed one, and so is a skipped one.
 * @param {BrowserReport} report
 * @returns {Counts}
 */
export function countBrowser({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length }
}

/**
 * A step that ended badly without naming a failed test still counts as one failure.
 * @param {Counts | null} counts null when there is no report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function settle(counts, exitCode) {
  if (counts === null) return { passed: 0, failed: 1 }
  if (counts.failed === 0 && exitCode !== 0) return { passed: counts.passed, failed: 1 }
  if (counts.passed + counts.failed === 0) return { passed: 0, failed: 1 }
  return counts
}

/**
 * A step that checks one thing.
 * @param {number} exitCode
 * @returns {Counts}
 */
export const single = (exitCode) => (exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
