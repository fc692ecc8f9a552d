import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserVariable, ensureBrowser } from '../browser.mjs'
import {
  type BrowserReport,
  countBrowser,
  countUnit,
  readReport,
  settle,
  type UnitReport,
} from '../test/counts.mjs'
import { runToEnd, start } from '../workspace/processes.mjs'
import { program } from '../workspace/programs.mjs'
import { root } from '../workspace/root.mjs'
import type { Outcome, Part } from './part.ts'

type Environment = Record<string, string | undefined>

export const reportPath = (name: string) => join(root, '.cache', 'reports', `deep-${name}.json`)

/** The tests of the mock that only a deep run carries out: `*.deep.ts`. */
export const deepTests = (name: string, about: string, minutes: number, filter: string): Part => ({
  name,
  about,
  minutes,
  run: async (share) => {
    const path = reportPath(name)
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${path}`]
    const args = [
      program('vitest'),
      'run',
      '--project',
      'mock-server',
      '--maxWorkers=2',
      ...reporters,
      filter,
    ]
    const { code, output } = await runToEnd(args, { env: { DEEP: '1', DEEP_SHARE: String(share) } })
    const report: UnitReport | null = readReport(path)
    return { ...settle(report && countUnit(report), code), detail: filter, output }
  },
})

/** Of a small share the first part that Playwright cuts. */
export const cutTo = (share: number) => (share < 1 ? [`--shard=1/${Math.round(1 / share)}`] : [])

export async function browserRun(
  name: string,
  args: string[],
  env: Environment,
): Promise<Omit<Outcome, 'detail'>> {
  const path = reportPath(name)
  const chromium = env[browserVariable] ?? (await ensureBrowser(() => {}))
  const all = { [browserVariable]: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: path, ...env }
  const command = [program('@playwright/test:playwright'), 'test', '--reporter=list,json', ...args]
  const { code, output } = await runToEnd(command, { cwd: join(root, 'e2e'), env: all })
  const report: BrowserReport | null = readReport(path)
  return { ...settle(report && countBrowser(report), code), output }
}

/** The tests of screens and parts in an order of this seed, each answer and callback late by a time that it decides. */
export async function lateComponents(seed: string, share: number): Promise<Outcome> {
  const path = reportPath('late-components')
  const projects = ['portal (shared)', 'portal (alone)', 'portal (own fetch)', 'ui'].map(
    (name) => `--project=${name}`,
  )
  const order = ['--sequence.shuffle', `--sequence.seed=${seed}`, '--maxWorkers=2', ...cutTo(share)]
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${path}`]
  const args = [program('vitest'), 'run', ...projects, ...order, ...reporters]
  const { code, output } = await runToEnd(args, { env: { TEST_LATE: seed } })
  const report: UnitReport | null = readReport(path)
  return { ...settle(report && countUnit(report), code), detail: seed, output }
}

/** The complete suite, as `npm test` runs it, so many times in random orders. */
export async function repeated(times: number): Promise<Outcome> {
  const outcomes: Outcome[] = []
  for (let run = 1; run <= times; run += 1) {
    const { output } = await runToEnd([join(root, 'tools/test.mjs'), '--shuffle'])
    const [, passed = '0', failed = '1'] = /(\d+) passed, (\d+) failed\s*$/u.exec(output) ?? []
    const [, seed = '?'] = /--shuffle=(\d+)/u.exec(output) ?? []
    const [, minutes = '?'] = /^([\d.]+) minutes$/mu.exec(output) ?? []
    const detail = `${passed}/${failed} in ${minutes} min (${seed})`
    outcomes.push({ passed: Number(passed), failed: Number(failed), detail, output })
  }
  return together(outcomes)
}

export const together = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  detail: outcomes.map(({ detail }) => detail).join('; '),
  output: outcomes.map(({ output }) => output).join('\n'),
})

/** What cannot be proved on this machine is said in words, and is neither passed nor failed. */
export const notRun = (why: string): Outcome => ({
  passed: 0,
  failed: 0,
  detail: `not run: ${why}`,
  output: '',
})

/** The outcome of a run on nginx, with a failure for each violation of the policy that browsers have reported to it. */
export function withoutViolations(outcome: Omit<Outcome, 'detail'>, path: string): Outcome {
  const violations = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as unknown[]) : null
  const count = violations?.length ?? 1
  return {
    ...outcome,
    failed: outcome.failed + count,
    detail: `nginx as deploy/ configures it; policy violations: ${violations?.length ?? 'not counted'}`,
    output: `${outcome.output}\n${JSON.stringify(violations)}`,
  }
}

/** Keeps both cores busy while something else runs. */
export async function underLoad<T>(work: () => Promise<T>): Promise<T> {
  const loops = [1, 2].map((i) => start(`busy loop ${i}`, ['--eval', 'for (;;);']))
  try {
    return await work()
  } finally {
    await Promise.all(loops.map((loop) => loop.stop()))
  }
}
