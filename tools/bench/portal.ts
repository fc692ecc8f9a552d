/**
 * Uses the built portal in a browser with five thousand hotels and a processor slowed four times: `npm run bench:portal`.
 * How long a filter, a sort and a page take to answer on the screen, and whether fifty searches leave memory behind.
 * Times say as much about the machine as about the portal.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import { browserArguments, ensureBrowser } from '../browser.mjs'
import { mockNode } from '../start/servers.mjs'
import { freePort, untilAnswers } from '../workspace/ports.mjs'
import { start } from '../workspace/processes.mjs'
import { root } from '../workspace/root.mjs'
import { Stop } from '../workspace/stop.mjs'
import { type Line, line, median, print } from './measures.ts'

const slower = 4
const searches = 50

/** ms from a click to the next paint; MB that may stay behind. */
const goals = { interaction: 100, heap: 1 }

const dayOf = (number: number) => new Date(Date.UTC(2026, 11, number)).toISOString().slice(0, 10)

/** A search for the city with most hotels; each number stands for another stay. */
const addressOf = (number: number) =>
  `/hotel/list?${new URLSearchParams({
    destination_type: 'city',
    destination_id: 'bangkok',
    check_in: dayOf(number),
    check_out: dayOf(number + 2),
    rooms: '2',
    nationality: 'CN',
  })}`

const loaded = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('main h3') !== null &&
      document.querySelector('main [data-loading], main [aria-busy="true"]') === null,
  )

/** Watches every interaction from now on: the longest, from the event to the paint after it, ms. */
async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { interactions: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) seen.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}

async function interaction(page: Page): Promise<number> {
  // Two frames: the entry is written after the paint.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
  return page.evaluate(() =>
    Math.max(0, ...(window as unknown as { interactions: number[] }).interactions.splice(0)),
  )
}

interface Used {
  /** ms from the event to the next paint. */
  interaction: number
  /** ms from the click until the new list stands. */
  answer: number
}

async function press(page: Page, what: Locator): Promise<Used> {
  await what.scrollIntoViewIfNeeded()
  const from = performance.now()
  const answered = page.waitForResponse(/\/api\/hotel\/searchResult/)
  await what.click()
  await answered
  await loaded(page)
  const answer = performance.now() - from
  return { interaction: await interaction(page), answer }
}

async function usedLines(page: Page): Promise<Line[]> {
  await watchInteractions(page)
  const sorts = page.getByRole('group', { name: 'Sort by' }).getByRole('button')
  const steps: [string, Locator][] = [
    ['sort by price', sorts.nth(4)],
    ['sort by price, turned round', sorts.nth(4)],
    ['sort by star', sorts.nth(5)],
    ['filter: 4 stars', page.getByRole('checkbox', { name: /^4 stars/ })],
    ['filter: 5 stars too', page.getByRole('checkbox', { name: /^5 stars/ })],
    ['filter: 4 stars no longer', page.getByRole('checkbox', { name: /^4 stars/ })],
    ['page 2', page.getByRole('button', { name: 'Page 2', exact: true })],
  ]
  const lines: Line[] = []
  for (const [name, what] of steps) {
    const { interaction, answer } = await press(page, what)
    const value = `${Math.round(interaction)} ms, list ${Math.round(answer)} ms`
    lines.push(line(name, value, `at most ${goals.interaction} ms`, interaction <= goals.interaction))
  }
  return lines
}

/** MB of JavaScript objects that are still in use. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1_048_576
}

async function memoryLines(page: Page, session: CDPSession): Promise<Line[]> {
  const search = async (number: number) => {
    const answered = page.waitForResponse(/\/api\/hotel\/searchResult/)
    await page.evaluate((address) => window.history.pushState({}, '', address), addressOf(number))
    await answered
    await loaded(page)
  }
  const heaps: number[] = []
  // What is kept on purpose is full by then.
  for (let number = 10; number < 20; number += 1) await search(number)
  for (let number = 20; number < 20 + searches; number += 1) {
    heaps.push(await heapOf(session))
    await search(number)
  }
  heaps.push(await heapOf(session))
  // Code that runs often grows with its first use; what is left behind grows on.
  const middle = Math.floor(heaps.length / 2)
  const [first, half, last] = [0, middle, heaps.length - 5].map((at) => median(heaps.slice(at, at + 5)))
  const grown = (last ?? 0) - (first ?? 0)
  const value = [first, half, last].map((heap) => heap?.toFixed(1)).join(', ') + ' MB'
  return [line(`memory over ${searches} searches`, value, `at most +${goals.heap} MB`, grown <= goals.heap)]
}

async function main(): Promise<void> {
  if (!existsSync(join(root, 'apps/portal/dist/client/shell.html')))
    throw new Stop('There is no build to measure. Make one with: npm run build')
  const [mockPort, port] = [await freePort(), await freePort()]
  const mockProgram = join(root, 'apps/mock-server/src/server.ts')
  const mock = start(
    'mock',
    [...mockNode.flags, mockProgram, '--port', String(mockPort), '--scenario', 'many_orders'],
    { env: mockNode.env },
  )
  const backend = `http://127.0.0.1:${mockPort}`
  const portal = start('portal', [
    join(root, 'apps/portal/preview/serve.ts'),
    '--port',
    String(port),
    '--mock',
    backend,
  ])
  const abort = new AbortController().signal
  const executablePath = await ensureBrowser(console.log)
  const browser = await chromium.launch({ executablePath, args: browserArguments })
  try {
    await untilAnswers(`${backend}/__mock/health`, { seconds: 30, abort })
    await untilAnswers(`http://127.0.0.1:${port}/healthz`, { seconds: 30, abort })
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
    await page.addInitScript(() => window.localStorage.setItem('ba-lang', 'en'))
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.goto(`http://127.0.0.1:${port}${addressOf(9)}`)
    await loaded(page)
    const found = await page.getByRole('status').first().textContent()
    const used = await usedLines(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const lines = [line('the list', found ?? ''), ...used, ...(await memoryLines(page, session))]
    console.log(`\n${print(lines)}\n`)
  } finally {
    await browser.close()
    await Promise.all([mock.stop(), portal.stop()])
  }
}

await main().catch((error: unknown) => {
  if (!(error instanceof Stop)) throw error
  console.error(error.message)
  process.exitCode = 1
})
