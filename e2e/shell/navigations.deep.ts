import type { CDPSession } from '@playwright/test'
import { nowhere, visit, watchCalls } from '../errors/visits.ts'
import { expect, test } from '../fixtures.ts'
import { pages } from '../pages.ts'

// A day of work is some hundred pages in one tab. What a page leaves behind would add up.

/** Pages opened one after the other; each is left for one without calls. */
const navigations = 1000

interface Held {
  /** Bytes of the program's heap after a collection. */
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

test.use({ language: 'en', persona: 'goldenland', contextOptions: { reducedMotion: 'reduce' } })

test('after a thousand navigations in one tab the memory is what it was after the first rounds', async ({
  page,
  errors,
}) => {
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
  // Answers are kept for some minutes after the last page that shows them.
  await page.clock.fastForward('20:00')
  taken.push(await held(devtools))
  console.log(
    `${rounds * shown.length * 2} navigations`,
    taken
      .map(({ heap, nodes, listeners }) => `${Math.round(heap / 1e6)} MB ${nodes} ${listeners}`)
      .join('; '),
  )
  // The first round fetches the code of all pages and fills the cache of answers.
  const [, second, ...later] = taken
  const last = later.at(-1)
  if (!second || !last) throw new Error('There are more rounds than two')
  expect(last.heap).toBeLessThan(second.heap * 1.3)
  expect(last.nodes).toBeLessThan(second.nodes * 1.25)
  expect(last.listeners).toBeLessThan(second.listeners * 1.25)
})
