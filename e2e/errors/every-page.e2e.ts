import type { Page } from '@playwright/test'
import { routes } from '@portal/api-client/contract'
import { expect, test, type World } from '../fixtures.ts'
import { pages, type Sample, siteMap } from '../pages.ts'

const abnormal = 'Abnormal problem, please contact the website administrator'

/** Status 200 with a body that the portal cannot read. */
type Unreadable = 'html' | 'empty' | 'malformed' | 'truncated'

/**
 * The message for each status and for unreadable bodies. Faults with the same message are far apart, so that one is
 * never mistaken for the other.
 */
const catalogue: readonly [wrong: number | Unreadable, labels: string][] = [
  ['truncated', abnormal],
  [401, 'You do not have permission to operate'],
  [400, 'Incorrect parameter'],
  [403, 'You do not have permission to operate'],
  [404, 'Error requesting address: /api/'],
  ['html', abnormal],
  [408, 'Request timed out'],
  [409, 'The same data already exists in the system'],
  [500, 'Server internal error'],
  [501, 'Service not implemented'],
  ['empty', abnormal],
  [502, 'Gateway error'],
  [503, 'Service unavailable'],
  [504, 'The service is temporarily unavailable, please try again later'],
  [505, 'HTTP version is not supported'],
  ['malformed', abnormal],
  [302, 'Interface redirected'],
  [599, abnormal],
]

/** What an operator sees on a page. */
interface Sight {
  heading: string
  busy: boolean
  alerts: string[]
  /** The home link can be clicked: no overlay covers it. */
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

/** Runs in the page: waits until the effects of mounted components have started their requests. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

const nowhere = '/no/such/page'

/** Navigates inside the running portal, as a link does. */
const open = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, '', to), path)

const until = (page: Page, stands: (sight: Sight) => boolean) =>
  expect.poll(async () => stands(await page.evaluate(look)), { intervals: [50] }).toBe(true)

/** In a notice and nowhere else; every unknown URL has its own notice. */
function isSaidOnce(alerts: readonly string[], labels: string): boolean {
  const saying = alerts.filter((text) => text.includes(labels))
  const apart = new Set(saying).size === saying.length
  return saying.length > 0 && apart && saying.every((text) => text.startsWith(labels))
}

/** Goes to a page without calls; notices of the previous page disappear. */
async function leave(page: Page): Promise<void> {
  await open(page, nowhere)
  await expect
    .poll(
      async () => {
        await page.evaluate(closeNotices)
        return (await page.evaluate(look)).heading
      },
      { intervals: [50] },
    )
    .toBe('Page Not Found')
}

/** Counts the calls of the page since the last reset. */
function countCalls(page: Page) {
  const counted = { calls: 0 }
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    // The bell polls on every member page.
    const isBell = pathname === routes.listNotifications.path && searchParams.get('limit') === '6'
    // The front page loads its cities when the browser is idle, and shows nothing if that fails.
    const isCities = pathname === routes.suggestDestinations.path
    if (pathname.startsWith('/api/') && !isBell && !isCities) counted.calls += 1
  })
  return counted
}

/** The deep run tries all faults, on desktop and phone. */
const deep = process.env.E2E_EVERY_CELL !== undefined

/** Otherwise a page meets one fault, and every eighteenth page the same one. */
const turns = deep ? 1 : catalogue.length

const faultsOf = (sample: Sample) =>
  catalogue.filter((_, index) => index % turns === pages.indexOf(sample) % turns)

/** Opens the page while every call fails in one way; returns the problems that an operator would see. */
async function deviations(page: Page, world: World, sample: Sample, counted: { calls: number }) {
  const { address: path } = sample
  const found: string[] = []
  for (const [wrong, labels] of faultsOf(sample)) {
    const fault = typeof wrong === 'number' ? { status: wrong } : { [wrong]: true }
    await world.control.faults.add({ operation: '*', ...fault })
    counted.calls = 0
    await open(page, path)
    const said = ({ heading, alerts }: Sight) =>
      counted.calls > 0 && (heading === 'Internal Server Error' || isSaidOnce(alerts, labels))
    const stands = (sight: Sight) =>
      sight.usable && !sight.busy && !['', 'Page Not Found'].includes(sight.heading) && said(sight)
    await until(page, stands).catch(async () =>
      found.push(`${path} ${wrong}: ${JSON.stringify(await page.evaluate(look))}`),
    )
    await world.control.faults.clear()
    await leave(page)
    if (found.length > 0) break
  }
  return found
}

/** A page without calls cannot fail. This test fails once such a page makes a call. */
async function callsOfQuietPage(page: Page, { address: path }: Sample, counted: { calls: number }) {
  counted.calls = 0
  await open(page, path)
  await until(page, ({ heading, busy }) => !busy && !['', 'Page Not Found'].includes(heading))
  await page.evaluate(drawn)
  const { calls } = counted
  await leave(page)
  return calls === 0 ? [] : [`${path} asks the server, so it is not quiet any more`]
}

test.use({ language: 'en' })

/** Split into several tests, so that they can run in parallel. */
const shared = (among: readonly Sample[], count: number) =>
  Array.from({ length: count }, (_, part) => among.filter((_page, index) => index % count === part))

/** Every second set of pages that meet all faults between them. */
const opened = pages.filter((_page, index) => deep || Math.floor(index / catalogue.length) % 2 === 0)

const parts = [
  { who: 'a visitor', persona: null, among: opened.filter(({ member }) => !member), count: 1 },
  { who: 'a member', persona: 'goldenland', among: opened.filter(({ member }) => member), count: 2 },
].flatMap(({ who, persona, among, count }) =>
  shared(among, count).map((shown, part) => ({ who: `${who}, part ${part + 1}`, persona, shown })),
)

test('every page of the site map has an address to open', () => {
  const opened = pages.map(({ route }) => route)
  expect([...opened, '/user'].sort()).toEqual(siteMap().sort())
})

for (const { who, persona, shown } of parts) {
  test.describe(`for ${who}`, { tag: deep ? ['@phone'] : [] }, () => {
    test.use({ persona })

    test('for any HTTP status or unreadable answer, the page shows a message or the error page, and the header stays usable', async ({
      page,
      world,
      errors,
    }) => {
      test.setTimeout(300_000)
      errors.tolerate(/Failed to load resource|Page not found: \/no\/such\/page/)
      await page.goto(nowhere)
      await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible()
      const counted = countCalls(page)
      const found: string[] = []
      for (const sample of shown) {
        const check = sample.asks
          ? deviations(page, world, sample, counted)
          : callsOfQuietPage(page, sample, counted)
        found.push(...(await check))
      }
      expect(found).toEqual([])
    })
  })
}
