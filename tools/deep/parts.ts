import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { browserVariable, findFirefox, findFullBrowser } from '../browser.mjs'
import { ensureNginx } from '../nginx.mjs'
import { program } from '../workspace/programs.mjs'
import { root } from '../workspace/root.mjs'
import { areaNames } from './stryker.config.mjs'

/** One program that the pinned Node runs. A part passes when all its programs end with 0. */
export interface Command {
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Relative to the repository. */
  readonly cwd?: string
}

export interface Part {
  readonly name: string
  readonly about: string
  readonly minutes: number
  /** Needs the production build. */
  readonly built?: boolean
  readonly commands: readonly Command[]
  /** Takes both cores with endless loops meanwhile. */
  readonly busy?: boolean
  /** Why this machine cannot run the part; null if it can. */
  readonly missing?: () => string | null
  /** What the programs cannot tell by their exit code: a problem, or null. */
  readonly judge?: () => string | null
}

type Environment = Readonly<Record<string, string>>

const vitest = (args: readonly string[], env: Environment): Command => ({
  args: [program('vitest'), 'run', '--reporter=dot', '--maxWorkers=2', ...args],
  env,
})

/** Tests of the mock in files `*.deep.ts`, which run with DEEP alone. */
const deepTests = (filter: string) => [vitest(['--project', 'mock-server', filter], { DEEP: '1' })]

const playwright = (args: readonly string[], env: Environment): Command => ({
  args: [program('@playwright/test:playwright'), 'test', ...args],
  env,
  cwd: 'e2e',
})

const deepPages = (filter: string) => [playwright([filter, '--project=desktop'], { E2E_DEEP: '1' })]

/** Zones behind and ahead of that of npm test, with and without summer time; three are no full hour from UTC. */
const zones = [
  'America/Los_Angeles',
  'America/St_Johns',
  'Europe/London',
  'Asia/Yangon',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
]

const componentProjects = ['portal (shared)', 'portal (alone)', 'portal (own fetch)', 'ui']

const violations = join(root, '.cache', 'reports', 'deep-violations.json')

const shuffledRuns = (times: number): Command[] =>
  Array.from({ length: times }, () => ({ args: [join(root, 'tools/test.mjs'), '--shuffle'] }))

export const parts: readonly Part[] = [
  {
    name: 'seeds',
    about: 'the first three hundred seeds of a world are consistent',
    minutes: 10,
    commands: deepTests('seed'),
  },
  {
    name: 'storm',
    about: 'many members act at once for thirty days of a world, on twenty seeds',
    minutes: 15,
    commands: deepTests('storm'),
  },
  {
    name: 'fuzz',
    about: 'broken requests for every field of every operation',
    minutes: 15,
    commands: deepTests('fuzz'),
  },
  {
    name: 'models',
    about: 'four thousand random lives of an account keep orders and ledger right',
    minutes: 3,
    commands: deepTests('model'),
  },
  {
    name: 'cells',
    about: 'every page meets every HTTP status',
    minutes: 10,
    built: true,
    commands: [playwright(['errors/every-page'], { E2E_EVERY_CELL: '1' })],
  },
  {
    name: 'pairs',
    about: 'every journey in both languages on desktop and phone, and every page at 320 px in both',
    minutes: 15,
    built: true,
    commands: [playwright(['--grep=@phone|320 px'], { E2E_EVERY_PAIR: '1' })],
  },
  {
    name: 'nouns',
    about: 'every page with a backend that lacks one noun of the contract, each noun in turn',
    minutes: 20,
    built: true,
    commands: deepPages('errors/without-nouns'),
  },
  {
    name: 'hostile',
    about: 'every page meets every kind of meaningless answer',
    minutes: 15,
    built: true,
    commands: deepPages('errors/hostile-answers'),
  },
  {
    name: 'navigations',
    about: 'a thousand navigations in one tab do not use more and more memory',
    minutes: 10,
    built: true,
    commands: deepPages('shell/navigations'),
  },
  {
    name: 'zones',
    about: 'the browser tests in six other time zones',
    minutes: 30,
    built: true,
    commands: zones.map((zone) => playwright([], { E2E_TIME_ZONE: zone })),
  },
  {
    name: 'late',
    about: 'the browser tests while calls and files of the page arrive late, in random order',
    minutes: 45,
    built: true,
    commands: ['1', '2'].map((seed) => playwright([], { E2E_LATE: seed })),
  },
  {
    name: 'late-components',
    about: 'the component tests while answers and callbacks arrive late, in random order',
    minutes: 35,
    commands: ['1', '2'].map((seed) =>
      vitest(
        [
          ...componentProjects.map((name) => `--project=${name}`),
          '--sequence.shuffle',
          `--sequence.seed=${seed}`,
        ],
        { TEST_LATE: seed },
      ),
    ),
  },
  {
    name: 'browser',
    about: 'the browser tests in a full Chromium instead of the headless shell',
    minutes: 15,
    built: true,
    missing: () => (findFullBrowser() === null ? 'there is no full Chromium on this machine' : null),
    commands: [playwright([], { [browserVariable]: 'full' })],
  },
  {
    name: 'firefox',
    about: 'the main journeys in Firefox, on a desk and on a phone',
    minutes: 8,
    built: true,
    missing: () => (findFirefox() === null ? 'there is no Firefox on this machine' : null),
    commands: [{ args: [join(root, 'tools/deep/firefox.ts')] }],
  },
  {
    name: 'web-server',
    about: 'the browser tests on nginx, without a violation of the security policy',
    minutes: 15,
    built: true,
    missing: () => {
      rmSync(violations, { force: true })
      return ensureNginx() === null ? 'there is no nginx on this machine' : null
    },
    commands: [playwright(['--project=desktop', '--project=phone'], { E2E_WEB_SERVER: violations })],
    judge: () => {
      const reported = existsSync(violations) ? readFileSync(violations, 'utf8') : 'no list of violations'
      return reported === '[]' ? null : reported
    },
  },
  {
    name: 'same-bytes',
    about: 'two builds of the same sources are the same, byte for byte',
    minutes: 3,
    commands: [{ args: [join(root, 'tools/deep/same-bytes.ts')] }],
  },
  {
    name: 'mutation',
    about: 'Stryker changes the rules of each area: tests notice 85 of 100 changes',
    minutes: 240,
    commands: areaNames.map((area) => ({
      args: [program('@stryker-mutator/core:stryker'), 'run', 'tools/deep/stryker.config.mjs'],
      env: { MUTATION_AREA: area },
    })),
  },
  {
    name: 'soak',
    about: 'the mock server under load for ten minutes does not use more and more memory',
    minutes: 11,
    commands: [{ args: [join(root, 'tools/deep/soak.ts')] }],
  },
  {
    name: 'pictures',
    about: 'takes the pictures of README and docs',
    minutes: 3,
    built: true,
    commands: deepPages('pictures'),
  },
  {
    name: 'shuffled',
    about: 'the complete suite five times in random orders',
    minutes: 75,
    commands: shuffledRuns(5),
  },
  {
    name: 'busy',
    about: 'the complete suite three times while two endless loops take both cores',
    minutes: 90,
    busy: true,
    commands: shuffledRuns(3),
  },
]
