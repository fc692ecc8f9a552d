import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { browserArguments, browserVariable, findBrowser } from '../tools/browser.mjs'
import { freePort } from '../tools/workspace/ports.mjs'
import { program } from '../tools/workspace/programs.mjs'
import { pinnedNode } from '../tools/workspace/runtime.mjs'
import { deepOnly, phoneOnly } from './devices.ts'

const root = join(import.meta.dirname, '..')

/** The workers read this file too and must get the ports that the first reading has found. */
async function portNamed(name: string): Promise<number> {
  process.env[name] ??= String(await freePort())
  return Number(process.env[name])
}

const mock = await portNamed('E2E_MOCK_PORT')
const portal = await portNamed('E2E_PORTAL_PORT')
const inPage = await portNamed('E2E_IN_PAGE_PORT')

/** With E2E_DEV the tests run on the development server: no build between a change and its test. */
const development = process.env.E2E_DEV !== undefined

/** With E2E_DEEP the tests run that take too long for every commit, and no others. */
const deep = process.env.E2E_DEEP !== undefined

/** With E2E_TRACE each test leaves a trace. Recording costs a third of the time, so the first run goes without. */
const traced = (process.env.E2E_TRACE ?? '') !== ''

/**
 * With E2E_WEB_SERVER the portal is served by nginx as deploy/ configures it instead of by the preview. It names the
 * file that gets what browsers have reported of the policy.
 */
const webServer = (process.env.E2E_WEB_SERVER ?? '') !== ''

/** How long a test waits for what it needs to see, in ms; where most will never come, less is enough. */
const patience = Number(process.env.E2E_PATIENCE ?? 60_000)

const address = (port: number) => `http://127.0.0.1:${port}`
const node = JSON.stringify(pinnedNode())
const browser = findBrowser()
// The workers need not look for it again.
if (browser !== null) process.env[browserVariable] = browser
const launchOptions = {
  args: browserArguments,
  ...(browser === null ? {} : { executablePath: browser }),
}
const device = devices['Desktop Chrome']

export default defineConfig({
  testMatch: deep ? '**/*.deep.ts' : '**/*.e2e.ts',
  outputDir: 'test-results',
  // Pictures are of this machine, whose fonts no other has.
  snapshotPathTemplate: join(root, '.cache/looks/{arg}{ext}'),
  fullyParallel: true,
  // One more than there are cores: a third of a test's time goes by waiting for timers and answers.
  // The development server has one nonce at a time, so it serves one page at a time.
  workers: development ? 1 : Number(process.env.E2E_WORKERS ?? availableParallelism() + 1),
  retries: 0,
  forbidOnly: true,
  failOnFlakyTests: true,
  // Generous, for a busy machine: whatever stands is not waited for.
  timeout: 240_000,
  expect: { timeout: patience },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  use: {
    actionTimeout: patience,
    trace: traced ? 'on' : 'off',
    screenshot: traced ? 'only-on-failure' : 'off',
    video: 'off',
    // The portal must not lean on what the browser prefers: its first language is its own.
    locale: 'en-GB',
    timezoneId: process.env.E2E_TIME_ZONE ?? 'Asia/Shanghai',
    // Dialogs and menus open at once: a click never lands on something that still moves.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  projects: [
    // First, because few tests take long here: at the end they would keep one worker busy and the others waiting.
    {
      name: 'mock-in-page',
      testMatch: '**/mock-in-page.e2e.ts',
      use: { ...device, viewport: { width: 1366, height: 768 }, baseURL: address(inPage) },
    },
    {
      name: 'desktop',
      testIgnore: '**/mock-in-page.e2e.ts',
      grepInvert: new RegExp(`${phoneOnly}|${deepOnly}`),
      use: { ...device, viewport: { width: 1366, height: 768 }, baseURL: address(portal) },
    },
    {
      name: 'phone',
      testIgnore: '**/mock-in-page.e2e.ts',
      grep: /@phone/,
      use: {
        ...device,
        viewport: { width: 375, height: 812 },
        hasTouch: true,
        baseURL: address(portal),
      },
    },
    ...(process.env.E2E_FIREFOX === undefined
      ? []
      : [
          {
            name: 'firefox',
            testIgnore: '**/mock-in-page.e2e.ts',
            grepInvert: new RegExp(`${phoneOnly}|${deepOnly}`),
            use: { ...devices['Desktop Firefox'], launchOptions: {}, baseURL: address(portal) },
          },
        ]),
  ],
  webServer: [
    {
      command: `${node} apps/mock-server/src/server.ts --port ${mock} --strict`,
      url: `${address(mock)}/__mock/health`,
      cwd: root,
      stdout: 'ignore',
    },
    ...(development
      ? [developmentPortal()]
      : [
          webServer ? hostedPortal() : builtPortal(portal, `--mock ${address(mock)}`),
          builtPortal(inPage, '--dir dist/mock-in-page'),
        ]),
  ],
})

function builtPortal(port: number, options: string) {
  return {
    command: `${node} apps/portal/preview/serve.ts --port ${port} ${options}`,
    url: `${address(port)}/user/login`,
    cwd: root,
    stdout: 'ignore' as const,
  }
}

function hostedPortal() {
  return {
    command: `${node} deploy/tests/serve.ts --port ${portal} --api ${address(mock)} --violations ${JSON.stringify(process.env.E2E_WEB_SERVER)}`,
    url: `${address(portal)}/user/login`,
    cwd: root,
    stdout: 'ignore' as const,
    // nginx has workers of its own, which it ends itself.
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  }
}

function developmentPortal() {
  return {
    command: `${node} ${program('vite')} --port ${portal}`,
    url: `${address(portal)}/user/login`,
    cwd: join(root, 'apps/portal'),
    env: { PORTAL_MOCK: address(mock) },
    stdout: 'ignore' as const,
  }
}
