import { readFileSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import {
  type BegunInfo,
  type Control,
  createControl,
  type ScenarioKey,
  type Snapshot,
  type WorldRequest,
} from '@portal/mock-server/control'
import { type Audited, violations } from './audits.ts'
import { callMock } from './helpers/mock.ts'
import { keepWorld } from './helpers/replay.ts'
import { answerLate } from './late-answers.ts'
import { collectErrors, type PageErrors } from './page-errors.ts'
import { fromTheTop, settled } from './settled.ts'

export { expect }

export const languages = ['zh-cn', 'en'] as const
export type Language = (typeof languages)[number]

/** Every test has its own world, isolated from all others. */
export interface World {
  readonly id: string
  /** Controls the mock of this world: faults, supplier events, sent messages, verdict. */
  readonly control: Control
  /** The world's clock when the test starts, in epoch ms. */
  readonly start: number
  /** The page of the scenario and its member; null without a scenario. */
  readonly begun: Pick<BegunInfo, 'path' | 'user'> | null
}

/** Moves the clocks of world and page together. */
export interface Clock {
  /** Advances both clocks and runs everything that becomes due, in the mock and in the page. */
  advance(ms: number): Promise<void>
}

export interface Options {
  /** The member who is signed in when the test starts; null for a visitor. */
  persona: string | null
  /** The stored language; null for a first visit. */
  language: Language | null
  /** How the world starts. */
  begin: WorldRequest
  /** The scenario of the world; its persona is signed in, and `world.begun.path` is its page. */
  scenario: ScenarioKey | null
  /** A world file saved by the panel, `npm run replay` or a failed test; the world continues from there. */
  state: string | null
  /** The rules of audits. */
  audited: Audited
}

export interface Fixtures {
  world: World
  clock: Clock
  errors: PageErrors
  /** Opens a page of the portal and audits it. If another test audits the same page in this state, use `page.goto`. */
  visit: (path: string) => Promise<void>
  /** Fails on violations of WCAG 2.2 AA and best practices on the screen, or in the open dialog. */
  audit: () => Promise<void>
}

const sixFields = ['id', 'username', 'nickname', 'avatar', 'token', 'refresh_token'] as const

const stored = (member: Record<(typeof sixFields)[number], unknown>) =>
  JSON.stringify(Object.fromEntries(sixFields.map((field) => [field, member[field]])))

/** E2E_LATE=<seed> delays calls and files of the page. */
const lateSeed = process.env.E2E_LATE

/** E2E_TRACE records each world; a failed test leaves a file for `npm run replay`. */
const traced = (process.env.E2E_TRACE ?? '') !== ''

/** A cookie for the first page of a test only. */
const earlierVisit = 'earlier-visit'

/** The first world of a file, with a clock that only the test moves. */
function frozen(file: string): Snapshot {
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Snapshot | { readonly worlds: readonly Snapshot[] }
  const snapshot = 'worlds' in kept ? kept.worlds[0] : kept
  if (snapshot === undefined) throw new Error(`${file} holds no world.`)
  return { ...snapshot, settings: { ...snapshot.settings, mode: 'frozen' } }
}

/**
 * Runs in the page before the portal: restores the storage of an earlier visit. Playwright's storage state would open
 * an extra page in each test.
 */
function leaveBehind({ cookie, items }: { cookie: string; items: Record<string, string> }): void {
  if (window.origin === 'null' || !document.cookie.includes(`${cookie}=`)) return
  document.cookie = `${cookie}=; path=/; max-age=0`
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
}

export const test = base.extend<Options & Fixtures>({
  persona: [null, { option: true }],
  language: ['zh-cn', { option: true }],
  begin: [{}, { option: true }],
  scenario: [null, { option: true }],
  state: [null, { option: true }],
  audited: ['everything', { option: true }],

  world: async ({ begin, scenario, state }, use, testInfo) => {
    const id = `${testInfo.testId}-${testInfo.repeatEachIndex}`
    const mock = createControl({
      baseUrl: `http://127.0.0.1:${process.env.E2E_MOCK_PORT}`,
      fetch: callMock,
    })
    const made =
      state === null ? await mock.worlds.make({ ...begin, id }) : await mock.restore(frozen(state), id)
    const control = mock.in(id)
    const begun = scenario === null ? null : await control.scenario(scenario)
    if (traced) await control.trace.begin()
    await use({ id, control, start: (begun ?? made).now, begun })
    // npm run refusals reads them from the report.
    for (const { operation, error_key } of await control.journal())
      if (operation !== null && error_key !== null)
        testInfo.annotations.push({ type: 'refusal', description: `${operation} ${error_key}` })
    const { findings } = await control.verdict()
    await control.worlds.delete(id)
    expect(findings, 'the verdict of the world is clean').toEqual([])
  },

  storageState: async ({ world, baseURL }, use) => {
    const { hostname: domain } = new URL(baseURL ?? '')
    const kept = { domain, path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const }
    const cookies = [
      { ...kept, name: 'mock-world', value: world.id },
      { ...kept, name: earlierVisit, value: 'yes' },
    ]
    await use({ cookies, origins: [] })
  },

  context: async ({ context, world, errors, persona, language }, use, testInfo) => {
    await errors.watch(context)
    const items: Record<string, string> = {}
    if (language !== null) items['ba-lang'] = language
    const user = persona === null ? world.begun?.user : await world.control.session(persona)
    if (user) items.userInfo = stored(user)
    await context.addInitScript(leaveBehind, { cookie: earlierVisit, items })
    await context.clock.install({ time: world.start })
    if (lateSeed !== undefined) await answerLate(context, `${lateSeed} ${testInfo.testId}`)
    await use(context)
    if (testInfo.status !== testInfo.expectedStatus) await keepWorld(context, world.control, testInfo)
  },

  errors: async ({}, use) => {
    const errors = collectErrors()
    await use(errors)
    expect(errors.unexpected(), 'the page reported no error').toEqual([])
  },

  clock: async ({ context, world }, use) => {
    await use({
      advance: async (ms) => {
        await world.control.clock.advance(ms)
        await context.clock.fastForward(ms)
      },
    })
  },

  audit: async ({ page, audited }, use, testInfo) => {
    await use(async () => {
      await settled(page)
      const lines = await fromTheTop(page, () => violations(page, testInfo, audited))
      expect(lines, `${new URL(page.url()).pathname} is accessible`).toEqual([])
    })
  },

  visit: async ({ page, audit }, use) => {
    await use(async (path) => {
      await page.goto(path)
      await audit()
    })
  },
})
