import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureNginx } from '../nginx.mjs'
import { changes, fingerprint } from '../test/drift.mjs'
import { type TimedUnitReport, unitDurations } from '../test/durations.mjs'
import { runToEnd, start } from '../workspace/processes.mjs'
import { program, typeArguments } from '../workspace/programs.mjs'
import { root } from '../workspace/root.mjs'
import { affectedTests, type ImportingModule, mentioning, withinTime } from './affected.ts'
import type { Change } from './change.ts'
import { withDeleted } from './deleted-imports.ts'
import { endedWithin } from './ended-within.ts'
import { journeysOf, nounsOf } from './journeys.ts'
import { generating, hosting, ofTheBuild, readingTests } from './readers.ts'

export interface Step {
  readonly name: string
  readonly cores: 0 | 1 | 2
  readonly after?: string[]
  /** What went wrong, null when nothing did. */
  readonly run: () => Promise<string | null>
}

const command = async (args: string[], options: Parameters<typeof runToEnd>[1] = {}) => {
  const { code, output } = await runToEnd(args, options)
  return { output, problem: code === 0 ? null : output }
}

const nx = (...args: string[]) => command([program('nx'), ...args, '--outputStyle=stream'])

/** They take half a minute, beside everything else a minute. */
const hostingSeconds = 300

function knownSeconds(): ReadonlyMap<string, number> {
  const path = join(root, '.cache', 'reports', 'unit.json')
  if (!existsSync(path)) return new Map()
  const report = JSON.parse(readFileSync(path, 'utf8')) as TimedUnitReport
  return new Map(unitDurations(report).map(({ title, seconds }) => [title, seconds]))
}

interface Limits {
  /** Every affected test, however long it takes. */
  readonly all: boolean
  /** Whether browser tests are part of it. */
  readonly browser: boolean
  readonly say: (text: string) => void
  /** Called with what is affected and not tried: the verdict names it. */
  readonly leave: (what: string) => void
}

