import { expect, test } from '../fixtures.ts'

test.describe('a device in dark mode', () => {
  test.use({ language: 'en', colorScheme: 'dark' })

  test('is followed from the first paint, until light is chosen here', { tag: '@phone' }, async ({
    page,
    visit,
  }) => {
    const scheme = page.locator('html[data-mantine-color-scheme]')
    await page.goto('/', { waitUntil: 'commit' })
    await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await visit('/')
    await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await page.getByRole('button', { name: 'Switch to light mode' }).click()
    await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible()
    await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light')
  })
})
