import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { nextCaptcha, solveCaptcha } from '../helpers/captcha.ts'
import { fill } from '../helpers/screen.ts'
import { labels } from '../labels.ts'

const text = labels.en
test.use({ language: 'en', persona: 'goldenland' })

const account = (page: Page, name: string) => page.getByRole('button', { name: text.menuOf(name) })

/** Three tabs of one browser: the overview, the bills, and a public page. */
async function threeTabs(page: Page): Promise<[Page, Page, Page]> {
  const tabs: [Page, Page, Page] = [page, await page.context().newPage(), await page.context().newPage()]
  for (const [index, path] of ['/user/account/overview', '/user/bill/details', '/car/list'].entries()) {
    await tabs[index]?.goto(path)
    await expect(account(tabs[index] as Page, 'Chen Hui')).toBeVisible()
  }
  return tabs
}

async function signOut(page: Page): Promise<void> {
  await account(page, 'Chen Hui').click()
  await page.getByRole('menuitem', { name: text.signOut }).click()
}

test('R3.38 signing out in one of three tabs signs out all, each on a page for visitors; whoever signs in there next is signed in in all, without any data of the former', async ({
  page,
  world,
}) => {
  const [first, second, third] = await threeTabs(page)
  await signOut(first)
  await expect(first).toHaveURL(/\/user\/login/)
  await expect(second).toHaveURL(/\/user\/login\?.*to=%2Fuser%2Fbill%2Fdetails/)
  await expect(third.getByRole('link', { name: text.signIn })).toBeVisible()
  await expect(third).toHaveURL(/\/car\/list$/)
  for (const tab of [first, second, third]) await expect(tab.getByText('Chen Hui')).toHaveCount(0)

  const { nickname } = await world.control.session('jadecredit')
  await fill(first, { [text.account]: 'jadecredit', [text.password]: 'Travel2026' })
  const asked = nextCaptcha(first)
  await first.getByRole('button', { name: text.signIn, exact: true }).click()
  await solveCaptcha(first, world, text, await asked)
  for (const tab of [first, third]) {
    await expect(account(tab, nickname)).toBeVisible()
    await expect(tab.getByText('Chen Hui')).toHaveCount(0)
  }
  await second.goto('/user/bill/details')
  await expect(account(second, nickname)).toBeVisible()
})

test('R3.38 a member who replaces another without signing out reloads the other tabs', async ({
  page,
  world,
}) => {
  const [first, second, third] = await threeTabs(page)
  const { id, username, nickname, avatar, token, refresh_token } = await world.control.session('jadecredit')
  const stored = JSON.stringify({ id, username, nickname, avatar, token, refresh_token })
  const reloaded = Promise.all([second, third].map((tab) => tab.waitForEvent('load')))
  await first.evaluate((member) => localStorage.setItem('userInfo', member), stored)
  await reloaded
  for (const tab of [second, third]) {
    await expect(account(tab, nickname)).toBeVisible()
    await expect(tab.getByText('Chen Hui')).toHaveCount(0)
  }
})

test('R4.25 a language chosen in one tab applies there at once and in the others after their next load; until then each stays in one language', async ({
  page,
}) => {
  const [first, second, third] = await threeTabs(page)
  const reloaded = first.waitForEvent('load')
  await first.getByRole('button', { name: labels['zh-cn'].languageName }).click()
  await reloaded
  await expect(first.locator('html')).toHaveAttribute('lang', 'zh-CN')

  const spoken = second.waitForRequest(/\/api\//)
  await second
    .getByRole('link', { name: 'Balance and Credit' })
    .or(second.getByRole('link', { name: 'Hotel Bookings' }))
    .first()
    .click()
  expect((await spoken).headers()['think-lang']).toBe('en')
  await expect(second.locator('html')).toHaveAttribute('lang', 'en-GB')
  await third.reload()
  await expect(third.locator('html')).toHaveAttribute('lang', 'zh-CN')
})
