import type { Page } from '@playwright/test'
import { routes } from '@portal/api-client/contract'
import { expect } from '../fixtures.ts'
import type { Sample } from '../pages.ts'

/** What an operator sees on a page. */
interface Sight {
  heading: string
  busy: boolean
  usable: boolean
  saidLack: boolean
  broken: boolean
  links: string[]
}

/** Runs in the page. */
function look(): Sight {
  const home = document.querySelector('header a, main a[href="/"]')
  const isCompanyPage = document.querySelector('main [data-company-page]') !== null
  const box = home?.getBoundingClientRect() ?? new DOMRect()
  const onTop = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  const text = document.body.textContent ?? ''
  return {
    heading: document.querySelector('main h1')?.textContent ?? '',
    busy: document.querySelector('main [aria-busy="true"]') !== null,
    // A quote is a page for the company's customer: it has no home link.
    usable: isCompanyPage || (home !== null && onTop !== null && home.contains(onTop)),
    saidLack: /The server does not offer this yet|Error requesting address/.test(text),
    broken: /Something went wrong/.test(text),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(({ pathname }) => pathname),
  }
}

/** Runs in the page. */
function closeNotices(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[role="alert"] button')) button.click()
}

/** Runs in the page: waits until the effects of mounted components have started their requests. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

const open = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, '', to), path)

export const nowhere = '/no/such/page'

export type Calls = ReturnType<typeof watchCalls>

/** The running calls, and the calls of unsupported operations. */
export function watchCalls(page: Page) {
  const calls = { open: 0, missed: new Set<string>() }
  const isCall = (url: string) => new URL(url).pathname.startsWith('/api/')
  page.on('request', (request) => void (isCall(request.url()) && (calls.open += 1)))
  const ended = (request: { url(): string }) => void (isCall(request.url()) && (calls.open -= 1))
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url())
    // The bell and the counter in the menu poll silently on every member page.
    const isBell = pathname === routes.listNotifications.path && searchParams.get('limit') === '6'
    const isBadge = pathname === routes.listApprovals.path && searchParams.get('limit') === '1'
    if (response.status() === 404 && isCall(response.url()) && !isBell && !isBadge) calls.missed.add(pathname)
  })
  return calls
}

async function leave(page: Page): Promise<void> {
  await open(page, nowhere)
  const left = async () => {
    await page.evaluate(closeNotices)
    return (await page.evaluate(look)).heading
  }
  await expect.poll(left, { intervals: [20, 50] }).toBe('Page Not Found')
}

/** Opens a page from one without calls and waits until it has loaded; null if it never does. */
export async function visit(page: Page, { address }: Sample, calls: Calls): Promise<Sight | null> {
  await leave(page)
  calls.missed.clear()
  await open(page, address)
  let sight: Sight | null = null
  const stands = async () => {
    await page.evaluate(drawn)
    sight = await page.evaluate(look)
    return calls.open === 0 && !sight.busy && !['', 'Page Not Found'].includes(sight.heading)
  }
  const poll = expect.poll(stands, { intervals: [20, 50], timeout: 20_000 }).toBe(true)
  return poll.then(
    () => sight,
    () => null,
  )
}
