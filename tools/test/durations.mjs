import { relative } from 'node:path'
import { root } from '../workspace/root.mjs'

/**
 * Where the minutes went.
 *
 * @typedef {object} Duration
 * @property {'unit' | 'hosting' | 'e2e'} kind
 * @property {string} title a test file, or a browser test with its window
 * @property {number} seconds
 *
 * @typedef {object} TimedUnitReport the part of Vitest's JSON report that tells times
 * @property {{ name: string, startTime?: number, endTime?: number }[]} testResults
 *
 * @typedef {object} TimedSuite the part of a suite in Playwright's JSON report that tells times
 * @property {TimedSuite[]} [suites]
 * @property {{ title: string, file: string, line: number, tests: { projectName: string, results: { duration: number }[] }[] }[]} [specs]
 */

/** Above these a file or a browser test is too slow to stay as it is; in seconds. */
export const limits = { unit: 20, hosting: 20, e2e: 30 }

/** @param {TimedUnitReport} report @param {'unit' | 'hosting'} [kind] @returns {Duration[]} one for each file */
export const unitDurations = ({ testResults }, kind = 'unit') =>
  testResults.map(({ name, startTime = 0, endTime = startTime }) => ({
    kind,
    title: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))

/** @param {{ suites?: TimedSuite[] }} report @returns {Duration[]} one for each test and window */
export function browserDurations({ suites = [] }) {
  /** @param {TimedSuite} suite @returns {Duration[]} */
  const within = (suite) => [
    ...(suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
      tests.map(({ projectName, results }) => ({
        kind: /** @type {const} */ ('e2e'),
        title: `[${projectName}] ${file}:${line} ${title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
    ...(suite.suites ?? []).flatMap(within),
  ]
  return suites.flatMap(within)
}

/** @param {Duration[]} durations @param {Duration} one */
function share(durations, one) {
  const all = durations.filter(({ kind }) => kind === one.kind).reduce((sum, { seconds }) => sum + seconds, 0)
  return `${((100 * one.seconds) / Math.max(all, 0.001)).toFixed(1)} %`
}

/** @param {Duration[]} durations @param {Duration} one */
const line = (durations, one) =>
  `  ${one.seconds.toFixed(1).padStart(6)} s  ${share(durations, one).padStart(6)} of ${one.kind.padEnd(7)}  ${one.title.slice(0, 110)}`

/** The ten that took longest, each with its share of its step. @param {Duration[]} durations */
export const slowest = (durations) =>
  durations
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map((one) => line(durations, one))

/** Those above the limit of their kind. @param {Duration[]} durations */
export const tooSlow = (durations) =>
  durations
    .filter(({ kind, seconds }) => seconds > limits[kind])
    .toSorted((a, b) => b.seconds - a.seconds)
    .map((one) => line(durations, one))
