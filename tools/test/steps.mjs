import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { browserVariable } from '../browser.mjs'
import { runToEnd } from '../workspace/processes.mjs'
import { program } from '../workspace/programs.mjs'
import { root } from '../workspace/root.mjs'
import { countBrowser, countUnit, readReport, settle, single } from './counts.mjs'
import { changes, fingerprint } from './drift.mjs'
import { browserFailures, digest, unitFailures } from './failures.mjs'

/**
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {Counts & { output: string, brief?: string }} Outcome `brief` names what failed, in few lines
 * @typedef {object} Machine
 * @property {() => Promise<string>} browser
 * @property {boolean} complete whether all tests are part of the run, so that a claim without a report is broken
 *
 * @typedef {object} Step
 * @property {string} name for --only and --skip
 * @property {string} about
 * @property {boolean} light may run beside another light step
 * @property {(machine: Machine) => Promise<Outcome>} run
 */

export const reports = join(root, '.cache', 'reports')

/** @param {string} name */
function freshReport(name) {
  mkdirSync(reports, { recursive: true })
  const path = join(reports, name)
  rmSync(path, { force: true })
  return path
}

/**
 * A light step that is one program and passes when it ends well.
 * @param {string} name
 * @param {string} about
 * @param {() => string[]} args read late: before the installation no program can be found
 * @returns {Step}
 */
const check = (name, about, args) => ({
  name,
  about,
  light: true,
  async run() {
    const { code, output } = await runToEnd(args())
    return { ...single(code), output }
  },
})

/** @type {Step} */
const generated = {
  name: 'generated',
  about: 'generated code is up to date',
  light: false,
  async run() {
    const before = fingerprint()
    const args = ['run-many', '-t', 'generate', '--outputStyle=stream', '--skipNxCache']
    const { code, output } = await runToEnd([program('nx'), ...args])
    const stale = changes(before, fingerprint())
    if (code !== 0 || stale.length === 0) return { ...single(code), output }
    const advice = 'Generated code did not agree with its source; it does now: look at it and commit it.'
    return { ...single(1), output: [...stale, advice].join('\n') }
  },
}

/** @type {Step} */
const unit = {
  name: 'unit',
  about: 'unit and component tests',
  light: false,
  async run() {
    const path = freshReport('unit.json')
    // Named here: what the workspace states for itself does not reach its projects.
    const workers = ['--maxWorkers=2']
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${path}`]
    const { code, output } = await runToEnd([program('vitest'), 'run', ...workers, ...reporters])
    const report = readReport(path)
    const brief = report === null ? '' : digest(unitFailures(report))
    return { ...settle(report && countUnit(report), code), output, brief }
  },
}

/** What the browser tests run on. */
const builds = ['client', 'mock-in-page'].map((name) => join(root, 'apps/portal/dist', name))

/** @type {Step} */
const build = {
  name: 'build',
  about: 'production build within its budgets',
  light: false,
  async run() {
    // A build that fails must not leave an earlier one for the browser tests to run on.
    for (const folder of builds) rmSync(folder, { recursive: true, force: true })
    const before = fingerprint()
    const outcomes = []
    for (const target of ['build', 'build-mock-in-page'])
      outcomes.push(await runToEnd([program('nx'), 'run', `portal:${target}`, '--outputStyle=stream']))
    const stale = changes(before, fingerprint())
    const advice = stale.length > 0 ? [...stale, 'Commit what the build has written.'] : []
    const failed = outcomes.filter(({ code }) => code !== 0).length + Math.min(1, stale.length)
    const output = [...outcomes.map((outcome) => outcome.output), ...advice].join('\n')
    return { passed: outcomes.length - Math.min(failed, outcomes.length), failed, output }
  },
}

/** @type {Step} */
const browserTests = {
  name: 'e2e',
  about: 'the built portal in a browser',
  light: false,
  async run({ browser }) {
    const missing = builds.find((folder) => !existsSync(join(folder, 'index.html')))
    if (missing !== undefined) return { ...single(1), output: `Not run: there is no build in ${missing}.` }
    const path = freshReport('e2e.json')
    const env = { [browserVariable]: await browser(), PLAYWRIGHT_JSON_OUTPUT_FILE: path }
    const args = [program('@playwright/test:playwright'), 'test', '--reporter=list,json']
    const { code, output } = await runToEnd(args, { cwd: join(root, 'e2e'), env })
    const report = readReport(path)
    const brief = report === null ? '' : digest(browserFailures(report))
    return { ...settle(report && countBrowser(report), code), output, brief }
  },
}

/** @type {Step} */
const requirements = {
  name: 'requirements',
  about: 'claimed requirements are proved',
  light: false,
  async run({ complete }) {
    const path = freshReport('requirements.json')
    const strict = complete ? ['--strict'] : []
    const { code, output } = await runToEnd([join(root, 'tools/requirements.ts'), ...strict, '--json', path])
    /** @type {Counts | null} */
    const counts = readReport(path)
    return { ...settle(counts, code), output }
  },
}

/** All steps in the order in which they begin. @type {Step[]} */
export const steps = [
  generated,
  check('contract-lint', 'the contract is well-formed', () => [program('@redocly/cli:redocly'), 'lint']),
  check('contract-check', 'the contract keeps its conventions', () => [
    join(root, 'tools/contract/check.ts'),
  ]),
  check('types', 'types', () => [program('typescript-7:tsc'), '-b']),
  check('lint', 'lint', () => [program('oxlint'), '--type-aware', '--deny-warnings']),
  check('format', 'format', () => [program('@biomejs/biome:biome'), 'check']),
  check('imports', 'who may import whom', () => [
    program('dependency-cruiser:depcruise'),
    '--config',
    '.dependency-cruiser.cjs',
    'apps',
    'libs',
    'e2e',
    'tools',
  ]),
  unit,
  build,
  browserTests,
  requirements,
]