/** What proves the change. */
export function stepsOf(
  { present, deleted, texts }: Change,
  { all, browser, say, leave }: Limits,
): readonly Step[] {
  /** Seconds for unit tests, and browser test files at most, unless all are asked for. */
  const unitSeconds = all ? Infinity : 30
  const textSeconds = all ? Infinity : 40
  const journeysAtMost = all ? Infinity : 2

  const changed = [...present, ...deleted]
  /** Of the changed files those whose change asks for the step. */
  const changedIn = (pattern: RegExp) => changed.filter((file) => pattern.test(file))
  const contract = changedIn(/^(openapi\/|tools\/contract\/|redocly\.yaml)/u)
  const sources = changedIn(/\.(ts|tsx|mjs|js|css|json)$/u)
  const formatted = sources.filter((file) => present.includes(file))

  const generated: Step = {
    name: 'generated code',
    cores: 2,
    run: async () => {
      const before = fingerprint()
      const { problem } = await nx('run-many', '-t', 'generate')
      const stale = changes(before, fingerprint())
      if (problem !== null || stale.length === 0) return problem
      return [...stale, 'It agrees with its source now: look at it and commit it.'].join('\n')
    },
  }

  const types: Step = {
    name: 'types',
    cores: 1,
    after: ['generated code'],
    run: async () => (await command([program('typescript-7:tsc'), ...typeArguments])).problem,
  }

  // Nx remembers which projects have been linted as they are.
  const lint: Step = {
    name: 'lint',
    cores: 1,
    after: ['generated code'],
    run: async () =>
      (await nx('affected', '-t', 'lint', `--files=${changed.join(',')}`, '--parallel=1')).problem,
  }

  const format: Step = {
    name: 'format',
    cores: 1,
    run: async () =>
      (await command([program('@biomejs/biome:biome'), 'check', '--no-errors-on-unmatched', ...formatted]))
        .problem,
  }

  const contractRules: Step = {
    name: 'contract',
    cores: 1,
    run: async () => (await nx('run', 'workspace:contract')).problem,
  }

  let modules: readonly ImportingModule[] = []

  const importRules: Step = {
    name: 'imports',
    cores: 1,
    run: async () => {
      const options = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json']
      const graph = join(root, '.cache', 'imports.json')
      const places = ['apps', 'libs', 'e2e', 'tools']
      const { problem } = await command([
        program('dependency-cruiser:depcruise'),
        ...options,
        '--output-to',
        graph,
        ...places,
      ])
      if (problem !== null && !existsSync(graph)) return problem
      const report = JSON.parse(readFileSync(graph, 'utf8')) as {
        modules: ImportingModule[]
        summary: { violations: { from: string; to: string; rule: { name: string } }[] }
      }
      modules = report.modules
      const broken = report.summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`)
      return broken.length === 0 ? null : broken.join('\n')
    },
  }

  const unit: Step = {
    name: 'unit tests',
    cores: 1,
    after: ['generated code', 'imports'],
    run: async () => {
      const affected = affectedTests(withDeleted(modules, deleted), present, deleted)
      const known = knownSeconds()
      const read = (file: string) => readFileSync(join(root, file), 'utf8')
      // A test that says an old text proves more than one that imports its file.
      const saying = mentioning(affected, texts, read, textSeconds, known)
      const nearest = withinTime(affected, saying.length > 0 ? unitSeconds / 2 : unitSeconds, known)
      const chosen = [...new Set([...nearest, ...saying])]
      const left = affected.length - chosen.length
      if (left > 0) leave(`${left} farther test files`)
      const importing = chosen.map(({ file }) => file)
      const reading = readingTests(changed).filter(
        (file) => !deleted.includes(file) && !importing.includes(file),
      )
      say(`     ${importing.length} test files import the change, ${reading.length} read its files`)
      const files = [...importing, ...reading]
      if (files.length === 0) return null
      // What is missing on a screen is waited for, half a minute in each test: the first failure says enough.
      const brief = all ? [] : ['--bail=1']
      const args = [program('vitest'), 'run', '--maxWorkers=1', '--reporter=dot', ...brief, ...files]
      return endedWithin(all ? 3600 : 600, start('unit tests', args, { input: 'none' }))
    },
  }

  // It waits for nginx most of the time.
  const hostingTests: Step = {
    name: 'hosting',
    cores: 0,
    after: ['generated code'],
    run: async () => {
      if (ensureNginx() === null) {
        leave('the hosting (no nginx here)')
        return null
      }
      const config = join(root, 'deploy/vitest.config.ts')
      const args = ['run', '--config', config, '--reporter=dot', '--bail=1', `--exclude=${ofTheBuild}`]
      // A broken script may wait for ever.
      return endedWithin(hostingSeconds, start('hosting', [program('vitest'), ...args], { input: 'none' }))
    },
  }

  const journeys: Step = {
    name: 'journeys',
    cores: 1,
    after: ['generated code'],
    run: async () => {
      const files = globSync('**/*.e2e.ts', { cwd: join(root, 'e2e'), exclude: ['node_modules'] })
      const found = journeysOf(
        nounsOf(changed),
        files.filter((file) => !file.includes('mock-in-page')).toSorted(),
      )
      const touched = found.filter((file) => changed.includes(`e2e/${file}`))
      const chosen = [...new Set([...touched, ...found])].slice(0, Math.max(journeysAtMost, touched.length))
      if (found.length > chosen.length) leave(`${found.length - chosen.length} journeys`)
      say(`     ${chosen.length === 0 ? 'no journey is called after it' : chosen.join(' ')}`)
      if (chosen.length === 0) return null
      // The browser tests start both servers; what the other one serves is not tested here, so it may be an old build.
      const inPage = existsSync(join(root, 'apps/portal/dist/mock-in-page')) ? [] : ['build-mock-in-page']
      const build = await nx('run-many', '-t', 'build', ...inPage, '-p', 'portal')
      if (build.problem !== null) return build.problem
      const args = [
        program('@playwright/test:playwright'),
        'test',
        '--project=desktop',
        '--workers=1',
        ...chosen,
      ]
      return (await command(args, { cwd: join(root, 'e2e') })).problem
    },
  }

  return [
    ...(changedIn(generating).length > 0 ? [generated] : []),
    types,
    importRules,
    ...(formatted.length > 0 ? [format] : []),
    ...(sources.length > 0 ? [lint] : []),
    ...(contract.length > 0 ? [contractRules] : []),
    ...(changedIn(hosting).length > 0 ? [hostingTests] : []),
    ...(browser ? [journeys] : []),
    unit,
  ]
}
