import { byTurns } from '../devices.ts'
import { expect, languages, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { amountOf, cents, dialog, rowWith } from '../helpers/screen.ts'
import { action, expectStatus, hotels, orderAddress, untilConfirmed } from './hotel-booking.ts'
import { journeyLabels } from './labels.ts'

/** When the world starts, cancelling it already costs a part. */
const soon = {
  hotel: hotels.ordinary,
  rate: 'Advance booking',
  checkIn: '2026-11-26',
  checkOut: '2026-11-28',
}

/** A quote is valid for ten minutes. */
const untilQuoteLapses = 11 * 60_000

for (const language of languages) {
  const text = journeyLabels[language]

  test.describe(`cancelling, ${language}`, () => {
    test.use({ language, persona: 'goldenland' })

    test('R2.76 the fee must be accepted first, an expired quote is renewed, and the rest is refunded', {
      tag: byTurns(language, 'en phone'),
    }, async ({ page, audit, clock, world }) => {
      const agent = await agentOf(world, 'goldenland')
      const { booking_id: number } = await agent.bookConfirmed(soon)
      const paid = cents(`CNY ${(await agent.order(number)).total_settlement_price?.amount}`)

      await page.goto(orderAddress(number))
      await action(page, text, text.cancel).click()
      const cancelling = dialog(page, text.cancelTitle)
      await expect(cancelling.getByRole('checkbox', { name: text.accepted })).toBeVisible()
      await audit()
      const penalty = await amountOf(cancelling, text.penalty)
      const refund = await amountOf(cancelling, text.refund)
      expect(penalty).toBeGreaterThan(0)
      expect(penalty + refund).toBe(paid)

      // Nothing is cancelled until the fee is accepted.
      const submit = cancelling.getByRole('button', { name: text.cancelFor })
      await submit.click()
      await expect(cancelling.getByText(text.acceptFirst)).toBeVisible()
      expect((await agent.order(number)).order_status).toBe('confirmed')

      await clock.advance(untilQuoteLapses)
      await expect(cancelling.getByText(text.renewed)).toBeVisible()
      expect(await amountOf(cancelling, text.penalty)).toBe(penalty)

      await cancelling.getByRole('checkbox', { name: text.accepted }).check()
      await submit.click()
      await expect(cancelling).toBeHidden()
      await expectStatus(page, text.cancelling)
      await clock.advance(untilConfirmed)
      await expectStatus(page, text.cancelled)
      await audit()

      await page.goto('/user/account/balance')
      const movement = rowWith(page, number, text.back)
      await expect(movement).toHaveCount(1)
      await expect(movement).toContainText(
        `+${(refund / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`,
      )
    })
  })
}
