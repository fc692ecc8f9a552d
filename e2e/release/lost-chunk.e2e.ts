import type { Page } from '@playwright/test'
import { labels } from '../labels.ts'
import { pageFile } from './builds.ts'
import { expect, test } from './host.ts'

test.use({ language: 'en' })

const carRentals = (page: Page) =>
  page.getByRole('navigation', { name: labels.en.mainMenu }).getByRole('link', { name: 'Car Rentals' })

const loadsOf = (page: Page): string[] => {
  const loads: string[] = []
  page.on('load', () => loads.push(new URL(page.url()).pathname))
  return loads
}

test('R4.13 a chunk that the host no longer has causes one reload at the target', async ({
  page,
  visit,
  host,
  errors,
}) => {
  errors.tolerate(/Failed to load resource|could not be loaded|Refused to apply style/)
  await visit('/')
  // Chunks of the open page may still be loading, so only those of the next page are missing.
  await host.deploy('second', { renamed: true, without: [pageFile('/car/list')] })
  const loads = loadsOf(page)
  await carRentals(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Car Rentals/)
  await expect(page).toHaveURL(/\/car\/list$/)
  expect(loads).toEqual(['/car/list'])
})

test('a chunk that stays missing causes one reload and then the error page; ten seconds later it may reload again', async ({
  page,
  visit,
  audit,
  host,
  errors,
  clock,
}) => {
  errors.tolerate(/Failed to load resource|could not be loaded|Refused to apply style/)
  await host.deploy('second', { without: [pageFile('/car/list')] })
  await visit('/')
  const loads = loadsOf(page)
  await carRentals(page).click()
  await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible()
  expect(loads).toEqual(['/car/list'])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible()
  expect(loads).toEqual(['/car/list'])
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  await audit()

  await clock.advance(10_000)
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Try again' }).click()
  await reloaded
  await page.getByRole('button', { name: /home/i }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('without a connection a page that cannot be loaded causes no reload, and opens at the next attempt', async ({
  page,
  context,
  visit,
  audit,
  errors,
}) => {
  errors.tolerate(/Failed to load resource|could not be loaded|Failed to fetch/)
  await visit('/')
  const loads = loadsOf(page)
  await context.setOffline(true)
  await carRentals(page).click()
  await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible()
  await expect(page.getByText('This page could not be loaded.')).toBeVisible()
  expect(loads).toEqual([])
  await audit()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Car Rentals/)
})
