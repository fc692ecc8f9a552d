import type { Browser, Page } from '@playwright/test'
import { heapGoal } from './limits.ts'
import { heapOf, openPage, untilRest } from './load.ts'
import { hotelList } from './pages.ts'
import type { Servers } from './servers.ts'
import { median } from './statistics.ts'

const searches = 50

const loaded = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('main h3') !== null &&
      document.querySelector('main [data-loading], main [aria-busy="true"]') === null,
  )

/** Whether fifty searches in one page leave anything behind, as a line. */
export async function memoryLine(browser: Browser, servers: Servers): Promise<string> {
  const opened = await openPage(browser, servers.portal, { storage: servers.storageOf('visitor', 'en') })
  const { page, session } = opened
  try {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.goto(servers.portal + hotelList(9))
    await untilRest(opened)
    const search = async (number: number) => {
      const answered = page.waitForResponse(/\/api\/hotel\/searchResult/)
      await page.evaluate((address) => window.history.pushState({}, '', address), hotelList(number))
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
    const parts = [0, middle, heaps.length - 5].map((at) => median(heaps.slice(at, at + 5)) ?? 0)
    const grown = (parts.at(-1) ?? 0) - (parts[0] ?? 0)
    const mark = grown <= heapGoal ? 'reached' : 'MISSED'
    return `heap over ${searches} searches: ${parts.map((heap) => heap.toFixed(1)).join(', ')} MB, goal +${heapGoal} MB: ${mark}`
  } finally {
    await opened.close()
  }
}
