import { routes } from '@portal/api-client/contract'
import { byTurns } from '../devices.ts'
import { expect, languages, test } from '../fixtures.ts'
import { hotelAddress, hotels } from '../journeys/hotel-booking.ts'

const labels = {
  en: { mark: /^Favourite: /, card: 'Favourite hotels', all: 'Favourite hotels: See all', remove: 'Remove' },
  'zh-cn': { mark: /^收藏 /, card: '收藏的酒店', all: '收藏的酒店: 全部', remove: '取消收藏' },
}

for (const language of languages) {
  const text = labels[language]

  test.describe(`favourite hotels, ${language}`, () => {
    test.use({ language, persona: 'goldenland' })

    test('a favourite hotel is on the home page and in the list until it is removed', {
      tag: byTurns(language, 'zh-cn phone'),
    }, async ({ page, visit, audit }) => {
      await page.goto(hotelAddress(hotels.ordinary))
      const heading = page.getByRole('heading', { level: 1 })
      // The mark is shown before it is stored, and leaving the page would abort the call.
      const stored = page.waitForResponse((response) => response.url().includes(routes.toggleFavourite.path))
      await heading.getByRole('button', { name: text.mark, pressed: false }).click()
      await expect(heading.getByRole('button', { name: text.mark, pressed: true })).toBeVisible()
      await stored
      await visit('/')
      const card = page.getByRole('region', { name: text.card })
      const marked = `a[href="/hotel/detail/${hotels.ordinary}"]`
      await expect(card.locator(marked)).toBeVisible()
      const name = await card.locator(marked).innerText()
      await card.getByRole('link', { name: text.all }).click()
      await expect(page).toHaveURL('/user/favourite/list')
      await audit()
      await page.getByRole('button', { name: `${text.remove}: ${name}` }).click()
      const dialog = page.getByRole('dialog')
      await audit()
      await dialog.getByRole('button', { name: text.remove, exact: true }).click()
      await expect(page.locator('main').locator(marked)).toHaveCount(0)
      await expect(page.locator('main').getByRole('link').first()).toBeVisible()
    })
  })
}
