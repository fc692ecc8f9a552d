import type { Page } from '@playwright/test'
import { expect, languages, test } from '../fixtures.ts'
import { hotels, orderNumber } from './hotel-booking.ts'
import { journeyWords } from './words.ts'

/** Tab by Tab until the wanted thing has the focus, as somebody without a mouse does it. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let step = 0; step < 220; step += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const focused = document.activeElement
      const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : null
      return focused?.getAttribute('aria-label') ?? label ?? focused?.textContent ?? ''
    })
    if (wanted.test(name)) return
  }
  throw new Error(`Tab never comes to ${wanted}.`)
}

for (const language of languages) {
  const text = journeyWords[language]

  test.describe(`without a mouse, ${language}`, () => {
    test.use({ language, persona: 'goldenland' })

    test('the keyboard alone leads from the search box to the order', async ({ page, visit }) => {
      test.setTimeout(90_000)
      const { press, type } = page.keyboard
      const key = (name: string) => press.call(page.keyboard, name)
      const write = (words: string) => type.call(page.keyboard, words)
      await visit('/')
      await tabTo(page, new RegExp(`^${text.destination}$`))
      await write(text.typed)
      await expect(page.getByRole('option', { name: text.city }).first()).toBeVisible()
      await key('ArrowDown')
      await key('Enter')
      await expect(page.getByRole('combobox')).toHaveValue(text.cityName)
      await key('Enter')
      await expect(page).toHaveURL(/\/hotel\/list\?.*destination_id=yangon/)
      await expect(page.getByText(text.found)).toBeVisible()

      // Straight to a hotel whose answers are the same in every world; the way there is Tab and Enter.
      await page.goto(page.url().replace(/\/hotel\/list\?/, `/hotel/detail/${hotels.ordinary}?`))
      await expect(page.getByRole('list', { name: text.ratesOf }).first()).toBeVisible()
      await tabTo(page, new RegExp(`^${text.book}: .*, ${text.flexible}$`))
      await key('Enter')
      await expect(page).toHaveURL(/\/hotel\/booking/)
      await expect(page.getByRole('textbox', { name: text.nameOf }).first()).toBeVisible()
      for (const name of ['WANG WEI', 'LI NA']) {
        await tabTo(page, text.nameOf)
        await write(name)
      }
      await tabTo(page, new RegExp(`^${text.placeOrder}$`))
      await key('Enter')
      await orderNumber(page, text)
    })
  })
}
