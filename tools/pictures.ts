/** Draws the pictures of README and docs from the built portal and the mock: `npm run pictures`. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserArguments, ensureBrowser } from './browser.mjs'
import { page as exercised } from './exercised/folders.ts'
import { argumentsOrEnd } from './workspace/arguments.mjs'
import { freePort, untilAnswers } from './workspace/ports.mjs'
import { type Running, runToEnd, start } from './workspace/processes.mjs'
import { program } from './workspace/programs.mjs'
import { root } from './workspace/root.mjs'
import { run, Stop } from './workspace/stop.mjs'

const help = `npm run pictures -- [options]

Builds the portal, starts it with a mock whose clock stands still, and writes docs/pictures/*.webp.

Needs fonts for Chinese and Burmese, such as fonts-noto-cjk and fonts-sil-padauk of Debian.

  --only NAME,…   these pictures alone
  --help          show this text`

const { only } = argumentsOrEnd(help, { only: { type: 'string' } })

interface Addresses {
  /** The production build before the mock server. */
  readonly portal: string
  /** The build with the mock in the page. */
  readonly inPage: string
  readonly mock: string
}

interface Picture {
  readonly language?: 'en' | 'zh-cn'
  readonly persona?: string
  readonly width?: number
  readonly height?: number
  /** Leads the page to what is drawn. */
  readonly show: (page: Page, addresses: Addresses) => Promise<void>
}

const search = new URLSearchParams({
  destination_type: 'city',
  destination_id: 'yangon',
  destination_name: 'Yangon',
  check_in: '2026-12-15',
  check_out: '2026-12-17',
  rooms: '2',
  nationality: 'CN',
})
const ready = (page: Page, name: RegExp) => page.getByRole('heading', { name }).first().waitFor()

/** A page of the portal, once nothing of it is loading any more. */
const portalPage =
  (path: string, heading: RegExp) =>
  async (page: Page, { portal }: Addresses) => {
    await page.goto(`${portal}${path}`)
    await ready(page, heading)
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  }

