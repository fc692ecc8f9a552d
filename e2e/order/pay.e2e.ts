import { byTurns } from '../devices.ts'
import { expect, languages, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { amountOf, cents, rowWith } from '../helpers/screen.ts'
import {
  expectStatus,
  hotels,
  openPayment,
  orderAddress,
  payButton,
  payBy,
  untilConfirmed,
} from '../journeys/hotel-booking.ts'
import { journeyLabels } from '../journeys/labels.ts'

const ordinary = { hotel: hotels.ordinary }

test.describe('a company with credit', () => {
  const text = journeyLabels.en
  test.use({ language: 'en', persona: 'jadecredit' })

  test('R1.05 R2.15 pays an order by credit, which increases the used credit by the settlement price', async ({
    page,
    audit,
    clock,
    world,
  }) => {
    const agent = await agentOf(world, 'jadecredit')
    const { booking_id: number, total_settlement_price } = await agent.book(ordinary)
    const price = cents(`CNY ${total_settlement_price?.amount}`)
    const card = page.getByRole('main').locator('section').filter({ hasText: text.creditLimit })

    await page.goto('/user/account/balance')
    const [used, free] = [await amountOf(card, text.used), await amountOf(card, text.frozen)]
    await page.goto(orderAddress(number))
    await payBy(page, text, text.credit)
    await clock.advance(untilConfirmed)
    await expectStatus(page, text.confirmed)

    await page.goto('/user/account/balance')
    expect(await amountOf(card, text.used)).toBe(used + price)
    expect(await amountOf(card, text.frozen)).toBe(free)
    await page.getByRole('radiogroup').getByText(text.credit, { exact: true }).click()
    await expect(page).toHaveURL(/account=credit/)
    await expect(rowWith(page, number, text.charge)).toHaveCount(1)
    await audit()
  })
})

for (const language of languages) {
  const text = journeyLabels[language]

  test.describe(`with little money, ${language}`, () => {
    test.use({ language, persona: 'newleaf' })

    test('R2.75 an impossible payment shows the reason and the missing amount, and pays nothing', {
      tag: byTurns(language, 'en phone'),
    }, async ({ page, visit, audit, world }) => {
      const agent = await agentOf(world, 'newleaf')
      const { booking_id: number, total_settlement_price } = await agent.book(ordinary)
      const { wallet } = await agent.wallet()
      await visit(orderAddress(number))
      const payment = await openPayment(page, text)
      const type = payment.getByRole('radio', { name: text.predeposit })
      await expect(type).toBeDisabled()
      await expect(type).toHaveAccessibleDescription(new RegExp(text.balanceShort))
      await audit()
      const price = cents(`CNY ${total_settlement_price?.amount}`)
      const short = (price - cents(`CNY ${wallet.available?.amount}`)) / 100
      const figure = short.toLocaleString('en', { minimumFractionDigits: 2 })
      await expect(type).toHaveAccessibleDescription(new RegExp(figure.replace('.', '\\.')))
      expect(await amountOf(payment, text.before)).toBe(cents(`CNY ${wallet.available?.amount}`))

      await expect(payButton(payment, text)).toBeDisabled()
      await expect(payment.locator('a[href="/user/account/balance"]')).toBeVisible()
      expect((await agent.order(number)).order_status).toBe('pending_payment')
    })
  })
}
