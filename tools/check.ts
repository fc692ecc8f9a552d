/** Proves what a change touches, in about a minute: `npm run check`. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { browserVariable, ensureBrowser } from './browser.mjs'
import { runWithoutDrift } from './test/generated.mjs'
import { contract, imports, types } from './test/steps.mjs'
import { argumentsOrEnd } from './workspace/arguments.mjs'
import { runToEnd, start, twoAtATime } from './workspace/processes.mjs'
import { program } from './workspace/programs.mjs'
import { root } from './workspace/root.mjs'
import { run } from './workspace/stop.mjs'

const help = `npm run check -- [options]

Checks the files that differ from HEAD, committed or not: types, allowed imports, format, lint of their projects, the
unit tests of their projects that import them (for a minute), and browser tests that have changed. Shows all failures.

  --since REF    compare with another commit than HEAD
  --all          all unit tests of each affected project, and the tests of the hosting if deploy/ has changed
  --no-browser   leave changed browser tests out
  --help         show this text`

const { since, all, browser } = argumentsOrEnd(help, {
  since: { type: 'string', default: 'HEAD' },
  all: { type: 'boolean', default: false },
  browser: { type: 'boolean', default: true },
})

const git = (...args: string[]) =>
  execFileSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean)

interface Step {
  readonly name: string
  readonly run: (seed: null) => Promise<{ code: number; output: string }>
}

/** Runs an installed program. */
const command = (name: string, ...args: string[]) => runToEnd([program(name), ...args])

const nxAffected = (target: string, files: readonly string[]) =>
  command(
    'nx',
    'affected',
    '-t',
    target,
    `--files=${files.join(',')}`,
    '--parallel=1',
    '--outputStyle=stream',
  )

/** Chains of imports end in tests of whole pages; those far from a change are left to npm test. */
const unitSeconds = 60

/** The tests that import these files, of the projects that the files belong to. */
async function unitTests(files: readonly string[]) {
  const folders = [
    ...new Set(files.map((file) => /^(?:(?:apps|libs)\/[^/]+|tools)(?=\/)/.exec(file)?.[0] ?? '')),
  ]
  const projects = folders.filter(Boolean).map((folder) => `--project=${basename(folder)}*`)
  if (projects.length === 0) return { code: 0, output: '' }
  const args = ['related', '--run', '--reporter=default', '--maxWorkers=1', '--passWithNoTests']
  const running = start('unit tests', [program('vitest'), ...args, ...projects, ...files], {
    input: 'none',
    env: { NO_COLOR: '1', FORCE_COLOR: undefined },
  })
  let isCut = false
  const limit = setTimeout(() => {
    isCut = true
    void running.stop()
  }, unitSeconds * 1000)
  const code = await running.ended
  clearTimeout(limit)
  if (!isCut) return { code, output: running.lastLines() }
  // Vitest prints the summary of failures at the end only, but names each when its file has ended.
  const failed = running
    .lastLines()
    .split('\n')
    .filter((line) => /^\s*(?:×|→)/.test(line))
  console.log(`     unit tests: ended after ${unitSeconds} s; npm test runs the rest`)
  return { code: failed.length === 0 ? 0 : 1, output: failed.join('\n') }
}

async function browserTests(files: readonly string[]) {
  const chromium = await ensureBrowser(console.log)
  const build = await command('nx', 'run-many', '-t', 'build', 'build-mock-in-page', '-p', 'portal')
  if (build.code !== 0) return build
  const args = [
    program('@playwright/test:playwright'),
    'test',
    '--project=desktop',
    '--reporter=line',
    ...files,
  ]
  return runToEnd(args, { cwd: join(root, 'e2e'), env: { [browserVariable]: chromium } })
}

await run(async () => {
  const changed = [
    ...new Set([
      ...git('diff', '--name-only', '--no-renames', since),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ]
  if (changed.length === 0) {
    console.log(`Nothing differs from ${since}. --since REF compares with another commit.`)
    return 0
  }
  const present = changed.filter((file) => existsSync(join(root, file)))
  const touches = (pattern: RegExp) => changed.some((file) => pattern.test(file))
  const e2e = present.filter((file) => file.endsWith('.e2e.ts')).map((file) => file.replace('e2e/', ''))

  const generated = {
    name: 'generated code',
    run: () => runWithoutDrift([program('nx'), 'run-many', '-t', 'generate']),
  }
  const steps: Step[] = [
    types,
    imports,
    {
      name: 'format',
      run: () => command('@biomejs/biome:biome', 'check', '--no-errors-on-unmatched', ...present),
    },
    { name: 'lint', run: () => nxAffected('lint', changed) },
    ...(touches(/^(?:openapi|tools\/contract)\//) ? [contract] : []),
    { name: 'unit tests', run: () => (all ? nxAffected('test-unit', changed) : unitTests(present)) },
    ...(all && touches(/^deploy\/|\/hosting\//)
      ? [{ name: 'hosting', run: () => command('vitest', 'run', '--config', 'deploy/vitest.config.ts') }]
      : []),
    ...(browser && e2e.length > 0 ? [{ name: 'browser tests', run: () => browserTests(e2e) }] : []),
  ]

  const began = performance.now()
  const failed: string[] = []
  const perform = async ({ name, run: prove }: Step) => {
    const start = performance.now()
    const { code, output } = await prove(null).catch((error: unknown) => ({ code: 1, output: String(error) }))
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
    if (code === 0) return
    failed.push(name)
    console.log(output)
  }
  // The other steps read what is generated.
  if (touches(/^openapi\/|\/(?:codegen|generated)\//)) await perform(generated)
  await twoAtATime(steps, perform)

  const verdict =
    failed.length === 0 ? 'Ready to commit' : `Not ready to commit; failed: ${failed.join(', ')}`
  console.log(`${verdict} (${((performance.now() - began) / 1000).toFixed(0)} s)`)
  return failed.length === 0 ? 0 : 1
})
