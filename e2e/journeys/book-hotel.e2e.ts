import { expect, languages, test } from '../fixtures.ts'
import { dialog } from '../helpers/dialog.ts'
import { rowWith } from '../helpers/table.ts'
import {
  bookFirstRate,
  chooseFirstRate,
  hotelAddress,
  hotels,
  nameGuests,
  payBy,
  placeOrder,
  searchYangon,
  untilConfirmed,
} from './hotel-booking.ts'
import { journeyWords } from './words.ts'

for (const language of languages) {
  const text = journeyWords[language]

  test.describe(`booking a hotel, ${language}`, () => {
    test.use({ language, persona: 'goldenland' })

    test('R1.01 from the search to a confirmed order and its voucher', { tag: '@phone' }, async ({
      page,
      visit,
      audit,
      clock,
    }) => {
      await visit('/')
      await searchYangon(page, text)
      await audit()
      await page.locator(`a[href*="/hotel/detail/${hotels.ordinary}"]`).first().click()
      await audit()
      await chooseFirstRate(page, text)
      await nameGuests(page, text)
      await audit()
      const number = await placeOrder(page, text)
      await audit()

      await payBy(page, text, text.predeposit)
      await clock.advance(untilConfirmed)
      await expect(page.getByText(text.confirmed).first()).toBeVisible()
      await audit()

      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: text.downloadVoucher }).click()
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/)

      await visit('/user/order/list')
      await expect(rowWith(page, number, text.confirmed)).toBeVisible()
    })

    test('a confirmed order is cancelled once the penalty has been shown', async ({ page, visit, clock }) => {
      await visit(hotelAddress(hotels.ordinary))
      await bookFirstRate(page, text)
      await payBy(page, text, text.predeposit)
      await clock.advance(untilConfirmed)
      await expect(page.getByText(text.confirmed).first()).toBeVisible()

      await page.getByRole('button', { name: text.cancel, exact: true }).click()
      const cancelling = dialog(page, new RegExp(text.cancel))
      await expect(cancelling.getByText(/CNY|¥/).first()).toBeVisible()
      await cancelling.getByRole('button').last().click()
      await clock.advance(untilConfirmed)
      await expect(page.getByText(text.cancelled).first()).toBeVisible()
    })
  })
}

test.describe('what can go wrong on the way', () => {
  const text = journeyWords.en
  test.use({ language: 'en', persona: 'goldenland' })

  test('a rate that is sold out at the re-check offers others, and nothing is booked', async ({
    page,
    visit,
  }) => {
    await visit(hotelAddress(hotels.soldOut))
    await chooseFirstRate(page, text)
    await expect(page.getByText(text.soldOut)).toBeVisible()
    await expect(page).toHaveURL(/\/hotel\/detail\//)
  })

  test('a price that has changed at the re-check is shown before and after, and goes on only when accepted', async ({
    page,
    visit,
  }) => {
    await visit(hotelAddress(hotels.priceChanges))
    await chooseFirstRate(page, text)
    await expect(page.getByText(text.priceChanged)).toBeVisible()
    await expect(page).toHaveURL(/\/hotel\/detail\//)
    await page.getByRole('button', { name: text.accept }).click()
    await expect(page).toHaveURL(/\/hotel\/booking/)
  })

  test('R9.13 a non-refundable booking cannot be cancelled once confirmed', async ({
    page,
    visit,
    clock,
    world,
  }) => {
    await visit(hotelAddress(hotels.nonRefundable))
    await expect(page.getByText(/cannot be changed or cancelled once confirmed/).first()).toBeVisible()
    const number = await bookFirstRate(page, text)
    await payBy(page, text, text.predeposit)
    await clock.advance(untilConfirmed)
    await expect(page.getByText(text.confirmed).first()).toBeVisible()

    const cancel = page.getByRole('button', { name: text.cancel, exact: true })
    await expect(cancel).toBeDisabled()
    await expect(cancel).toHaveAccessibleDescription(new RegExp(text.nonRefundableReason))

    const quote = await page.evaluate(async (id) => {
      const headers = {
        'content-type': 'application/json',
        'ba-user-token': JSON.parse(localStorage.userInfo).token,
      }
      const answer = await fetch('/api/order/cancelQuote', {
        method: 'POST',
        headers,
        body: JSON.stringify({ id }),
      })
      return answer.json()
    }, number)
    expect(quote).toMatchObject({ code: 0, data: { reason_key: 'NON_REFUNDABLE' } })
    const { findings } = await world.control.verdict()
    expect(findings).toEqual([])
  })

  test.describe('with little money', () => {
    test.use({ persona: 'newleaf' })

    test('a balance that is too low says by how much, and pays nothing', async ({ page, visit }) => {
      await visit(hotelAddress(hotels.ordinary))
      await bookFirstRate(page, text)
      await page.getByRole('button', { name: text.pay, exact: true }).click()
      const payment = dialog(page, new RegExp(text.pay))
      await expect(payment.getByRole('radio', { name: text.predeposit })).toBeDisabled()
      await expect(payment.getByText(text.balanceShort)).toBeVisible()
    })
  })
})

test.describe('paying by credit', () => {
  const text = journeyWords.en
  test.use({ language: 'en', persona: 'jadecredit' })

  test('R1.05 raises the credit in use by the settlement price', async ({ page, visit, world }) => {
    await visit(hotelAddress(hotels.ordinary))
    const number = await bookFirstRate(page, text)
    await payBy(page, text, text.credit)
    await visit('/user/account/balance')
    await expect(rowWith(page, number)).toBeVisible()
    expect((await world.control.verdict()).clean).toBe(true)
  })
})
