import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { firefox } from '@playwright/test'
import { browserVariable, findFullBrowser } from '../browser.mjs'
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

const built = { built: true }

const part = (
  name: string,
  minutes: number,
  about: string,
  commands: readonly Command[],
  more: Partial<Part> = {},
): Part => ({ name, minutes, about, commands, ...more })

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

const componentProjects = ['portal (shared)', 'portal (alone)', 'portal (own fetch)', 'ui'].map(
  (name) => `--project=${name}`,
)

const violations = join(root, '.cache', 'reports', 'deep-violations.json')

const script = (path: string, ...args: string[]): Command => ({ args: [join(root, 'tools', path), ...args] })

const shuffledRuns = (times: number): Command[] =>
  Array.from({ length: times }, () => script('test.mjs', '--shuffle'))

export const parts: readonly Part[] = [
  part('seeds', 10, 'the first three hundred seeds of a world are consistent', deepTests('seed')),
  part(
    'storm',
    15,
    'many members act at once for thirty days of a world, on twenty seeds',
    deepTests('storm'),
  ),
  part('fuzz', 15, 'broken requests for every field of every operation', deepTests('fuzz')),
  part('fire', 10, 'forty thousand hostile requests from outside, as contract:check sends them', [
    vitest(['--project', 'tools', 'contract-check/hostile.test.ts'], { DEEP: '1' }),
  ]),
  part('judges', 20, "Prism judges ten days of a storm, Spectral the contract's examples", [
    vitest(['--config', join(root, 'tools/contract-judges/vitest.config.ts')], { DEEP: '1' }),
    script('contract-judges/spectral.ts', '--examples'),
  ]),
  part(
    'models',
    3,
    'four thousand random lives of an account keep orders and ledger right',
    deepTests('model'),
  ),
  part(
    'cells',
    10,
    'every page meets every HTTP status',
    [playwright(['errors/every-page'], { E2E_EVERY_CELL: '1' })],
    built,
  ),
  part(
    'pairs',
    15,
    'every journey in both languages on desktop and phone, and every page where a commit visits a part',
    [playwright(['--grep=@phone|@many-pages'], { E2E_EVERY_PAIR: '1' })],
    built,
  ),
  part(
    'nouns',
    20,
    'every page with a backend that lacks one noun of the contract, each noun in turn',
    deepPages('errors/without-nouns'),
    built,
  ),
  part(
    'hostile',
    15,
    'every page meets every kind of meaningless answer',
    deepPages('errors/hostile-answers'),
    built,
  ),
  part(
    'navigations',
    10,
    'a thousand navigations in one tab do not use more and more memory',
    deepPages('shell/navigations'),
    built,
  ),
  part('pictures', 3, 'takes the pictures of README and docs', deepPages('pictures'), built),
  part(
    'zones',
    30,
    'the browser tests in six other time zones',
    zones.map((zone) => playwright([], { E2E_TIME_ZONE: zone })),
    built,
  ),
  part(
    'late',
    45,
    'the browser tests while calls and files of the page arrive late, in random order',
    ['1', '2'].map((seed) => playwright([], { E2E_LATE: seed })),
    built,
  ),
  part(
    'late-components',
    35,
    'the component tests while answers and callbacks arrive late, in random order',
    ['1', '2'].map((seed) =>
      vitest([...componentProjects, '--sequence.shuffle', `--sequence.seed=${seed}`], { TEST_LATE: seed }),
    ),
  ),
  part(
    'browser',
    15,
    'the browser tests in a full Chromium instead of the headless shell',
    [playwright([], { [browserVariable]: findFullBrowser() ?? '' })],
    {
      built: true,
      missing: () => (findFullBrowser() === null ? 'there is no full Chromium on this machine' : null),
    },
  ),
  part(
    'firefox',
    20,
    'the browser tests in the Firefox of Playwright (npx playwright install firefox)',
    [playwright(['--project=firefox'], { E2E_FIREFOX: '1' })],
    {
      built: true,
      missing: () =>
        existsSync(firefox.executablePath()) ? null : 'there is none: npx playwright install firefox',
    },
  ),
  part(
    'web-server',
    15,
    'the browser tests on nginx, without a violation of the security policy',
    [playwright(['--project=desktop', '--project=phone'], { E2E_WEB_SERVER: violations })],
    {
      built: true,
      missing: () => {
        rmSync(violations, { force: true })
        return ensureNginx() === null ? 'there is no nginx on this machine' : null
      },
      judge: () => {
        const reported = existsSync(violations) ? readFileSync(violations, 'utf8') : 'no list of violations'
        return reported === '[]' ? null : reported
      },
    },
  ),
  part('same-bytes', 3, 'two builds of the same sources are the same, byte for byte', [
    script('deep/same-bytes.ts'),
  ]),
  part(
    'mutation',
    240,
    'Stryker changes the rules of each area: tests notice 85 of 100 changes',
    areaNames.map((area) => ({
      args: [program('@stryker-mutator/core:stryker'), 'run', 'tools/deep/stryker.config.mjs'],
      env: { MUTATION_AREA: area },
    })),
  ),
  part('soak', 11, 'the mock server under load for ten minutes does not use more and more memory', [
    script('deep/soak.ts'),
  ]),
  part('shuffled', 75, 'the complete suite five times in random orders', shuffledRuns(5)),
  part(
    'busy',
    90,
    'the complete suite three times while two endless loops take both cores',
    shuffledRuns(3),
    { busy: true },
  ),
]
