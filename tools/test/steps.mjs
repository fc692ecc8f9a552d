import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { browserVariable, ensureBrowser } from '../browser.mjs'
import { ensureNginx } from '../nginx.mjs'
import { runToEnd } from '../workspace/processes.mjs'
import { program, typeArguments } from '../workspace/programs.mjs'
import { root } from '../workspace/root.mjs'
import { runWithoutDrift } from './generated.mjs'
import { browserResults, readReport, unitResults } from './results.mjs'

/**
 * @typedef {import('./results.mjs').Results} Results
 *
 * @typedef {object} Outcome
 * @property {number} code of the program
 * @property {string} output empty if the program has printed it itself
 * @property {Results | null} [results] of single tests; null if the program left no report
 * @property {string} [note] what this machine cannot prove
 *
 * @typedef {object} Step
 * @property {string} name for --only and --skip
 * @property {string} about
 * @property {(seed: number | null) => Promise<Outcome>} run with the seed of a random order of tests
 */

export const reports = join(root, '.cache', 'reports')

/** @param {string} name */
function freshReport(name) {
  mkdirSync(reports, { recursive: true })
  rmSync(join(reports, name), { force: true })
  return join(reports, name)
}

/**
 * A step that passes if all its programs do.
 * @param {string} name
 * @param {string} about
 * @param {() => string[][]} commands read late, since nothing may be installed yet
 * @param {Record<string, string>} [env]
 * @returns {Step}
 */
const check = (name, about, commands, env = {}) => ({
  name,
  about,
  async run() {
    const outcomes = []
    for (const args of commands()) outcomes.push(await runToEnd(args, { env }))
    const failed = outcomes.filter(({ code }) => code !== 0)
    return { code: failed[0]?.code ?? 0, output: failed.map(({ output }) => output).join('\n') }
  },
})

export const types = check('types', 'types', () => [[program('typescript-7:tsc'), ...typeArguments]])

export const imports = check('imports', 'allowed imports', () => [
  [
    program('dependency-cruiser:depcruise'),
    '--config',
    '.dependency-cruiser.cjs',
    'apps',
    'libs',
    'e2e',
    'tools',
  ],
  [program('dependency-cruiser:depcruise'), '--config', '.dependency-cruiser.folders.cjs', 'apps', 'libs'],
])

export const contract = check('contract', 'the contract is well-formed and keeps its conventions', () => [
  [program('@redocly/cli:redocly'), 'lint'],
  [join(root, 'tools/contract/check.ts')],
  [join(root, 'tools/contract-judges/spectral.ts')],
])

/** The linter's part that knows types takes as long on one thread, with a third less of both processors. */
const lint = check('lint', 'lint', () => [[program('oxlint'), '--type-aware']], {
  GOMAXPROCS: '1',
  GOGC: '400',
})

const format = check('format', 'format', () => [[program('@biomejs/biome:biome'), 'check']])

/** @type {Step} */
const generated = {
  name: 'generated',
  about: 'generated code is up to date',
  run: () =>
    runWithoutDrift([program('nx'), 'run-many', '-t', 'generate', '--skipNxCache', '--outputStyle=stream']),
}

const builds = ['client', 'mock-in-page'].map((name) => join(root, 'apps/portal/dist', name))

/** @type {Step} */
const build = {
  name: 'build',
  about: 'production build within its budgets',
  async run() {
    // If a build fails, no earlier one may be left for the browser tests.
    for (const folder of builds) rmSync(folder, { recursive: true, force: true })
    return runWithoutDrift([
      program('nx'),
      'run-many',
      '-t',
      'build',
      'build-mock-in-page',
      '-p',
      'portal',
      '--parallel=1',
      '--outputStyle=stream',
    ])
  },
}

/**
 * @param {string} name of the report
 * @param {string[]} args
 * @param {string} [repeat] options of the command that repeats a test
 * @returns {Promise<Outcome>}
 */
async function vitest(name, args, repeat) {
  const path = freshReport(`${name}.json`)
  const reporters = [
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${path}`,
    '--includeTaskLocation',
  ]
  const outcome = await runToEnd([program('vitest'), 'run', ...reporters, ...args])
  const report = readReport(path)
  return { ...outcome, results: report && unitResults(report, repeat) }
}

/** @type {Step} */
const unit = {
  name: 'unit',
  about: 'unit and component tests',
  run: (seed) =>
    vitest('unit', [
      '--maxWorkers=2',
      ...(seed === null ? [] : ['--sequence.shuffle', `--sequence.seed=${seed}`]),
    ]),
}

/** @type {Step} */
const hosting = {
  name: 'hosting',
  about: 'the built folder, and nginx as deploy/ configures it',
  async run() {
    const config = ['--config', join(root, 'deploy/vitest.config.ts')]
    const outcome = await vitest('hosting', config, '--config deploy/vitest.config.ts ')
    return ensureNginx() === null
      ? { ...outcome, note: 'There is no nginx here: only the folder was tested.' }
      : outcome
  },
}

/** @type {Step} */
const judges = {
  name: 'judges',
  about: 'programs of others find the contract true: Prism, and the client of another generator',
  run: () =>
    vitest(
      'judges',
      ['--config', join(root, 'tools/contract-judges/vitest.config.ts')],
      '--config tools/contract-judges/vitest.config.ts ',
    ),
}

/** More failures than this have one cause. */
const tracedAtMost = 20

/** @type {Step} */
const e2e = {
  name: 'e2e',
  about: 'the built portal in a browser',
  async run(seed) {
    const missing = builds.find((folder) => !existsSync(join(folder, 'index.html')))
    if (missing !== undefined) return { code: 1, output: `Not run: there is no build in ${missing}.` }
    const path = freshReport('e2e.json')
    const cwd = join(root, 'e2e')
    const env = { [browserVariable]: await ensureBrowser(console.log), PLAYWRIGHT_JSON_OUTPUT_FILE: path }
    const playwright = [program('@playwright/test:playwright'), 'test']
    const order = seed === null ? [] : [`--shuffle=${seed}`]
    const outcome = await runToEnd([...playwright, '--reporter=dot,json', ...order], {
      cwd,
      env,
      shown: true,
    })
    const report = readReport(path)
    const results = report && browserResults(report)
    const failed = results?.failures.length ?? 0
    if (failed === 0 || failed > tracedAtMost) return { ...outcome, results }
    // Tracing costs a third of the time, so only failed tests get it, in a second run that does not change the result.
    const again = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: freshReport('e2e-traced.json'), E2E_TRACE: '1' }
    await runToEnd([...playwright, '--last-failed', '--reporter=json'], { cwd, env: again })
    return { ...outcome, results, note: 'The traces of failed tests are in e2e/test-results.' }
  },
}

const refusals = check('refusals', 'every refusal that a screen handles is tested', () => [
  [join(root, 'tools/refusals.ts')],
])

const requirements = check('requirements', 'every requirement is proved', () => [
  [join(root, 'tools/requirements.ts')],
])

/**
 * The stages follow each other; the steps of a stage run two at a time. Both kinds of tests keep two processors busy, so
 * side by side they only slow each other down.
 * @type {Step[][]}
 */
export const stages = [
  [generated],
  [build, types, lint, imports, contract, format],
  [unit, hosting, judges],
  [e2e],
  [refusals, requirements],
]

/** The reports of unit and browser tests, which these judge as a whole. */
export const afterAll = [refusals, requirements]
