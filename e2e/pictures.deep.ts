import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { test } from './fixtures.ts'

// Takes the pictures of README and docs: `npm run test:deep -- pictures`. They need fonts for Chinese and Burmese, such
// as fonts-noto-cjk and fonts-sil-padauk of Debian.

const mock = `http://127.0.0.1:${process.env.E2E_MOCK_PORT}`
const inPage = `http://127.0.0.1:${process.env.E2E_IN_PAGE_PORT}`

/** Saves the viewport as WebP, a quarter of the size of a PNG. */
async function take(page: Page, name: string) {
  await page.waitForLoadState('networkidle')
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
  writeFileSync(join(import.meta.dirname, '../docs/pictures', `${name}.webp`), Buffer.from(data, 'base64'))
}

async function takePortal(page: Page, name: string, path: string) {
  await page.goto(path)
  await page.getByRole('heading').first().waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  await take(page, name)
}

const hotels = `/hotel/list?${new URLSearchParams({
  destination_type: 'city',
  destination_id: 'yangon',
  destination_name: 'Yangon',
  check_in: '2026-12-15',
  check_out: '2026-12-17',
  rooms: '2',
  nationality: 'CN',
})}`

test.use({
  language: 'en',
  viewport: { width: 1200, height: 750 },
})

test('hotels', ({ page }) => takePortal(page, 'hotels', hotels))

test('front page and scenarios of the mock', async ({ page }) => {
  await page.goto(`${mock}/?lang=en`)
  await take(page, 'front-page')
  await page.goto(`${mock}/?lang=en#scenarios`)
  await take(page, 'catalogue')
})

test('reference', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  await page.goto(`${mock}/reference`)
  await page.locator('#operations-tag-hotel').click()
  await page.locator('.opblock-summary').first().click()
  await page.locator('.opblock-body .parameters-container').first().waitFor()
  await page.locator('#operations-tag-hotel').evaluate((tag) => tag.scrollIntoView())
  await take(page, 'reference')
})

test('panel', async ({ page }) => {
  await page.goto(`${inPage}/#scenario=hotel_pending_payment`)
  await page.waitForURL(/\/user\/order\/detail\//)
  await page.getByText('Awaiting payment').first().waitFor()
  await page.keyboard.press('Alt+Shift+M')
  await page.getByRole('dialog', { name: 'Mock panel' }).waitFor()
  await page.getByRole('tab', { name: 'Time' }).click()
  await take(page, 'panel')
})

test.describe('of a member', () => {
  test.use({ persona: 'goldenland' })

  test('overview', ({ page }) => takePortal(page, 'overview', '/user/account/overview'))

  test('phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 750 })
    await takePortal(page, 'phone', hotels)
  })

  test.describe('in Chinese', () => {
    test.use({ language: 'zh-cn' })

    test('orders', ({ page }) => takePortal(page, 'orders', '/user/order/list'))
  })
})
