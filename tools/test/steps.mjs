import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { browserVariable } from '../browser.mjs'
import { ensureNginx } from '../nginx.mjs'
import { runToEnd } from '../workspace/processes.mjs'
import { program, typeArguments } from '../workspace/programs.mjs'
import { root } from '../workspace/root.mjs'
import { countBrowser, readReport, settle, single } from './counts.mjs'
import { changes, fingerprint } from './drift.mjs'
import { browserDurations } from './durations.mjs'
import { browserFailures, skipped } from './failures.mjs'
import { check, freshReport, unitTests } from './step-kinds.mjs'

/**
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {import('./failures.mjs').Failure} Failure
 * @typedef {import('./step-kinds.mjs').Step} Step
 */

/** @type {Step} */
const generated = {
  name: 'generated',
  about: 'generated code is up to date',
  cores: 2,
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
  cores: 2,
  after: ['generated'],
  async run({ shuffle }) {
    // Named here: what the workspace states for itself does not reach its projects. One more than there are cores: a
    // seventh of the time goes by while one process translates modules, or a project ends, for which another waits.
    const workers = ['--maxWorkers=3']
    const order = shuffle === null ? [] : ['--sequence.shuffle', `--sequence.seed=${shuffle}`]
    return unitTests('unit', [...workers, ...order])
  },
}

/** The part of oxlint that knows types takes as long with one thread, and a third less of both processors. */
const oneThread = { GOMAXPROCS: '1', GOGC: '400' }

/** What the browser tests run on. */
const builds = ['client', 'mock-in-page'].map((name) => join(root, 'apps/portal/dist', name))

/** @type {Step} */
const build = {
  name: 'build',
  about: 'production build within its budgets',
  cores: 1,
  after: ['generated'],
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

/** More failures than this have one cause, and running them all again would only take time. */
const tracedAtMost = 20

/**
 * Runs the failed browser tests once more, alone and with a trace. That is for the report only: a test that passes now
 * stays failed.
 * @param {string} browser
 * @param {Failure[]} failures
 * @returns {Promise<Failure[]>}
 */
async function traced(browser, failures) {
  if (failures.length === 0 || failures.length > tracedAtMost) return failures
  const path = freshReport('e2e-traced.json')
  const env = { [browserVariable]: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: path, E2E_TRACE: '1' }
  const args = [program('@playwright/test:playwright'), 'test', '--last-failed', '--reporter=json']
  await runToEnd(args, { cwd: join(root, 'e2e'), env })
  const report = readReport(path)
  if (report === null) return failures
  const again = new Set(browserFailures(report).map(({ title }) => title))
  return failures.map((failure) =>
    failure.message === skipped
      ? failure
      : {
          ...failure,
          message: `${failure.message}\n${again.has(failure.title) ? 'It failed again' : 'It passed when run again, alone'}; the trace is in e2e/test-results.`,
        },
  )
}

/** @type {Step} */
const browserTests = {
  name: 'e2e',
  about: 'the built portal in a browser',
  cores: 2,
  after: ['build'],
  async run({ browser, shuffle }) {
    const missing = builds.find((folder) => !existsSync(join(folder, 'index.html')))
    if (missing !== undefined) return { ...single(1), output: `Not run: there is no build in ${missing}.` }
    const path = freshReport('e2e.json')
    const chromium = await browser()
    const env = { [browserVariable]: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: path }
    const order = shuffle === null ? [] : [`--shuffle=${shuffle}`]
    const reporters = '--reporter=list,json,./exercised/reporter.ts'
    const args = [program('@playwright/test:playwright'), 'test', ...order, reporters]
    const { code, output } = await runToEnd(args, { cwd: join(root, 'e2e'), env })
    const report = readReport(path)
    if (report === null) return { ...settle(null, code), output }
    return {
      ...settle(countBrowser(report), code),
      output,
      failures: await traced(chromium, browserFailures(report)),
      durations: browserDurations(report),
    }
  },
}

/** @type {Step} */
const hosting = {
  name: 'hosting',
  about: 'the built folder, and the web server that carries it',
  // It waits for nginx most of the time, so it goes beside the unit tests.
  cores: 0,
  after: ['build'],
  async run() {
    const outcome = await unitTests('hosting', [], 'deploy/vitest.config.ts')
    const note =
      ensureNginx() === null ? 'There is no nginx on this machine, so the folder alone was judged.' : ''
    return { ...outcome, note }
  },
}

/** @type {Step} */
const requirements = {
  name: 'requirements',
  about: 'claimed requirements are proved',
  cores: 1,
  after: ['unit', 'e2e'],
  async run({ complete }) {
    const path = freshReport('requirements.json')
    const strict = complete ? ['--strict'] : []
    const { code, output } = await runToEnd([join(root, 'tools/requirements.ts'), ...strict, '--json', path])
    /** @type {Counts | null} */
    const counts = readReport(path)
    if (code !== 0 || counts === null || counts.passed + counts.failed > 0)
      return { ...settle(counts, code), output }
    return { ...counts, output, note: 'No test has reported yet: run the steps unit and e2e first.' }
  },
}

/** @type {Step} */
const exercised = {
  name: 'exercised',
  about: 'refusals that a screen can cause are tested',
  cores: 1,
  after: ['unit', 'e2e'],
  async run({ complete }) {
    const path = freshReport('exercised.json')
    const strict = complete ? ['--strict'] : []
    const { code, output } = await runToEnd([
      join(root, 'tools/exercised/main.ts'),
      ...strict,
      '--json',
      path,
    ])
    /** @type {Counts | null} */
    const counts = readReport(path)
    if (counts === null || counts.passed + counts.failed > 0) return { ...settle(counts, code), output }
    return { ...counts, output, note: output.split('\n').at(-1) ?? '' }
  },
}

/** All steps in the order in which they begin, as far as cores are free. @type {Step[]} */
export const steps = [
  generated,
  check('contract-lint', 'the contract is well-formed', () => [program('@redocly/cli:redocly'), 'lint']),
  check('contract-check', 'the contract keeps its conventions', () => [
    join(root, 'tools/contract/check.ts'),
  ]),
  check('types', 'types', () => [program('typescript-7:tsc'), ...typeArguments]),
  build,
  check(
    'lint',
    'lint',
    () => [program('oxlint'), '--type-aware', '--deny-warnings', '--format=unix'],
    oneThread,
  ),
  check('imports', 'who may import whom', () => [
    program('dependency-cruiser:depcruise'),
    '--config',
    '.dependency-cruiser.cjs',
    'apps',
    'libs',
    'e2e',
    'tools',
  ]),
  check('format', 'format', () => [program('@biomejs/biome:biome'), 'check']),
  hosting,
  unit,
  browserTests,
  exercised,
  requirements,
]
