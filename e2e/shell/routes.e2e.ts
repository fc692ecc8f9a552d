import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { hotelAddress, resultsAddress } from '../journeys/hotel-booking.ts'
import { labels } from '../labels.ts'

const text = labels.en
test.use({ language: 'en' })

/** Navigates inside the running portal, as a link does. */
const open = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, '', to), path)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const memberMenu = (page: Page) => page.getByRole('navigation', { name: text.memberMenu })
const mainMenu = (page: Page) => page.getByRole('navigation', { name: text.mainMenu })

/** The page has its title and the layout of travel pages: header, no member menu. */
async function expectTravelLayout(page: Page, title: string | RegExp): Promise<void> {
  await expect(page).toHaveTitle(title)
  await expect(heading(page)).toBeVisible()
  await expect(mainMenu(page).getByRole('link').first()).toBeVisible()
  await expect(memberMenu(page)).toHaveCount(0)
}

test('R2.03 R2.05 R2.08 the lists of transfers, cars and hotels open for a visitor, with the header and without the member menu', async ({
  page,
  visit,
}) => {
  await visit('/airport/list')
  await expectTravelLayout(page, /^Airport Transfer - /)
  await open(page, '/car/list')
  await expectTravelLayout(page, /^Car Rentals - /)
  await open(page, resultsAddress)
  await expectTravelLayout(page, /^Hotel/)
  await open(page, hotelAddress('1001'))
  await expectTravelLayout(page, / - Waypost$/)
  await expect(page).toHaveURL(/\/hotel\/detail\/1001/)
})

const details = [
  'order/detail/H2611210001',
  'car-order/detail/C2611210001',
  'airport-order/detail/A2611210001',
]

test.describe('a member', () => {
  test.use({ persona: 'goldenland' })

  test('R2.21 R2.23 R2.25 the orders of all three products have the layout of travel pages, not that of the member centre', async ({
    page,
  }) => {
    await page.goto('/user/bill/details')
    for (const path of details) {
      // Each time from the other layout, or the open page would pass the checks.
      await open(page, '/user/bill/details')
      await expect(memberMenu(page)).toBeVisible()
      await open(page, `/user/${path}`)
      await expect(memberMenu(page), path).toHaveCount(0)
      await expectTravelLayout(page, / - Waypost$/)
      await expect(page).toHaveURL(new RegExp(`/user/${path}$`))
    }
  })
})
