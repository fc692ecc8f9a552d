import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { labels } from '../labels.ts'

const text = labels.en
test.use({ language: 'en', persona: 'goldenland' })

const memberMenu = (page: Page) => page.getByRole('navigation', { name: text.memberMenu })

const outside = 'https://outside.example.com/help?topic=1#top'

const helpDesk = {
  id: 9001,
  pid: 0,
  type: 'menu',
  title: 'Help desk',
  name: 'help',
  path: '',
  icon: '',
  no_login_valid: 0,
  extend: 'none',
}

/** Adds an entry to the member menu. */
async function withEntry(page: Page, entry: object): Promise<void> {
  await page.route('**/api/index/index*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.data.menus.push({ ...helpDesk, ...entry })
    await route.fulfill({ response, json: answer })
  })
}

/** Answers for all other hosts and records the requests. */
async function outsideWorld(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.context().route(/^https:\/\/[\w.]+\.example\.com\//, async (route) => {
    asked.push(route.request().url())
    const body = '<!doctype html><title>Outside</title><h1>Outside</h1>'
    await route.fulfill({ contentType: 'text/html', body })
  })
  return asked
}

test('R2.93 an entry of type link opens a new window; page and active entry do not change', async ({
  page,
  visit,
}) => {
  await outsideWorld(page)
  await withEntry(page, { menu_type: 'link', url: outside })
  await visit('/user/bill/details')
  const opened = page.waitForEvent('popup')
  await memberMenu(page).getByRole('link', { name: 'Help desk' }).click()
  const other = await opened
  await expect(other).toHaveURL(outside)
  expect(await other.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL(/\/user\/bill\/details$/)
  const bills = memberMenu(page).getByRole('link', { name: 'Bills' })
  await expect(bills).toHaveAttribute('aria-current', 'page')
})

test('R2.36 an embedded page gets the whole URL of the parameter, with slashes, question mark, ampersand and hash', async ({
  page,
  visit,
}) => {
  const asked = await outsideWorld(page)
  const address = 'https://handbook.example.com/a/b?c=1&d=%2F%3F#e'
  await visit(`/user/iframe/${encodeURIComponent(address)}`)
  const frame = page.frameLocator('main iframe')
  await expect(frame.getByRole('heading', { name: 'Outside' })).toBeVisible()
  expect(page.frames().at(-1)?.url()).toBe(address)
  expect(asked).toEqual([address.replace('#e', '')])
  await expect(page.getByText('handbook.example.com')).toBeVisible()
  await page.reload()
  await expect(frame.getByRole('heading', { name: 'Outside' })).toBeVisible()
  expect(page.frames().at(-1)?.url()).toBe(address)
})

test('an entry with a hostile URL opens nothing and says so', async ({ page, visit }) => {
  const asked = await outsideWorld(page)
  await withEntry(page, { menu_type: 'link', url: 'javascript:document.title="taken"' })
  await visit('/user/bill/details')
  await memberMenu(page).getByRole('button', { name: 'Help desk' }).click()
  await expect(page.getByRole('alert')).toContainText('Leaving for this address is not allowed')
  expect([await page.title(), page.context().pages().length, asked]).not.toContain('taken')
  expect(page.context().pages()).toHaveLength(1)
})

test('on a laptop, whose screen is lower than the menu, the entry of the open page is in view', async ({
  page,
  visit,
}) => {
  await visit('/user/account/integral')
  await expect(memberMenu(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 })
})
