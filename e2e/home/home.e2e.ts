import { expect, test } from '../fixtures.ts'
import { layoutShift } from '../settled.ts'

test.describe('the front page of a member', () => {
  test.use({ language: 'en', persona: 'goldenland' })

  test('the member’s day loads below the search without a layout shift', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/')
    const day = page.getByRole('region', { name: 'Your day' })
    await expect(day.getByRole('region')).toHaveCount(4)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toBeAttached()
    // A shift below 0.01 is invisible; a card that pushes the page down causes more than 0.05.
    expect(await layoutShift(page)).toBeLessThan(0.01)
  })
})

test.describe('the searches on a laptop', () => {
  test.use({ language: 'en' })

  test('the fields of a transfer are in two rows', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('tab', { name: 'Airport transfers' }).click()
    const form = page.getByRole('search', { name: 'Airport transfer search' })
    await expect(form.getByRole('button', { name: 'Search transfers' })).toBeVisible()
    const begin = await form
      .getByRole('button', { name: 'Search transfers' })
      .locator('..')
      .evaluate((fields) => {
        const rows = new Map<number, number[]>()
        for (const field of fields.children) {
          const { bottom, left } = field.getBoundingClientRect()
          const row = Math.round(bottom / 40)
          rows.set(row, [...(rows.get(row) ?? []), Math.round(left)])
        }
        return [...rows.values()]
      })
    expect(begin).toHaveLength(2)
    const [first = [], second = []] = begin
    expect(first).toHaveLength(5)
    expect(second.filter((left) => !first.includes(left))).toEqual([])
  })
})
