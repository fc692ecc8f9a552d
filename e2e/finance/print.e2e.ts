import { expect, test } from '../fixtures.ts'
import { dialog } from '../helpers/screen.ts'

test.use({ language: 'en', persona: 'jadecredit' })

test('a bill prints to its last line, without the list beside it', async ({ page }) => {
  await page.goto('/user/bill/details?bill=B2611010001')
  const bill = dialog(page, 'Bill B2611010001')
  const lines = bill.getByRole('row')
  await expect(lines.nth(20)).toBeAttached()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(title).toBeHidden()
  await expect(bill.getByRole('button')).toHaveCount(0)
  const cut = await bill.evaluate((paper) => ({
    below: paper.scrollHeight - paper.clientHeight,
    // One is in whole pixels, the other is not.
    isInFlow: document.documentElement.scrollHeight >= Math.floor(paper.getBoundingClientRect().height),
  }))
  expect(cut).toEqual({ below: 0, isInFlow: true })
})
