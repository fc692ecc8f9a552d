import { byTurns } from '../devices.ts'
import { expect, languages, test } from '../fixtures.ts'
import { columnAmounts } from '../helpers/screen.ts'
import { ask, filterBy, resultsAddress } from '../journeys/hotel-booking.ts'
import { journeyLabels } from '../journeys/labels.ts'
import { labels } from '../labels.ts'

for (const [typed, language, beside] of [
  ['yangguang', 'zh-cn', 2],
  ['yangon', 'en', 2],
] as const) {
  const text = journeyLabels[language]

  test.describe(`a destination typed as ${typed}`, () => {
    test.use({ language })

    test('is suggested in groups and searched as the same city', async ({ page, visit, audit }) => {
      await visit('/')
      const list = await ask(page, text, typed)
      const city = list.getByRole('option', { name: text.city }).first()
      await expect(city).toBeVisible()
      await expect(list.getByRole('group', { name: text.groups[0] }).getByRole('option')).not.toHaveCount(0)
      await expect(
        list.getByRole('group', { name: text.groups[beside] }).getByRole('option'),
      ).not.toHaveCount(0)
      expect(await list.getByRole('group').count()).toBeGreaterThan(1)
      await audit()
      await city.click()
      await page.getByRole('button', { name: text.search }).click()
      await expect(page).toHaveURL(/\/hotel\/list\?.*destination_type=city&destination_id=yangon/)
    })
  })
}

for (const language of languages) {
  const text = journeyLabels[language]

  test.describe(`results, ${language}`, () => {
    test.use({ language })

    test('R2.08 are public; filter and sort are in the URL and survive reload and Back', {
      tag: byTurns(language, 'zh-cn phone'),
    }, async ({ page, visit, audit }) => {
      const shownPrices = () => columnAmounts(page.getByRole('region', { name: text.results }))
      await visit(resultsAddress)
      await expect(page.getByRole('banner')).toBeVisible()
      const all = await page.getByText(text.found).innerText()

      await filterBy(page, text, async (filters) => {
        await filters.getByRole('checkbox', { name: text.starFour }).check()
        await expect(page).toHaveURL(/star/)
        await expect(page.getByText(text.found)).not.toHaveText(all)
        await audit()
      })
      const four = await page.getByText(text.found).innerText()
      await page.getByRole('group', { name: text.sort }).getByRole('button', { name: text.sortPrice }).click()
      await expect(page).toHaveURL(/star.*sort=price|sort=price.*star/)
      await expect.poll(async () => ascending(await shownPrices())).toBe(true)
      await audit()

      await page.reload()
      await expect(page.getByText(text.found)).toHaveText(four)
      expect(ascending(await shownPrices())).toBe(true)

      await page.getByRole('link', { name: text.seeRooms }).first().click()
      await expect(page).toHaveURL(/\/hotel\/detail\//)
      await page.goBack()
      await expect(page).toHaveURL(/star.*sort=price|sort=price.*star/)
      await expect(page.getByText(text.found)).toHaveText(four)
      await page.goBack()
      await expect(page).not.toHaveURL(/sort=price/)
      await page.goBack()
      await expect(page.getByText(text.found)).toHaveText(all)
    })
  })
}

const ascending = (amounts: readonly number[]) =>
  amounts.length > 1 && amounts.every((amount, index) => index === 0 || amount >= Number(amounts[index - 1]))

test.describe('a visitor', () => {
  const text = journeyLabels.en
  test.use({ language: 'en' })

  test('R2.07 sees a hotel with its rates by room and selling prices, and must sign in to book', async ({
    page,
    visit,
  }) => {
    await visit(resultsAddress.replace('/hotel/list', '/hotel/detail/1001'))
    await expect(page.getByRole('banner')).toBeVisible()
    const rooms = page.getByRole('list', { name: text.ratesOf })
    expect(await rooms.count()).toBeGreaterThan(1)
    for (const rates of await rooms.all())
      expect(await rates.getByRole('listitem').filter({ hasText: 'CNY' }).count()).toBeGreaterThan(0)
    await rooms
      .first()
      .getByRole('button', { name: /^Book: / })
      .first()
      .click()
    await expect(page).toHaveURL(/\/user\/login\?/)
    await expect(page.getByText(labels.en.whySignIn)).toBeVisible()
    expect(new URL(page.url()).searchParams.get('to')).toMatch(/^\/hotel\/detail\/1001\?/)
  })
})
