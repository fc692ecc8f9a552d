import { byTurns } from '../devices.ts'
import { expect, languages, test } from '../fixtures.ts'
import { field, pick } from '../helpers/screen.ts'
import { carLabels, hireAddress } from './car-booking.ts'

for (const language of languages) {
  const text = carLabels[language]

  test.describe(`booking a car, ${language}`, () => {
    test.use({ language, persona: 'goldenland' })

    test('R1.02 R2.04 from the search for cars to an order number, with a passenger other than the member', {
      tag: byTurns(language, 'zh-cn phone'),
    }, async ({ page, visit, audit }) => {
      await visit('/')
      await page.getByRole('tab', { name: text.tab }).click()
      await pick(page, page.getByRole('combobox', { name: text.pickUp }), text.typed, text.city)
      await expect(page.getByRole('combobox', { name: text.dropOff })).toHaveValue(text.typed)
      await audit()
      await page.getByRole('button', { name: text.search }).click()
      await expect(page).toHaveURL(/\/car\/list\?.*pick_up=mandalay/)
      await expect(page.getByText(text.found)).toBeVisible()
      await audit()

      await page.getByRole('link', { name: text.choose }).click()
      await expect(page).toHaveURL(/\/car\/booking\?.*model_id=toyota-alphard-mandalay/)
      const lines = page.getByRole('list', { name: text.lines })
      await expect(lines.getByRole('listitem')).toHaveCount(1)
      const language = field(page, text.driverLanguage)
      await language.selectOption({ label: (await language.getByText(text.chinese).textContent()) ?? '' })
      await expect(lines.getByText(text.fee)).toBeVisible()
      await page.getByRole('combobox', { name: text.lead }).fill('WANG WEI')
      await field(page, text.phone).fill('+8613800001111')
      await field(page, text.contact).fill('+8613900002222')
      await audit()
      await page.getByRole('button', { name: text.place }).click()

      await expect(page).toHaveURL(/\/user\/car-order\/detail\/C\d{10}$/)
      await expect(page.getByText('WANG WEI').first()).toBeVisible()
    })
  })
}

test('R2.01 the home page is open to all, with a search for each of the three products', {
  tag: byTurns('zh-cn', 'zh-cn phone'),
}, async ({ page, visit, audit }) => {
  await visit('/')
  for (const [tab, search] of Object.entries(carLabels['zh-cn'].searches)) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('search', { name: search })).toBeVisible()
    await audit()
  }
})

test('R2.04 a visitor must sign in before booking a car, and returns to it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('/api/car/') && asked.push(request.url())))
  await page.goto(hireAddress('toyota-alphard'))
  await expect(page).toHaveURL(/\/user\/login\?/)
  expect(new URL(page.url()).searchParams.get('to')).toMatch(/^\/car\/booking\?.*model_id=toyota-alphard/)
  // The guard redirects, before the form calls the server.
  expect(asked).toEqual([])
})
