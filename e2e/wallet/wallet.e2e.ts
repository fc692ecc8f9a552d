import { expect, test } from '../fixtures.ts'
import { dialog } from '../helpers/screen.ts'

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
