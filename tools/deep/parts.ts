import { rmSync } from 'node:fs'
import { basename } from 'node:path'
import { routes } from '@portal/api-client/contract'
import { browserVariable, findFirefox, findFullBrowser } from '../browser.mjs'
import { ensureNginx } from '../nginx.mjs'
import { attackRows } from './attack.ts'
import { attackInBrowser } from './attack-in-browser.ts'
import { inFirefox } from './firefox.ts'
import { mutation } from './mutation.ts'
import type { Outcome, Part } from './part.ts'
import {
  browserRun,
  cutTo,
  deepTests,
  lateComponents,
  notRun,
  repeated,
  reportPath,
  together,
  underLoad,
  withoutViolations,
} from './runs.ts'
import { sameBytes } from './same-bytes.ts'
import { soak } from './soak.ts'

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
    undivided: true,
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
    follows: ['only'],
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
    undivided: true,
    about: 'the portal built twice from the same sources is the same, byte for byte',
    minutes: 3,
    run: sameBytes,
  },
  {
    name: 'mutation',
    follows: ['only', 'again'],
    about:
      'rules made wrong one at a time, area by area: a test notices 85 of 100 and each other has its reason',
    minutes: 240,
    saysShare: true,
    run: mutation,
  },
  {
    name: 'rows',
    follows: ['only'],
    about: 'requirements broken one at a time: a unit or component test of the row notices each',
    minutes: 30,
    run: attackRows,
  },
  {
    name: 'rows-in-browser',
    follows: ['only'],
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
