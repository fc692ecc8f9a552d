import { expect, test } from '../fixtures.ts'
import { dialog, fill } from '../helpers/screen.ts'

const address = '/user/account/balance'

test.use({ language: 'en', persona: 'goldenland' })

test('finance sees that all sums agree, and where to transfer money with which reference', async ({
  page,
  visit,
}) => {
  await visit(address)
  const check = page.getByRole('region', { name: 'Ledger check' })
  await expect(check).toContainText(/^All \d+ sums .* agree · checked 2026-/)
  await page.getByRole('button', { name: 'Top up' }).click()
  const payee = dialog(page, 'Top up by bank transfer').getByRole('region', { name: 'Payment details' })
  await expect(payee).toContainText('C000001')
})

test('an invalid amount is an error at its field; one with separators is valid', async ({ page, visit }) => {
  await visit(address)
  await page.getByRole('button', { name: 'Top up' }).click()
  const form = dialog(page, 'Top up by bank transfer')
  const wrong = form.getByText('Enter an amount above 0 with at most two decimals')
  await fill(form, { 'Amount sent (CNY)': '0.00' })
  await form.getByRole('button', { name: 'Report the transfer' }).click()
  await expect(wrong).toBeVisible()
  await fill(form, { 'Amount sent (CNY)': '50,000.50' })
  await expect(wrong).toBeHidden()
})
