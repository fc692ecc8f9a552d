import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runToEnd } from '../workspace/processes.mjs'
import { program } from '../workspace/programs.mjs'
import { root } from '../workspace/root.mjs'
import { complaintsIn } from './complaint.mjs'
import { countUnit, readReport, settle, single } from './counts.mjs'
import { unitDurations } from './durations.mjs'
import { errorsVariable } from './errors-reporter.mjs'
import { unitFailures } from './failures.mjs'

/**
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {import('./durations.mjs').Duration} Duration
 * @typedef {import('./failures.mjs').Failure} Failure
 * @typedef {Counts & { output: string, failures?: Failure[], durations?: Duration[], note?: string }} Outcome
 *   `failures` names what failed, where the step knows it; `note` is what could not be proved on this machine
 * @typedef {object} Machine
 * @property {() => Promise<string>} browser
 * @property {boolean} complete whether all tests are part of the run, so that a claim without a report is broken
 * @property {number | null} shuffle the seed of a random order of tests, null for the usual one
 *
 * @typedef {import('./schedule.mjs').Plan & {
 *   about: string,
 *   run: (machine: Machine) => Promise<Outcome>,
 * }} Step `name` is for --only and --skip
 */

export const reports = join(root, '.cache', 'reports')

/** @param {string} name */
export function freshReport(name) {
  mkdirSync(reports, { recursive: true })
  const path = join(reports, name)
  rmSync(path, { force: true })
  return path
}

/**
 * A step that is one program and passes when it ends well.
 * @param {string} name
 * @param {string} about
 * @param {() => string[]} args read late: before the installation no program can be found
 * @param {Record<string, string>} [env] added to the environment of the program
 * @returns {Step}
 */
export const check = (name, about, args, env = {}) => ({
  name,
  about,
  cores: 1,
  after: ['generated'],
  async run() {
    const { code, output } = await runToEnd(args(), { env })
    if (code === 0) return { ...single(code), output }
    const message = complaintsIn(output).join('\n') || `It ended with ${code} and said nothing.`
    const failures = [{ title: about, message, command: `npm test -- --only ${name} --verbose` }]
    return { ...single(code), output, failures }
  },
})

/**
 * Runs unit tests, and reads what failed and how long it took.
 * @param {'unit' | 'hosting'} kind
 * @param {string[]} args
 * @param {string} [config] relative to the repository, of tests that the root's configuration does not know
 * @returns {Promise<Outcome>}
 */
export async function unitTests(kind, args, config) {
  const path = freshReport(`${kind}.json`)
  const kept = freshReport(`${kind}-errors.json`)
  const reporters = [
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${path}`,
    `--reporter=${join(root, 'tools/test/errors-reporter.mjs')}`,
  ]
  const configuration = config === undefined ? [] : ['--config', join(root, config)]
  const command = [program('vitest'), 'run', ...configuration, ...args, ...reporters]
  const { code, output } = await runToEnd(command, { env: { [errorsVariable]: kept } })
  /** @type {import('./errors-reporter.mjs').OuterError[]} */
  const outerErrors = readReport(kept) ?? []
  const report = readReport(path)
  const failures = unitFailures(report ?? { testResults: [] }, outerErrors, config)
  if (report === null) return { ...settle(null, code), output, failures }
  const counts = countUnit(report)
  const unhandled = outerErrors.filter((error) => error.unhandled).length
  return {
    ...settle({ ...counts, failed: counts.failed + unhandled }, code),
    output,
    failures,
    durations: unitDurations(report, kind),
  }
}
