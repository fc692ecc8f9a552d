import { expect, test } from '@playwright/test'

test('the portal with the mock inside the page needs no server at all', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const answered: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/') && response.fromServiceWorker()) answered.push(response.url())
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('navigation').getByRole('link').first()).toBeVisible()
  expect(answered.some((url) => url.includes('/api/index/index'))).toBe(true)
  expect(errors).toEqual([])
})
