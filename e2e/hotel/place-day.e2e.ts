import { expect, test } from '../fixtures.ts'
import { hotelAddress } from '../journeys/hotel-booking.ts'
import { journeyLabels } from '../journeys/labels.ts'

const text = journeyLabels.en
const stay = { check_in: '2026-11-21', check_out: '2026-11-22', rooms: '2', nationality: 'CN' }
const list = (more: Record<string, string> = {}) =>
  `/hotel/list?${new URLSearchParams({ destination_type: 'city', destination_id: 'yangon', ...stay, ...more })}`
const hotel = `${hotelAddress('1001').split('?')[0]}?${new URLSearchParams(stay)}`
const day21 = /21 Nov 2026$/

test.use({ language: 'en' })

test.describe('a reader in Shanghai, where the 22nd has begun', () => {
  test.use({ timezoneId: 'Asia/Shanghai', begin: { start: '2026-11-21T17:00:00Z' } })

  test('R9.41 tonight in Yangon is searched, shown and offered by the calendar', async ({ page }) => {
    for (const address of [list(), hotel]) {
      await page.goto(address)
      await expect(page.getByText(/Sat 21 Nov/).first()).toBeVisible()
      await expect(
        page
          .getByText(text.found)
          .or(page.getByRole('button', { name: new RegExp(`^${text.book}: `) }).first()),
      ).toBeVisible()
      await expect(page.getByText('cannot be booked')).toBeHidden()
      expect(page.url()).toContain('check_in=2026-11-21')
    }
    await page.getByRole('button', { name: text.checkIn }).first().click()
    const calendar = page.getByRole('dialog', { name: text.calendar })
    await expect(calendar.getByRole('button', { name: day21 })).toBeEnabled()
    await expect(calendar.getByText('Today at this place is Sat 21 Nov.')).toBeVisible()

    // Before a place is chosen, it says which today it begins with.
    await page.goto('/')
    await page.getByRole('button', { name: text.checkIn }).first().click()
    await expect(calendar.getByText(/begins on Sat 21 Nov/)).toBeVisible()
    await expect(calendar.getByRole('button', { name: day21 })).toBeEnabled()
  })
})

test.describe('a reader in Los Angeles, where it is still the 21st', () => {
  test.use({ timezoneId: 'America/Los_Angeles', begin: { start: '2026-11-21T20:00:00Z' } })

  test('R9.41 yesterday in Yangon is neither searched nor offered', async ({ page }) => {
    for (const address of [list({ tz: 'Asia/Yangon' }), hotel]) {
      await page.goto(address)
      await expect(page.getByText(/\(2026-11-21 – 2026-11-22\) cannot be booked/)).toBeVisible()
    }
    await page.getByRole('button', { name: text.checkIn }).first().click()
    await expect(
      page.getByRole('dialog', { name: text.calendar }).getByRole('button', { name: day21 }),
    ).toBeDisabled()
  })
})
