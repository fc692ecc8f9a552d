import { byTurns } from '../devices.ts'
import { expect, languages, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { cents, dialog } from '../helpers/screen.ts'
import { chooseRate, hotelAddress, hotels, nameGuests, placeOrder } from '../journeys/hotel-booking.ts'
import { journeyLabels } from '../journeys/labels.ts'

for (const language of languages) {
  const labels = journeyLabels[language]

  test.describe(`a changed rate, ${language}`, () => {
    test.use({ language, persona: 'goldenland' })

    test('R7.30 sold out at the re-check, it offers other rates, and one of them is booked', {
      tag: byTurns(language, 'zh-cn desktop'),
    }, async ({ page, audit }) => {
      await page.goto(hotelAddress(hotels.soldOut))
      await chooseRate(page, labels)
      const soldOut = dialog(page, labels.soldOut)
      await expect(soldOut).toBeVisible()
      await expect(page).toHaveURL(/\/hotel\/detail\//)
      const nearby = soldOut.getByRole('region', { name: labels.nearby })
      await expect(nearby.getByRole('link').first()).toHaveAttribute(
        'href',
        /check_in=2026-12-15&check_out=2026-12-17/,
      )
      await audit()
      const other = new RegExp(`${labels.choose.source}.*, ${labels.advance}$`)
      await soldOut.getByRole('button', { name: other }).first().click()
      await nameGuests(page, labels)
      await placeOrder(page, labels)
    })

    test('R7.30 a changed price is shown before and after, and the accepted one is booked', {
      tag: byTurns(language, 'zh-cn phone'),
    }, async ({ page, audit, world }) => {
      const agent = await agentOf(world, 'goldenland')
      await page.goto(hotelAddress(hotels.priceChanges))
      await chooseRate(page, labels)
      const changed = dialog(page, labels.priceChanged)
      const price = changed.getByRole('row', { name: labels.priceRow })
      await expect(price).toBeVisible()
      // Even when the texts are stacked, screen readers hear the column headers.
      await expect(changed.getByRole('columnheader')).toHaveCount(2)
      await expect(changed.getByRole('button', { name: labels.keepAsQuote })).toBeVisible()
      await expect(page).toHaveURL(/\/hotel\/detail\//)
      await audit()
      const [before, after] = (await price.getByRole('cell').allInnerTexts()).map(cents)
      expect(after).toBeGreaterThan(Number(before))
      await changed.getByRole('button', { name: labels.accept }).click()
      await nameGuests(page, labels)
      const order = await agent.order(await placeOrder(page, labels))
      expect(cents(`CNY ${order.total_price.amount}`)).toBe(after)
    })
  })
}
