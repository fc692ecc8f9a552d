import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { field } from '../helpers/screen.ts'
import { carLabels, hireAddress } from './car-booking.ts'
import { transferBookingAddress, transfersAddress } from './transfer-booking.ts'

const text = carLabels.en

/** The address at another time of the ride. */
const at = (address: string, times: Record<string, string>) => {
  const [page, query] = address.split('?')
  return `${page}?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(query)), ...times })}`
}

/** The days of a field's calendar in November. */
async function openCalendar(page: Page, name: string) {
  await page.getByRole('group', { name }).getByRole('button').first().click()
  const calendar = page.getByRole('dialog', { name })
  return (day: number) => calendar.getByRole('button', { name: new RegExp(` ${day} Nov 2026$`) })
}

async function book(page: Page, order: RegExp) {
  await page.getByRole('combobox', { name: text.lead }).fill('WANG WEI')
  await field(page, text.phone).fill('+8613800001111')
  await field(page, text.contact).fill('+8613900002222')
  await page.getByRole('button', { name: text.place }).click()
  await expect(page).toHaveURL(order)
}

test.use({ language: 'en', persona: 'goldenland' })

test.describe('a member in Shanghai, where the 22nd has begun', () => {
  test.use({ timezoneId: 'Asia/Shanghai', begin: { start: '2026-11-21T16:05:00Z' } })

  test('R9.41 a transfer is offered from the day that the airport still has, and booked on the day chosen', async ({
    page,
  }) => {
    const times = { flight_number: '8M332', service_local: '2026-11-22T16:00:00+06:30' }
    await page.goto(at(transfersAddress, times))
    const day = await openCalendar(page, 'Transfer time')
    await expect(day(20)).toBeDisabled()
    await expect(day(21)).toBeEnabled()
    await page.goto(at(transferBookingAddress, times))
    await book(page, /\/user\/airport-order\/detail\/A\d{10}$/)
    await expect(page.getByText(/2026-11-22 17:30 UTC\+08:00.*16:00 UTC\+06:30/).first()).toBeVisible()
  })
})

test.describe('a member in Los Angeles, where it is still the 21st', () => {
  test.use({ timezoneId: 'America/Los_Angeles', begin: { start: '2026-11-21T20:00:00Z' } })

  test('R9.41 a car is offered from the 22nd of its place, and booked on the day chosen', async ({
    page,
  }) => {
    const hire = at(hireAddress('toyota-alphard'), {
      start: '2026-11-22T09:00:00+06:30',
      end: '2026-11-24T18:00:00+06:30',
    })
    await page.goto(hire.replace('/car/booking', '/car/list'))
    await expect(page.getByText(text.found)).toBeVisible()
    const day = await openCalendar(page, 'Pick-up time')
    await expect(day(21)).toBeDisabled()
    await expect(day(22)).toBeEnabled()
    await page.goto(hire)
    await book(page, /\/user\/car-order\/detail\/C\d{10}$/)
    await expect(page.getByText('2026-11-22 09:00').first()).toBeVisible()
  })
})
