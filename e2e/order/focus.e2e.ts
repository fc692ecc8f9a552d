import { expect, test } from '../fixtures.ts'

test.use({ language: 'en', persona: 'goldenland' })

test('closing a dialog of an order returns the focus to its button, asks before it discards input, and the preview returns it to its row', async ({
  page,
  audit,
}) => {
  await page.goto('/user/order/list?order_status=confirmed')
  const row = page.getByRole('table').getByRole('row').nth(1)
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()

  await row.getByRole('link').first().click()
  for (const button of ['Change details', 'Send by e-mail', 'Edit notes']) {
    const opener = page.getByRole('button', { name: button })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  }

  const opener = page.getByRole('button', { name: 'Edit notes' })
  await opener.click()
  const remark = page.getByRole('dialog').getByLabel('Internal remark')
  await remark.fill('Calls back on Monday')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Discard what you have typed?' })
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await audit()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(remark).toBeFocused()
  await expect(remark).toHaveValue('Calls back on Monday')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})
