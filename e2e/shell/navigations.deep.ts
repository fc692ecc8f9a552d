import type { CDPSession } from '@playwright/test'
import { nowhere, visit, watchCalls } from '../errors/visits.ts'
import { expect, test } from '../fixtures.ts'
import { pages } from '../pages.ts'

// A working day is some hundred pages in one tab, so leaks would add up.

/** Opens pages in turn, each followed by one without calls. */
const navigations = 1000

interface Held {
  /** Heap size after a garbage collection, in bytes. */
  heap: number
  nodes: number
  listeners: number
}

async function held(devtools: CDPSession): Promise<Held> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

test.use({ language: 'en', persona: 'goldenland' })

test('a thousand navigations in one tab do not leak memory', async ({ page, errors }) => {
  test.setTimeout(1_800_000)
  errors.tolerate(/Failed to load resource|Page not found: \/no\/such\/page/)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await page.clock.install()
  const calls = watchCalls(page)
  await page.goto(nowhere)
  const shown = pages.filter(({ member }) => member)
  const rounds = Math.ceil(navigations / shown.length / 2)
  const taken: Held[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const sample of shown) expect(await visit(page, sample, calls), sample.address).not.toBeNull()
    taken.push(await held(devtools))
  }
  // The cache keeps answers for some minutes after their last use.
  await page.clock.fastForward('20:00')
  taken.push(await held(devtools))
  console.log(
    `${rounds * shown.length * 2} navigations`,
    taken
      .map(({ heap, nodes, listeners }) => `${Math.round(heap / 1e6)} MB ${nodes} ${listeners}`)
      .join('; '),
  )
  // The first round loads the code of all pages and fills the cache.
  const [, second, ...later] = taken
  const last = later.at(-1)
  if (!second || !last) throw new Error('There are more rounds than two')
  expect(last.heap).toBeLessThan(second.heap * 1.3)
  expect(last.nodes).toBeLessThan(second.nodes * 1.25)
  expect(last.listeners).toBeLessThan(second.listeners * 1.25)
})
