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
/** The processor is so many times slower than that of this machine. */
const slower = 4
/** ms without requests, long tasks and shifts after which a page is at rest. */
const quietFor = 2500
/** ms after which a page that never rests is measured as it is. */
const patience = 90_000

export interface Viewer {
  /** The storage after an earlier visit. */
  readonly storage: Record<string, string>
}

/** One load of a page until it is at rest. */
export interface PageLoad {
  readonly all: Loaded
  readonly kinds: Record<RequestKind, Loaded>
  /** Scripts requested before React began to render. */
  readonly scriptsBefore: Loaded
  /** Times in ms. */
  readonly firstPaint: number | null
  readonly largestPaint: number | null
  readonly usable: number | null
  readonly content: number | null
  readonly blocking: number
  readonly shift: number
  /** MB of JavaScript objects. */
  readonly heap: number
  readonly elements: number
  readonly requests: readonly SeenRequest[]
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

/**
 * A page with an empty cache on a slow line and a slow processor.
 * @param content CSS selector of what the page is for
 */
export async function openPage(
  browser: Browser,
  origin: string,
  viewer: Viewer,
  content = 'main',
): Promise<OpenPage> {
  const context = await contextFor(browser, origin, viewer)
  const page = await context.newPage()
  await page.addInitScript(observe, content)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return { page, session, traffic: listen(session), close: () => context.close() }
}

/** ms between two looks at a page; a small part of `quietFor`. */
const lookEvery = 100

/** Waits until a page is at rest. */
export async function untilRest({ page, traffic }: OpenPage): Promise<void> {
  const end = performance.now() + patience
  let [before, since] = ['', performance.now()]
  while (performance.now() - since < quietFor && performance.now() < end) {
    // No event says that a page is at rest, so this polls.
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

/** MB of JavaScript objects in use. */
export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1_048_576
}

/** Opens an address and measures the load. */
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
    usable: seen.usable,
    content: seen.content,
    blocking: blockingTime(seen.longTasks, seen.firstPaint ?? 0),
    shift: cumulativeShift(seen.shifts),
    heap: await heapOf(session),
    elements,
    requests,
    seen,
  }
}
