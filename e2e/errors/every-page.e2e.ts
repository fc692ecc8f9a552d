import type { Page } from '@playwright/test'
import { routes } from '@portal/api-client/contract'
import { expect, test, type World } from '../fixtures.ts'
import { pages, type Sample, siteMap } from '../pages.ts'

const abnormal = 'Abnormal problem, please contact the website administrator'

/** Status 200 with nothing in it that the portal could read. */
type Unreadable = 'html' | 'empty' | 'malformed' | 'truncated'

/**
 * What is said of each status, and of answers that cannot be read. Those with the same words stand apart, so that one is
 * never taken for the other.
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
  expect.poll(async () => stands(await page.evaluate(look)), { intervals: [50] }).toBe(true)

/** In a notice and nowhere else; each address that the server does not know has one of its own. */
function isSaidOnce(alerts: readonly string[], labels: string): boolean {
  const saying = alerts.filter((text) => text.includes(labels))
  const apart = new Set(saying).size === saying.length
  return saying.length > 0 && apart && saying.every((text) => text.startsWith(labels))
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
      { intervals: [50] },
    )
    .toBe('Page Not Found')
}

/** Counts the calls of the page from the last reset on. */
function countCalls(page: Page) {
  const counted = { calls: 0 }
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    // The bell above every member page counts by itself, whatever page stands below it.
    const isBell = pathname === routes.listNotifications.path && searchParams.get('limit') === '6'
    if (pathname.startsWith('/api/') && !isBell) counted.calls += 1
  })
  return counted
}

/** The deep run tries all, on the desktop and on the phone. */
const deep = process.env.E2E_EVERY_CELL !== undefined

/** Otherwise the pages take turns: each meets one fault, and each fault every eighteenth page. */
const turns = deep ? 1 : catalogue.length

const faultsOf = (sample: Sample) =>
  catalogue.filter((_, index) => index % turns === pages.indexOf(sample) % turns)

/** Opens the page while every call goes wrong in one way; lists what an operator would stumble on. */
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

/** A page that asks the server for nothing has nothing to fail; it is struck off the list of those once it asks. */
async function callsOfQuietPage(page: Page, { address: path }: Sample, counted: { calls: number }) {
  counted.calls = 0
  await open(page, path)
  await until(page, ({ heading, busy }) => !busy && !['', 'Page Not Found'].includes(heading))
  await page.evaluate(drawn)
  const { calls } = counted
  await leave(page)
  return calls === 0 ? [] : [`${path} asks the server, so it is not quiet any more`]
}

test.use({ language: 'en', contextOptions: { reducedMotion: 'reduce' } })

/** Every nth page in a test of its own, so that tests can run side by side. */
const shared = (among: readonly Sample[], count: number) =>
  Array.from({ length: count }, (_, part) => among.filter((_page, index) => index % count === part))

const parts = [
  { who: 'a visitor', persona: null, among: pages.filter(({ member }) => !member), count: 2 },
  { who: 'a member', persona: 'goldenland', among: pages.filter(({ member }) => member), count: 3 },
].flatMap(({ who, persona, among, count }) =>
  shared(among, count).map((shown, part) => ({ who: `${who}, part ${part + 1}`, persona, shown })),
)

test('every page of the site map is opened', () => {
  const opened = pages.map(({ route }) => route)
  expect([...opened, '/user'].sort()).toEqual(siteMap().sort())
})

for (const { who, persona, shown } of parts) {
  test.describe(`for ${who}`, { tag: deep ? ['@phone'] : [] }, () => {
    test.use({ persona })

    test('whatever HTTP status or unreadable answer a page meets, it says so or shows the error page, and the header stays usable', async ({
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
