import { byTurns } from '../devices.ts'
import { expect, languages, test } from '../fixtures.ts'
import { field } from '../helpers/screen.ts'
import { sessionEndsDuring, signInAgain } from '../helpers/session.ts'
import { labels } from '../labels.ts'
import { chooseRate, guestNames, hotelAddress, hotels, nameGuests, placeOrder } from './hotel-booking.ts'
import { journeyLabels } from './labels.ts'

for (const language of languages) {
  const text = journeyLabels[language]
  const sign = labels[language]

  test.describe(`one form, one order, ${language}`, () => {
    test.use({ language, persona: 'goldenland' })

    test('R4.20 after a session that ended during the form, the operator returns to it with all input', {
      tag: byTurns(language, 'zh-cn phone'),
    }, async ({ page, audit, world }) => {
      await page.goto(hotelAddress(hotels.ordinary))
      await chooseRate(page, text)
      await nameGuests(page, text)
      await field(page, text.requests).fill('High floor, please')
      await sessionEndsDuring(page, world, 'bookHotel')

      await page.getByRole('button', { name: text.placeOrder }).click()
      await expect(page).toHaveURL(/\/user\/login\?/)
      await audit()
      await signInAgain(page, world, sign)

      await expect(page).toHaveURL(/\/hotel\/booking\?/)
      const names = page.getByRole('combobox', { name: text.nameOf })
      await expect(names).toHaveCount(2)
      await expect(names.nth(0)).toHaveValue(guestNames[0])
      await expect(names.nth(1)).toHaveValue(guestNames[1])
      await expect(field(page, text.requests)).toHaveValue('High floor, please')
      await placeOrder(page, text)
      const refreshed = (await world.control.journal()).filter(
        ({ operation }) => operation === 'refreshToken',
      )
      expect(refreshed).toEqual([])
    })
  })
}
