import type { Page } from '@playwright/test'
import { expect, openInside, test } from './ancestor-host.ts'

// The host lists the operations that this backend lacks, so nothing leads to pages that need them.
test.use({ knowsLacks: true })

const namesIn = async (page: Page, menu: string) => {
  const links = page.getByRole('navigation', { name: menu }).getByRole('link')
  await expect(links.first()).toBeVisible()
  return links.allTextContents()
}

/** Paths of calls with status 404. */
function missedCalls(page: Page): string[] {
  const missed: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() === 404 && pathname.startsWith('/api/')) missed.push(pathname)
  })
  return missed
}

test('a visitor sees articles, and no search for products that cannot be booked', async ({ page }) => {
  const missed = missedCalls(page)
  await page.goto('/')
  expect(await namesIn(page, 'Main menu')).toEqual(['News', 'Search'])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Service terms' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('')
  expect(missed).toEqual([])
})

test.describe('a member', () => {
  test.use({ username: 'linmei' })

  test('sees links to the available pages only, and each of them loads', async ({ page }) => {
    const missed = missedCalls(page)
    await page.goto('/user/account/profile')
    const offered = ['Personal profile', 'Change password', 'Points', 'My collection', 'My comments']
    expect(await namesIn(page, 'Member menu')).toEqual([...offered, 'My contributions', 'My orders'])
    await expect(page.getByRole('textbox', { name: 'Nickname' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Alerts' })).toHaveCount(0)
    for (const name of [...offered, 'My contributions', 'My orders']) {
      await page.getByRole('navigation', { name: 'Member menu' }).getByRole('link', { name }).click()
      await expect(page.locator('main [aria-busy="true"]'), name).toHaveCount(0)
      await expect(page.getByText('The server does not offer this yet'), name).toHaveCount(0)
    }
    expect(missed).toEqual([])
  })

  test('gets from the member centre to the first available page', async ({ page }) => {
    await page.goto('/user')
    await expect(page).toHaveURL(/\/user\/account\/profile$/)
  })

  test('the URL of an unavailable page says so', async ({ page }) => {
    await page.goto('/user/account/profile')
    await expect(page.getByRole('textbox', { name: 'Nickname' })).toBeVisible()
    await openInside(page, '/user/order/list')
    await expect(page.getByText('The server does not offer this yet').first()).toBeVisible()
  })
})
