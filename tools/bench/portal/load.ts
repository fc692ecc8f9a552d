import { setTimeout as after } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { observe, type Seen } from './observe.ts'
import {
  kinds,
  type Loaded,
  listen,
  loaded,
  type RequestKind,
  type SeenRequest,
  type Traffic,
} from './requests.ts'
import { blockingTime, cumulativeShift } from './statistics.ts'

/** Slow 4G: bytes per second and ms. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
}
/** How many times slower than this machine's the processor is. */
const slower = 4
/** Nothing under way, no long task and no shift for so long, ms: the page is at rest. */
const quietFor = 2500
/** ms after which a page that never rests is measured as it stands. */
const patience = 90_000

/** Who looks at a page. */
export interface Viewer {
  /** What an earlier visit has left in the storage. */
  readonly storage: Record<string, string>
}

/** What one load of a page was like, until it was at rest. */
export interface PageLoad {
  readonly all: Loaded
  readonly kinds: Record<RequestKind, Loaded>
  /** Scripts asked for before the program began to draw the page. */
  readonly scriptsBefore: Loaded
  /** Times in ms. */
  readonly firstPaint: number | null
  readonly largestPaint: number | null
  readonly works: number | null
  readonly blocking: number
  readonly shift: number
  /** MB of JavaScript objects. */
  readonly heap: number
  readonly elements: number
  readonly requests: readonly SeenRequest[]
  /** Of the whole run: what was largest, what moved, what took long. */
  readonly seen: Seen
}

export interface OpenPage {
  readonly page: Page
  readonly session: CDPSession
  readonly traffic: Traffic
  close(): Promise<void>
}

declare global {
  interface Window {
    seen: Seen
    readSeen: () => Seen
  }
}

async function contextFor(browser: Browser, origin: string, viewer: Viewer): Promise<BrowserContext> {
  const localStorage = Object.entries(viewer.storage).map(([name, value]) => ({ name, value }))
  return browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    storageState: { cookies: [], origins: localStorage.length > 0 ? [{ origin, localStorage }] : [] },
  })
}

/** A page with nothing in its cache, on a slow line and a slow processor. */
export async function openPage(browser: Browser, origin: string, viewer: Viewer): Promise<OpenPage> {
  const context = await contextFor(browser, origin, viewer)
  const page = await context.newPage()
  await page.addInitScript(observe)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return { page, session, traffic: listen(session), close: () => context.close() }
}

/** Real ms between two looks at a page; a small part of what counts as quiet. */
const lookEvery = 100

/** Waits until a page is at rest. */
export async function untilRest({ page, traffic }: OpenPage): Promise<void> {
  const end = performance.now() + patience
  let [before, since] = ['', performance.now()]
  while (performance.now() - since < quietFor && performance.now() < end) {
    // Rest is time in which nothing happens: no event ends it, so the page is looked at again and again.
    await after(lookEvery)
    const { shifts, tasks } = await page.evaluate(() => ({
      shifts: window.seen.shifts.length,
      tasks: window.seen.longTasks.length,
    }))
    const now = `${traffic.requests.length} ${shifts} ${tasks}`
    if (now !== before || traffic.underWay() > 0) since = performance.now()
    before = now
  }
}

/** MB of JavaScript objects that are still in use. */
export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1_048_576
}

/** Opens an address as its first visitor does and reads what it took. */
export async function loadPage(opened: OpenPage, address: string): Promise<PageLoad> {
  const { page, session, traffic } = opened
  await page.goto(address, { waitUntil: 'load', timeout: patience })
  await untilRest(opened)
  const { seen, entries, elements } = await page.evaluate(() => ({
    seen: window.readSeen(),
    entries: [
      ...(performance.getEntriesByType('navigation') as PerformanceResourceTiming[]),
      ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[]),
    ].map(({ name, startTime, encodedBodySize }) => ({ name, startTime, encodedBodySize })),
    elements: document.querySelectorAll('*').length,
  }))
  const first = Map.groupBy(entries, ({ name }) => name)
  const requests = traffic.requests.map((request) => {
    const sizes = (first.get(request.url) ?? []).map(({ encodedBodySize }) => encodedBodySize)
    return { ...request, bytes: Math.max(0, ...sizes) }
  })
  const begins = seen.begins ?? Number.POSITIVE_INFINITY
  const before = requests.filter(({ url }) => (first.get(url)?.[0]?.startTime ?? 0) < begins)
  return {
    all: loaded(requests),
    kinds: Object.fromEntries(kinds.map((kind) => [kind, loaded(requests, kind)])) as PageLoad['kinds'],
    scriptsBefore: loaded(before, 'script'),
    firstPaint: seen.firstPaint,
    largestPaint: seen.largest?.time ?? null,
    works: seen.works,
    blocking: blockingTime(seen.longTasks, seen.firstPaint ?? 0),
    shift: cumulativeShift(seen.shifts),
    heap: await heapOf(session),
    elements,
    requests,
    seen,
  }
}
