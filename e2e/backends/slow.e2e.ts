import type { Page } from '@playwright/test'
import { expect, openInside, test } from './ancestor-host.ts'

// Timeouts of calls run thirty times faster in these pages; all other timers are normal.
test.use({ username: 'linmei' })
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const real = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => real(ms / 30)
  }),
)

const waiting = (page: Page) => page.locator('main [aria-busy="true"]')

test('an answer that never ends is given up with a message and can be requested again; leaving the page aborts it silently', async ({
  page,
  ancestor,
}) => {
  await page.goto('/user/account/profile')
  await expect(page.getByRole('textbox', { name: 'Nickname' })).toBeVisible()
  await ancestor.steer(`slow?path=account/integral`)
  const asked = page.waitForRequest(/account\/integral/)
  await openInside(page, '/user/account/integral')
  await asked
  await openInside(page, '/user/account/changePassword')
  await expect(page.getByRole('heading', { level: 1, name: 'Change password' })).toBeVisible()
  await expect.poll(() => ancestor.steer('brokenOff')).toEqual(['account/integral'])
  await expect(page.getByRole('alert')).toHaveCount(0)

  await openInside(page, '/user/account/integral')
  await expect(waiting(page).first()).toBeVisible()
  await expect(page.getByText('The server has not answered in time.')).toBeVisible()
  await expect(waiting(page)).toHaveCount(0)
  await expect.poll(() => ancestor.steer('brokenOff')).toEqual(['account/integral', 'account/integral'])
  await ancestor.steer('quick')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Entry 400')).toBeVisible()
})
