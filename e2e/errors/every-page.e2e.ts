import type { Page } from '@playwright/test'
import { expect, test, type World } from '../fixtures.ts'
import { memberPages, visitorPages } from './pages.ts'

/** What the catalogue says; statuses with the same words stand apart, so that one is never taken for the other. */
const catalogue: readonly [status: number, words: string][] = [
  [401, 'You do not have permission to operate'],
  [400, 'Incorrect parameter'],
  [403, 'You do not have permission to operate'],
  [404, 'Error requesting address: /api/'],
  [408, 'Request timed out'],
  [409, 'The same data already exists in the system'],
  [500, 'Server internal error'],
  [501, 'Service not implemented'],
  [502, 'Gateway error'],
  [503, 'Service unavailable'],
  [504, 'The service is temporarily unavailable, please try again later'],
  [505, 'HTTP version is not supported'],
  [599, 'Abnormal problem, please contact the website administrator'],
  [302, 'Interface redirected'],
]

const first = catalogue[0]?.[0]

/** What an operator sees of a page. */
interface Sight {
  heading: string
  busy: boolean
  alerts: string[]
  /** The way home can be clicked: no overlay lies over it. */
  usable: boolean
}

/** Runs in the page. */
function look(): Sight {
  const home = document.querySelector('header a, main a[href="/"]')
  const box = home?.getBoundingClientRect() ?? new DOMRect()
  const onTop = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return {
    heading: document.querySelector('main h1')?.textContent ?? '',
    busy: document.querySelector('main [aria-busy="true"]') !== null,
    alerts: [...document.querySelectorAll('[role="alert"]')].map((alert) => alert.textContent ?? ''),
    usable: home !== null && onTop !== null && home.contains(onTop),
  }
}

/** Runs in the page. */
function closeNotices(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[role="alert"] button')) button.click()
}

/** Runs in the page: what a part asks for as soon as it stands has been asked for. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

const nowhere = '/no/such/page'

/** Opens an address inside the running portal, as a link would. */
const open = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, '', to), path)

const until = (page: Page, stands: (sight: Sight) => boolean) =>
  expect.poll(async () => stands(await page.evaluate(look)), { intervals: [20], timeout: 4000 }).toBe(true)

/** In a notice and nowhere else; each address that the server does not know has one of its own. */
function isSaidOnce(alerts: readonly string[], words: string): boolean {
  const saying = alerts.filter((text) => text.includes(words))
  const apart = new Set(saying).size === saying.length
  return saying.length > 0 && apart && saying.every((text) => text.startsWith(words))
}

/** To a page without calls of its own; what is still said of the last one goes. */
async function leave(page: Page): Promise<void> {
  await open(page, nowhere)
  await expect
    .poll(
      async () => {
        await page.evaluate(closeNotices)
        return (await page.evaluate(look)).heading
      },
      { intervals: [20] },
    )
    .toBe('Page Not Found')
}

/** Counts the calls of the page from the last reset on. */
function countCalls(page: Page) {
  const counted = { calls: 0 }
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) counted.calls += 1
  })
  return counted
}

/** Opens the page while every call is answered by each status in turn; lists what an operator would stumble on. */
async function deviations(page: Page, world: World, path: string, counted: { calls: number }) {
  const found: string[] = []
  for (const [status, words] of catalogue) {
    await world.control.faults.add({ operation: '*', status })
    counted.calls = 0
    await open(page, path)
    const said = ({ heading, alerts }: Sight) =>
      counted.calls === 0 || heading === 'Internal Server Error' || isSaidOnce(alerts, words)
    const stands = (sight: Sight) =>
      sight.usable && !sight.busy && !['', 'Page Not Found'].includes(sight.heading) && said(sight)
    await until(page, stands).catch(async () =>
      found.push(`${path} ${status}: ${JSON.stringify(await page.evaluate(look))}`),
    )
    await page.evaluate(drawn)
    await world.control.faults.clear()
    const { calls } = counted
    await leave(page)
    // A page that asks the server for nothing has nothing to fail.
    if (calls === 0 && status === first) return []
    if (calls === 0) found.push(`${path} ${status}: was not asked for`)
  }
  return found
}

test.use({ language: 'en', contextOptions: { reducedMotion: 'reduce' } })

const parts = [
  { who: 'a visitor', persona: null, pages: visitorPages },
  { who: 'a member', persona: 'goldenland', pages: memberPages.slice(0, memberPages.length / 2) },
  { who: 'a member further on', persona: 'goldenland', pages: memberPages.slice(memberPages.length / 2) },
]

for (const { who, persona, pages } of parts) {
  test.describe(`for ${who}`, () => {
    test.use({ persona })

    test('whatever HTTP status a page meets, it says so or shows the error page, and the header stays usable', async ({
      page,
      world,
      faults,
    }) => {
      test.setTimeout(300_000)
      faults.tolerate(/Failed to load resource|Page not found: \/no\/such\/page/)
      await page.goto(nowhere)
      await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible()
      const counted = countCalls(page)
      const found: string[] = []
      for (const path of pages) {
        found.push(...(await deviations(page, world, path, counted)))
        if (found.length > 5) break
      }
      expect(found).toEqual([])
    })
  })
}
