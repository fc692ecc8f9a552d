import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Control, createControl } from '@portal/mock-server/control'
import puppeteer, { type Browser } from 'puppeteer-core'
import { mockNode } from '../../start/servers.mjs'
import { freePort, untilAnswers } from '../../workspace/ports.mjs'
import { type Running, start } from '../../workspace/processes.mjs'
import { root } from '../../workspace/root.mjs'
import { Operator } from './operator.ts'

export type Language = 'zh-cn' | 'en'

/** What a journey runs in: one page with a world of its own. */
export interface TestPage {
  readonly operator: Operator
  /** Controls the world: suppliers, clock, situations. */
  readonly control: Control
  /** Does what begins a download, and answers the file. */
  readonly download: (begin: () => Promise<void>) => Promise<{ name: string; bytes: Buffer }>
  /** What the page has complained of: errors thrown and logged, and what the security policy stopped. */
  readonly complaints: readonly string[]
  /** Closes the page; answers what the verdict of the world finds wrong. */
  readonly end: () => Promise<readonly string[]>
}

export interface TestPages {
  readonly version: string
  readonly open: (width: number, member: string | null, language: Language) => Promise<TestPage>
  readonly stop: () => Promise<void>
}

const sixFields = ['id', 'username', 'nickname', 'avatar', 'token', 'refresh_token'] as const
const patience = { seconds: 60, abort: new AbortController().signal }

/** Calls as the browser tests make them: a connection that is kept may be closed just when it is used again. */
const callMock: typeof fetch = (address, init) => {
  const headers = new Headers(init?.headers)
  headers.set('connection', 'close')
  return globalThis.fetch(address, { ...init, headers })
}

/** Runs in the page, before anything of the portal: what an earlier visit has stored, once. */
function leaveBehind(items: Record<string, string>): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`securitypolicyviolation: ${event.effectiveDirective} stopped ${event.blockedURI}`)
  })
  if (window.origin === 'null' || document.cookie.includes('earlier-visit=')) return
  document.cookie = 'earlier-visit=yes; path=/'
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
}

const launch = (executablePath: string, downloads: string): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: { ...process.env, TZ: 'Asia/Shanghai' },
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-GB',
      'ui.prefersReducedMotion': 1,
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.always_ask_before_handling_new_types': false,
      // The panel of downloads would take the focus from the page.
      'browser.download.alwaysOpenPanel': false,
      'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
      'pdfjs.disabled': true,
    },
  })

/** The mock with a clock that stands still, the portal as a host serves it, and Firefox before it. */
export async function startFirefox(executablePath: string): Promise<TestPages> {
  const running: Running[] = []
  const downloads = mkdtempSync(join(tmpdir(), 'downloads-'))
  const serve = async (script: string, args: string[], ready: string, flags: string[] = [], env = {}) => {
    const port = await freePort()
    running.push(start(script, [...flags, join(root, script), '--port', String(port), ...args], { env }))
    const origin = `http://127.0.0.1:${port}`
    await untilAnswers(`${origin}${ready}`, patience)
    return origin
  }
  const stop = async () => {
    await Promise.all(running.map((each) => each.stop()))
    rmSync(downloads, { recursive: true, force: true })
  }
  try {
    const script = 'apps/mock-server/src/server.ts'
    const mock = await serve(script, ['--strict'], '/__mock/health', mockNode.flags, mockNode.env)
    const portal = await serve('apps/portal/preview/serve.ts', ['--mock', mock], '/user/login')
    const browser = await launch(executablePath, downloads)
    return {
      version: await browser.version(),
      open: (width, member, language) =>
        openPage({ browser, mock, portal, downloads }, width, member, language),
      stop: async () => {
        await browser.close()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

interface Props {
  readonly browser: Browser
  readonly mock: string
  readonly portal: string
  readonly downloads: string
}

async function openPage(
  { browser, mock, portal, downloads }: Props,
  width: number,
  member: string | null,
  language: Language,
): Promise<TestPage> {
  const id = `firefox-${randomUUID()}`
  const mocks = createControl({ baseUrl: mock, fetch: callMock })
  await mocks.worlds.make({ id })
  const control = mocks.in(id)
  const context = await browser.createBrowserContext()
  await context.setCookie({ name: 'mock-world', value: id, domain: '127.0.0.1', path: '/' })
  const page = await context.newPage()
  await page.setViewport({ width, height: width < 768 ? 812 : 768 })

  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`logged: ${message.text()}`)
  })
  page.on('pageerror', (error) => {
    complaints.push(`thrown: ${error instanceof Error ? error.message : String(error)}`)
  })
  const items: Record<string, string> = { 'ba-lang': language }
  if (member !== null) {
    const user: Record<string, unknown> = { ...(await control.session(member)) }
    items['userInfo'] = JSON.stringify(Object.fromEntries(sixFields.map((field) => [field, user[field]])))
  }
  await page.evaluateOnNewDocument(leaveBehind, items)

  const operator = new Operator(page, portal)
  // A tab behind another one has no focus, and its fields suggest nothing.
  await page.bringToFront()
  await operator.until('the focus in this tab', () => page.evaluate(() => document.hasFocus()))
  return {
    operator,
    control,
    complaints,
    download: async (begin) => {
      const before = new Set(readdirSync(downloads))
      await begin()
      return operator.until('a file that was saved', async () => {
        const fresh = readdirSync(downloads).filter((name) => !before.has(name))
        // While it is written, a second file beside it holds what has come.
        if (fresh.length !== 1 || fresh[0] === undefined || fresh[0].endsWith('.part')) return null
        const bytes = await readFile(join(downloads, fresh[0]))
        return bytes.length > 0 && { name: fresh[0], bytes }
      })
    },
    end: async () => {
      await context.close()
      const { findings } = await control.verdict()
      await mocks.worlds.delete(id)
      return findings.map((finding) => `the verdict of the world: ${JSON.stringify(finding)}`)
    },
  }
}
