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

for (const how of ['silent', 'dripping'] as const)
  test(`an answer that is ${how} ends with a message and can be tried again; leaving the page aborts it silently`, async ({
    page,
    ancestor,
  }) => {
    await page.goto('/user/account/profile')
    await expect(page.getByRole('textbox', { name: 'Nickname' })).toBeVisible()
    await ancestor.steer(`slow?path=account/integral&how=${how}`)
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
