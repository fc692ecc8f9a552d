import { byTurns } from '../devices.ts'
import { expect, languages, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { hotels, orderAddress } from '../journeys/hotel-booking.ts'

const labels = {
  en: { today: /^Today · /, pay: 'Pay before', kind: 'Deadline type', filters: 'Filters' },
  'zh-cn': { today: /^今天 · /, pay: '支付截止', kind: '期限类型', filters: '筛选' },
}

for (const language of languages) {
  const text = labels[language]

  test.describe(`the deadlines, ${language}`, () => {
    test.use({ language, persona: 'goldenland' })

    test('an unpaid booking is listed under today with its payment deadline, and leads to the order', {
      tag: byTurns(language, 'zh-cn'),
    }, async ({ page, visit, world }) => {
      const agent = await agentOf(world, 'goldenland')
      const { booking_id: id } = await agent.book({ hotel: hotels.ordinary })
      await visit('/user/order/deadlines?kind=pay')
      await expect(page.getByText(text.today)).toBeVisible()
      const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: id })
      await expect(row).toContainText(text.pay)
      await expect(row).toContainText('UTC+06:30')
      await row.getByRole('link', { name: id }).click()
      await expect(page).toHaveURL(orderAddress(id))
    })
  })
}

test.describe('the board', () => {
  test.use({ language: 'en', persona: 'goldenland' })

  test('says that it could not be loaded, and can be tried again', async ({ page, audit, world, errors }) => {
    errors.tolerate(/Failed to load resource/)
    await world.control.faults.add({ operation: 'listOrderDeadlines', status: 503 })
    await page.goto('/user/order/deadlines?within_hours=168')
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await world.control.faults.clear()
    await again.click()
    await expect(page.getByRole('table', { name: 'Deadlines' })).toBeVisible()
    await audit()
  })
})
