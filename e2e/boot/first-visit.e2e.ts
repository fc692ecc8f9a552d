import { expect, test } from '../fixtures.ts'
import { words } from '../words.ts'

test.describe('a first visit', () => {
  test.use({ language: null })

  test('R1.11 is in Chinese, although the browser asks for English', { tag: '@phone' }, async ({
    page,
    visit,
  }) => {
    await visit('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    expect(await page.evaluate(() => navigator.language)).toBe('en-GB')
  })

  test('R4.25 R3.37 another language is stored, the page reloads in it, and the next visit begins in it', async ({
    page,
    visit,
    context,
  }) => {
    await visit('/')
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: words.en.languageName }).click()
    await reloaded
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
    await expect(page.getByRole('button', { name: words['zh-cn'].languageName })).toBeVisible()

    const later = await context.newPage()
    await later.goto('/')
    await expect(later.locator('html')).toHaveAttribute('lang', /^en/)
  })
})

test('R4.21 the site configuration is loaded once for a visitor, however many pages are opened', async ({
  page,
  visit,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/index/index')) calls.push(request.url())
  })
  await visit('/')
  await page.getByRole('navigation', { name: words['zh-cn'].mainMenu }).getByRole('link').first().click()
  await expect(page).not.toHaveURL(/\/$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(calls).toHaveLength(1)
})

test.describe('an address that does not exist', () => {
  test.use({ language: 'en' })

  test('R2.45 shows Page Not Found, with the header still there', async ({ page, visit, faults }) => {
    faults.tolerate(/Page not found: \/no\/such\/page/)
    await visit('/no/such/page')
    await expect(page.getByText('Page Not Found').first()).toBeVisible()
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/$/)
  })
})
