import { expect, languages, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { rowWith } from '../helpers/table.ts'
import { hotels } from '../journeys/hotel-booking.ts'
import { journeyWords } from '../journeys/words.ts'

for (const language of languages) {
  const text = journeyWords[language]

  test.describe(`the order list, ${language}`, () => {
    test.use({ language, persona: 'goldenland' })

    test('R2.24 names number, hotel, guests, stay, settlement price and states of hotel bookings and nothing else', {
      tag: '@phone',
    }, async ({ page, visit, audit, world }) => {
      const agent = await agentOf(world, 'goldenland')
      const { booking_id: number } = await agent.bookConfirmed({ hotel: hotels.ordinary })
      const order = await agent.reading(language).order(number)
      await visit('/user/order/list')
      const row = rowWith(page, number)
      await expect(row).toHaveCount(1)
      await expect(row).toContainText(order.hotel_name)
      await expect(row).toContainText('WANG WEI')
      await expect(row).toContainText(/15.*17/)
      await expect(row).toContainText(Number(order.total_settlement_price?.amount).toLocaleString('en'))
      await expect(row).toContainText(text.confirmed)
      await expect(row).toContainText(text.settled)
      const links = await page.locator('a[href*="/user/order/detail/"]').allInnerTexts()
      expect(links.length).toBeGreaterThan(5)
      for (const link of links) expect(link).toMatch(/^H\d{10}$/)

      const keyword = page.getByRole('searchbox', { name: text.keyword })
      // On a phone the fields are folded away.
      const narrow = (page.viewportSize()?.width ?? 0) < 768
      if (narrow) await page.getByRole('search').getByRole('button', { name: text.filters }).click()
      await keyword.fill(number)
      await page.getByRole('button', { name: text.query, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`keyword=${number}`))
      await expect(page.locator('a[href*="/user/order/detail/"]')).toHaveCount(1)
      await audit()
      await page.reload()
      await expect(page.locator('a[href*="/user/order/detail/"]')).toHaveCount(1)
    })
  })
}
