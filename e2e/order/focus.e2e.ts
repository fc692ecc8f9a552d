import { expect, test } from '../fixtures.ts'

test.use({ language: 'en', persona: 'goldenland' })

test('the focus returns to the button when a dialog of an order is closed, and to the row when its preview is', async ({
  page,
}) => {
  await page.goto('/user/order/list?order_status=confirmed')
  const row = page.getByRole('table').getByRole('row').nth(1)
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()

  await row.getByRole('link').first().click()
  for (const button of ['Change booking', 'Send by e-mail', 'Edit notes']) {
    const opener = page.getByRole('button', { name: button })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  }
})
