import { expect, test } from '../fixtures.ts'

test.use({ language: 'en', scenario: 'hotel_awaiting_acceptance' })

test('a test with a scenario starts on its page, signed in as its member', async ({ page, world }) => {
  await page.goto(world.begun?.path ?? '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept change' }).first()).toBeEnabled()
  expect(world.begun?.user?.username).toBe('goldenland')
})