const pictures: Readonly<Record<string, Picture>> = {
  hotels: { show: portalPage(`/hotel/list?${search}`, /./) },
  overview: { persona: 'goldenland', show: portalPage('/user/account/overview', /./) },
  orders: {
    persona: 'goldenland',
    language: 'zh-cn',
    show: portalPage('/user/order/list', /./),
  },
  phone: {
    persona: 'goldenland',
    width: 375,
    height: 750,
    show: portalPage(`/hotel/list?${search}`, /./),
  },
  'front-page': { show: async (page, { mock }) => void (await page.goto(`${mock}/?lang=en`)) },
  catalogue: { show: async (page, { mock }) => void (await page.goto(`${mock}/?lang=en#scenarios`)) },
  reference: {
    height: 900,
    show: async (page, { mock }) => {
      // It looks up the parts of a call after a pause that it takes by the clock, so time has to pass.
      await page.clock.setSystemTime(await page.evaluate(() => Date.now()))
      await page.goto(`${mock}/reference`)
      await page.locator('#operations-tag-hotel').click()
      await page.locator('.opblock-summary').first().click()
      // The body stands before what the document says of the call has been looked up.
      await page.locator('.opblock-body .parameters-container').first().waitFor()
      await page.locator('#operations-tag-hotel').evaluate((tag) => tag.scrollIntoView())
    },
  },
  coverage: {
    show: async (page) => {
      if (!existsSync(exercised))
        throw new Stop(
          'The picture of the coverage shows the last run of all tests: npm test comes first.',
          2,
        )
      await page.goto(pathToFileURL(exercised).href)
      await page.getByRole('heading', { name: /^Refusals/ }).evaluate((heading) => heading.scrollIntoView())
    },
  },
  panel: {
    show: async (page, { inPage }) => {
      await page.goto(`${inPage}/#scenario=hotel_pending_payment`)
      await page.waitForURL(/\/user\/order\/detail\//)
      await page.getByText('Awaiting payment').first().waitFor()
      await page.keyboard.press('Alt+Shift+M')
      await page.getByRole('dialog', { name: 'Mock panel' }).waitFor()
      await page.getByRole('tab', { name: 'Time' }).click()
    },
  },
}

/** A control call of the mock; with a body, a POST. */
async function control(mock: string, name: string, body?: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const init = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await fetch(`${mock}/__mock/${name}`, init)
  if (!answer.ok) throw new Stop(`${name}: ${await answer.text()}`)
  return answer.json()
}

const sixFields = ['id', 'username', 'nickname', 'avatar', 'token', 'refresh_token'] as const

async function draw(browser: Browser, name: string, picture: Picture, addresses: Addresses): Promise<number> {
  const { language = 'en', persona, width = 1200, height = 750 } = picture
  const { now } = (await control(addresses.mock, 'world')) as { now: number }
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en-GB',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  })
  const items: Record<string, string> = { 'ba-lang': language }
  if (persona !== undefined) {
    const user = (await control(addresses.mock, 'session', { persona })) as Record<string, unknown>
    items.userInfo = JSON.stringify(Object.fromEntries(sixFields.map((field) => [field, user[field]])))
  }
  await context.addInitScript((kept) => {
    if (window.origin === 'null') return
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, items)
  const page = await context.newPage()
  await page.clock.setFixedTime(now)
  await picture.show(page, addresses)
  await page.waitForLoadState('networkidle')
  // The tools of the header come after the page.
  if (persona !== undefined && width >= 1200) await page.getByRole('banner').getByText('Ctrl K').waitFor()
  const devtools = await context.newCDPSession(page)
  // Four times smaller than a PNG, and still sharp.
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
  const bytes = Buffer.from(data, 'base64')
  writeFileSync(join(root, 'docs/pictures', `${name}.webp`), bytes)
  await context.close()
  return bytes.length
}

async function build(): Promise<void> {
  const targets = ['run-many', '-t', 'build', 'build-mock-in-page', '-p', 'portal']
  const { code, output } = await runToEnd([program('nx'), ...targets, '--outputStyle=stream'])
  if (code !== 0) throw new Stop(`The build failed:\n${output}`)
}

function servers(ports: readonly [mock: number, portal: number, inPage: number]): Running[] {
  const [mock, portal, inPage] = ports.map(String)
  const preview = join(root, 'apps/portal/preview/serve.ts')
  const mockServer = [join(root, 'apps/mock-server/src/server.ts'), '--port', mock ?? '']
  return [
    start('mock server', [...mockServer, '--portal', 'http://127.0.0.1:4200']),
    start('portal', [preview, '--port', portal ?? '', '--mock', `http://127.0.0.1:${mock}`]),
    start('portal with its mock', [preview, '--port', inPage ?? '', '--dir', 'dist/mock-in-page']),
  ]
}

await run(async () => {
  const names = only?.split(',') ?? Object.keys(pictures)
  const unknown = names.find((name) => pictures[name] === undefined)
  if (unknown !== undefined)
    throw new Stop(`There is no picture "${unknown}"; there are ${Object.keys(pictures).join(', ')}.`, 2)
  const executablePath = await ensureBrowser(console.log)
  await build()
  const ports = [await freePort(), await freePort(), await freePort()] as const
  const [mock, portal, inPage] = ports.map((port) => `http://127.0.0.1:${port}`)
  const addresses = { mock: mock ?? '', portal: portal ?? '', inPage: inPage ?? '' }
  const running = servers(ports)
  const browser = await chromium.launch({ executablePath, args: browserArguments })
  try {
    const abort = new AbortController().signal
    for (const address of [`${mock}/__mock/health`, `${portal}/user/login`, `${inPage}/user/login`])
      await untilAnswers(address, { seconds: 120, abort })
    mkdirSync(join(root, 'docs/pictures'), { recursive: true })
    for (const name of names) {
      const picture = pictures[name]
      if (picture === undefined) continue
      const bytes = await draw(browser, name, picture, addresses)
      console.log(`docs/pictures/${name}.webp (${Math.round(bytes / 1024)} kB)`)
    }
    return 0
  } finally {
    await browser.close()
    await Promise.all(running.map((server) => server.stop()))
  }
})
