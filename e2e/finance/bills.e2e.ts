import { expect, test } from '../fixtures.ts'
import { dialog } from '../helpers/screen.ts'

test.use({ language: 'en', scenario: 'bills_to_pay' })

test('R6.130 five bills are paid at once from the balance', async ({ page, world, visit }) => {
  await visit(world.begun?.path ?? '')
  await page.getByRole('button', { name: /^Select all \d+ results$/ }).click()
  await expect(page.getByRole('region', { name: 'Selected bills' })).toContainText('bills selected')
  await page.getByRole('button', { name: 'Pay the selected bills' }).click()
  const paying = dialog(page, /^Pay \d+ bills$/)
  const amounts = paying.getByRole('textbox', { name: /^Amount for B/ })
  await expect(amounts.nth(4)).toBeVisible()
  await paying.getByRole('button', { name: /^Pay CNY/ }).click()
  await expect(paying).toBeHidden()
  await expect(page.getByRole('region', { name: 'Selected bills' })).toBeHidden()
  await expect(page.getByRole('button', { name: /^Select all/ })).toHaveCount(0)
})
