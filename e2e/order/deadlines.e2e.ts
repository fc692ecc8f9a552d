import { byTurns } from '../devices.ts'
import { expect, languages, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { hotels, orderAddress } from '../journeys/hotel-booking.ts'

const labels = {
  en: { today: /^Today · /, pay: 'left to pay' },
  'zh-cn': { today: /^今天 · /, pay: '支付剩余' },
}

for (const language of languages) {
  const text = labels[language]

  test.describe(`the deadlines, ${language}`, () => {
    test.use({ language, persona: 'goldenland' })

    test('an unpaid booking is listed under today with its payment deadline, and leads to the order', {
      tag: byTurns(language, 'en desktop'),
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
