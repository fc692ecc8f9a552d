import type { Browser, Page } from '@playwright/test'
import type { Visitor } from './limits.ts'
import { openPage, untilRest } from './load.ts'
import { hotelList } from './pages.ts'
import type { Servers } from './servers.ts'

/** Something a user does on a page, and its result. */
interface Action {
  readonly name: string
  act(page: Page): Promise<void>
  /** Resolves when the result is on the screen; called before the action. */
  result(page: Page): Promise<unknown>
}

/** Actions on one page, one after the other. */
interface Script {
  readonly address: string
  readonly as: Visitor
  readonly actions: readonly Action[]
}

export interface ActionTime {
  readonly name: string
  /** ms from the event to the next paint, of the slowest event. */
  readonly interaction: number
  /** ms from the event until the result is there. */
  readonly answer: number
}

/** The list shows the results of a new search. */
async function listed(page: Page, call: RegExp): Promise<void> {
  await page.waitForResponse(call)
  await page.waitForFunction(
    () => document.querySelector('main [data-loading], main [aria-busy="true"]') === null,
  )
}

const hotels = (page: Page) => listed(page, /\/api\/hotel\/searchResult/)
const orders = (page: Page) => listed(page, /\/api\/order\/index/)
const sortBy = (page: Page, place: number) =>
  page.getByRole('group', { name: 'Sort by' }).getByRole('button').nth(place).click()
const secondPage = (page: Page) => page.getByRole('button', { name: 'Page 2', exact: true }).click()
const pageOf = (page: Page, address: RegExp) =>
  page.waitForURL(address).then(() => page.locator('main h1').waitFor())

const scripts: readonly Script[] = [
  {
    address: '/',
    as: 'member',
    actions: [
      {
        name: 'home: type a destination',
        act: (page) => page.getByRole('combobox', { name: 'Destination' }).press('b'),
        result: (page) => page.getByRole('option').first().waitFor(),
      },
      {
        name: 'home: open the calendar',
        act: (page) => page.getByRole('button', { name: 'Check-in' }).first().click(),
        result: (page) => page.getByRole('dialog').first().waitFor(),
      },
      {
        name: 'home: another product',
        act: (page) => page.getByRole('tab', { name: 'Car rentals' }).click(),
        result: (page) =>
          page.getByRole('tabpanel', { name: 'Car rentals' }).getByRole('combobox').first().waitFor(),
      },
      {
        name: 'home: open the member menu',
        act: (page) => page.getByRole('button', { name: 'Chen Hui' }).click(),
        result: (page) => page.getByRole('menuitem').first().waitFor(),
      },
    ],
  },
  {
    address: hotelList(9),
    as: 'visitor',
    actions: [
      { name: 'hotel list: sort by price', act: (page) => sortBy(page, 4), result: hotels },
      {
        name: 'hotel list: only 4 stars',
        act: (page) => page.getByRole('checkbox', { name: /^4 stars/ }).click(),
        result: hotels,
      },
      { name: 'hotel list: page 2', act: secondPage, result: hotels },
      {
        name: 'hotel list: open a hotel',
        act: (page) => page.locator('main h3 a').first().click(),
        result: (page) => pageOf(page, /\/hotel\/detail/),
      },
    ],
  },
  {
    address: '/user/order/list',
    as: 'member',
    actions: [
      {
        name: 'order list: choose rows',
        act: (page) => page.getByRole('table').getByRole('checkbox').first().click(),
        // A CSS selector, because searching by role takes time of the measured page.
        result: (page) => page.locator('table input[type=checkbox]:checked').first().waitFor(),
      },
      { name: 'order list: page 2', act: secondPage, result: orders },
      {
        name: 'order list: type a keyword',
        act: (page) => page.getByPlaceholder('Booking ID').press('a'),
        result: (page) =>
          page.waitForFunction(
            () => document.activeElement instanceof HTMLInputElement && document.activeElement.value === 'a',
          ),
      },
      {
        name: 'order list: open an order',
        act: (page) => page.locator('main a[href*="/user/order/detail/"]').first().click(),
        result: (page) => pageOf(page, /\/user\/order\/detail/),
      },
    ],
  },
]

/** Performs all actions, each page opened again. */
export async function actionTimes(browser: Browser, servers: Servers): Promise<ActionTime[]> {
  const times: ActionTime[] = []
  for (const { address, as, actions } of scripts) {
    const opened = await openPage(browser, servers.portal, { storage: servers.storageOf(as, 'en') })
    try {
      await opened.page.goto(servers.portal + address)
      await untilRest(opened)
      for (const action of actions) times.push(await timed(opened.page, action))
    } finally {
      await opened.close()
    }
  }
  return times
}

async function timed(page: Page, { name, act, result }: Action): Promise<ActionTime> {
  await page.evaluate(() => window.seen.interactions.splice(0))
  const from = performance.now()
  const [, answered] = await Promise.all([act(page), result(page).then(() => performance.now())])
  // The entry of an event is written after the paint that follows it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
  const interaction = await page.evaluate(() => Math.max(0, ...window.seen.interactions))
  return { name, interaction, answer: answered - from }
}
