import { byTurns } from '../devices.ts'
import { expect, languages, test } from '../fixtures.ts'
import { field, pick } from '../helpers/screen.ts'
import { chooseFlightTime, transferBookingAddress, transferLabels } from './transfer-booking.ts'

for (const language of languages) {
  const text = transferLabels[language]

  test.describe(`booking an airport transfer, ${language}`, () => {
    test.use({ language, persona: 'goldenland' })

    test('R1.03 R2.02 from the search for a transfer to an order number, with guests other than the member', {
      tag: byTurns(language, 'en phone'),
    }, async ({ page, visit, audit }) => {
      await visit('/')
      await page.getByRole('tab', { name: text.tab }).click()
      await pick(page, page.getByRole('combobox', { name: text.airport }), 'rgn', /RGN/)
      await field(page, text.flightNumber).fill('8M332')
      await pick(page, page.getByRole('combobox', { name: text.destination }), text.typed, text.place)
      await chooseFlightTime(page, text)
      await audit()
      await page.getByRole('button', { name: text.search }).click()
      await expect(page).toHaveURL(/\/airport\/list\?.*airport=RGN/)
      await expect(page.getByText(text.found)).toBeVisible()
      await audit()

      await page.getByRole('link', { name: text.choose }).click()
      await expect(page).toHaveURL(/\/airport\/booking\?.*vehicle_class=sedan/)
      const lines = page.getByRole('list', { name: text.lines })
      await expect(lines.getByRole('listitem')).toHaveCount(1)
      await field(page, text.driver).selectOption('chinese')
      await expect(lines.getByText(text.fee)).toBeVisible()
      await page.getByRole('combobox', { name: text.lead }).fill('WANG WEI')
      await page.getByRole('combobox', { name: text.second }).fill('LI NA')
      await field(page, text.contact).fill('+8613900002222')
      await audit()
      await page.getByRole('button', { name: text.order }).click()

      await expect(page).toHaveURL(/\/user\/airport-order\/detail\/A\d{10}$/)
      for (const guest of ['WANG WEI', 'LI NA']) await expect(page.getByText(guest).first()).toBeVisible()
    })
  })
}

test('R2.02 a visitor must sign in before booking a transfer, and returns to it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('/api/airport/') && asked.push(request.url())))
  await page.goto(transferBookingAddress)
  await expect(page).toHaveURL(/\/user\/login\?/)
  expect(new URL(page.url()).searchParams.get('to')).toMatch(/^\/airport\/booking\?.*vehicle_class=sedan/)
  // The guard redirects, before the form calls the server.
  expect(asked).toEqual([])
})
