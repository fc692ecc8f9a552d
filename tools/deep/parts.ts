import { existsSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { routes } from '@portal/api-client/contract'
import { browserVariable, ensureBrowser, findFirefox, findFullBrowser } from '../browser.mjs'
import { ensureNginx } from '../nginx.mjs'
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
import { attackRows } from './attack.ts'
import { attackInBrowser } from './attack-in-browser.ts'
import { inFirefox } from './firefox.ts'
import { mutation } from './mutation.ts'
import type { Outcome, Part } from './part.ts'
import { sameBytes } from './same-bytes.ts'
import { soak } from './soak.ts'

type Environment = Record<string, string | undefined>

const reportPath = (name: string) => join(root, '.cache', 'reports', `deep-${name}.json`)

/** The tests of the mock that only a deep run carries out: `*.deep.ts`. */
const deepTests = (name: string, about: string, minutes: number, filter: string): Part => ({
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
const cutTo = (share: number) => (share < 1 ? [`--shard=1/${Math.round(1 / share)}`] : [])

async function browserRun(name: string, args: string[], env: Environment): Promise<Omit<Outcome, 'detail'>> {
  const path = reportPath(name)
  const chromium = env[browserVariable] ?? (await ensureBrowser(() => {}))
  const all = { [browserVariable]: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: path, ...env }
  const command = [program('@playwright/test:playwright'), 'test', '--reporter=list,json', ...args]
  const { code, output } = await runToEnd(command, { cwd: join(root, 'e2e'), env: all })
  const report: BrowserReport | null = readReport(path)
  return { ...settle(report && countBrowser(report), code), output }
}

/** The tests of screens and parts in an order of this seed, each answer and callback late by a time that it decides. */
async function lateComponents(seed: string, share: number): Promise<Outcome> {
  const path = reportPath('late-components')
  const projects = ['portal (shared)', 'portal (alone)', 'ui'].map((name) => `--project=${name}`)
  const order = ['--sequence.shuffle', `--sequence.seed=${seed}`, '--maxWorkers=2', ...cutTo(share)]
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${path}`]
  const args = [program('vitest'), 'run', ...projects, ...order, ...reporters]
  const { code, output } = await runToEnd(args, { env: { TEST_LATE: seed } })
  const report: UnitReport | null = readReport(path)
  return { ...settle(report && countUnit(report), code), detail: seed, output }
}

/** The complete suite, as `npm test` runs it, so many times in random orders. */
async function repeated(times: number): Promise<Outcome> {
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

const together = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  detail: outcomes.map(({ detail }) => detail).join('; '),
  output: outcomes.map(({ output }) => output).join('\n'),
})

/** What cannot be proved on this machine is said in words, and is neither passed nor failed. */
const notRun = (why: string): Outcome => ({ passed: 0, failed: 0, detail: `not run: ${why}`, output: '' })

/** The outcome of a run on nginx, with a failure for each violation of the policy that browsers have reported to it. */
function withoutViolations(outcome: Omit<Outcome, 'detail'>, path: string): Outcome {
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
async function underLoad<T>(work: () => Promise<T>): Promise<T> {
  const loops = [1, 2].map((i) => start(`busy loop ${i}`, ['--eval', 'for (;;);']))
  try {
    return await work()
  } finally {
    await Promise.all(loops.map((loop) => loop.stop()))
  }
}

/** Behind and ahead of the zone that the usual run has, with and without summer time; three whose shift is no full hour. */
const zones = [
  'America/Los_Angeles',
  'America/St_Johns',
  'Europe/London',
  'Asia/Yangon',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
]

export const parts: readonly Part[] = [
  deepTests('seeds', 'the first three hundred seeds begin and stay sound', 10, 'seed'),
  deepTests('storm', 'many members at a time for thirty days of a world, on twenty seeds', 15, 'storm'),
  deepTests('fuzz', 'broken requests for every field of every operation', 15, 'fuzz'),
  deepTests(
    'models',
    'four thousand drawn lives of an account, whose orders and ledger stay right',
    3,
    'model',
  ),
  {
    name: 'cells',
    built: true,
    about: 'every page meets every HTTP status, in the browser',
    minutes: 10,
    run: async (share) => ({
      ...(await browserRun('cells', ['errors/every-page', ...cutTo(share)], { E2E_EVERY_CELL: '1' })),
      detail: 'desktop and phone',
    }),
  },
  {
    name: 'pairs',
    built: true,
    about: 'every journey in both languages on desktop and phone, and every page at 320 px in both',
    minutes: 15,
    run: async (share) => {
      const args = ['--grep=@phone|320 px', ...cutTo(share)]
      return { ...(await browserRun('pairs', args, { E2E_EVERY_PAIR: '1' })), detail: 'all four pairs' }
    },
  },
  {
    name: 'nouns',
    built: true,
    about: 'every page without every noun of the contract, listed by the host and not, in the browser',
    minutes: 20,
    run: async (share) => ({
      ...(await browserRun('nouns', ['errors/without-nouns', '--project=desktop', ...cutTo(share)], {
        E2E_DEEP: '1',
      })),
      detail: `every page without each of ${new Set(Object.values(routes).map(({ noun }) => noun)).size} nouns`,
    }),
  },
  {
    name: 'hostile',
    built: true,
    about: 'every page meets every answer that means nothing, in the browser',
    minutes: 15,
    run: async (share) => ({
      ...(await browserRun('hostile', ['errors/hostile-answers', '--project=desktop', ...cutTo(share)], {
        E2E_DEEP: '1',
      })),
      detail: 'each kind on every page',
    }),
  },
  {
    name: 'navigations',
    built: true,
    about: 'a thousand navigations in one tab: its memory stays level',
    minutes: 10,
    run: async () => {
      const outcome = await browserRun('navigations', ['shell/navigations', '--project=desktop'], {
        E2E_DEEP: '1',
      })
      return { ...outcome, detail: /\d+ navigations.*/u.exec(outcome.output)?.[0] ?? 'no figures' }
    },
  },
  {
    name: 'zones',
    built: true,
    about: 'the browser tests in other time zones',
    minutes: 30,
    run: async (share, { only = [] }) => {
      const outcomes: Outcome[] = []
      for (const zone of zones) {
        const outcome = await browserRun('zones', [...only, ...cutTo(share)], { E2E_TIME_ZONE: zone })
        outcomes.push({ ...outcome, detail: zone })
      }
      const { detail, ...outcome } = together(outcomes)
      return { ...outcome, detail: only.length > 0 ? `${only.join(', ')} alone: ${detail}` : detail }
    },
  },
  {
    name: 'late',
    built: true,
    about: 'the browser tests while calls and files of the page answer late, in an order that changes',
    minutes: 45,
    run: async (share) => {
      const outcomes: Outcome[] = []
      for (const seed of ['1', '2']) {
        outcomes.push({ ...(await browserRun('late', cutTo(share), { E2E_LATE: seed })), detail: seed })
      }
      return together(outcomes)
    },
  },
  {
    name: 'late-components',
    about: 'the component tests while answers and callbacks come late, in an order that changes',
    minutes: 35,
    run: async (share) => {
      const outcomes: Outcome[] = []
      for (const seed of ['1', '2']) outcomes.push(await lateComponents(seed, share))
      return together(outcomes)
    },
  },
  {
    name: 'browser',
    built: true,
    about: 'the browser tests in the browser with a window system, instead of the headless shell',
    minutes: 15,
    run: async (share) => {
      const path = findFullBrowser()
      if (path === null) return notRun('there is no full Chromium on this machine')
      return {
        ...(await browserRun('browser', cutTo(share), { [browserVariable]: path })),
        detail: basename(path),
      }
    },
  },
  {
    name: 'firefox',
    about: 'the main journeys in Firefox, on a desk and on a phone',
    minutes: 8,
    built: true,
    run: async (share) => {
      const path = findFirefox()
      if (path === null) return notRun('there is no Firefox on this machine (apt-get install firefox-esr)')
      return inFirefox(path, share)
    },
  },
  {
    name: 'web-server',
    about: 'the browser tests on the web server that carries the portal',
    minutes: 15,
    built: true,
    run: async (share) => {
      if (ensureNginx() === null) return notRun('there is no nginx on this machine')
      const violations = reportPath('violations')
      rmSync(violations, { force: true })
      const projects = ['--project=desktop', '--project=phone', ...cutTo(share)]
      const outcome = await browserRun('web-server', projects, { E2E_WEB_SERVER: violations })
      return withoutViolations(outcome, violations)
    },
  },
  {
    name: 'same-bytes',
    about: 'the portal built twice from the same sources is the same, byte for byte',
    minutes: 3,
    run: sameBytes,
  },
  {
    name: 'mutation',
    about:
      'rules made wrong one at a time, area by area: a test notices 85 of 100 and each other has its reason',
    minutes: 240,
    saysShare: true,
    run: mutation,
  },
  {
    name: 'rows',
    about: 'requirements broken one at a time: a unit or component test of the row notices each',
    minutes: 30,
    run: attackRows,
  },
  {
    name: 'rows-in-browser',
    about: 'requirements that only browsers prove, broken in a copy: a browser test of the row notices each',
    minutes: 10,
    run: attackInBrowser,
  },
  {
    name: 'soak',
    about: 'the mock server under load for ten minutes: its memory stays level',
    minutes: 11,
    run: soak,
  },
  {
    name: 'shuffled',
    about: 'the complete suite five times in random orders',
    minutes: 75,
    run: (share) => repeated(Math.ceil(5 * share)),
  },
  {
    name: 'busy',
    about: 'the complete suite three times while two busy loops take both cores',
    minutes: 90,
    run: (share) => underLoad(() => repeated(Math.ceil(3 * share))),
  },
]
