import { phoneOnly } from '../devices.ts'
import { expect, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { field } from '../helpers/screen.ts'
import { hotels } from './hotel-booking.ts'
import { transferLabels } from './transfer-booking.ts'

const text = transferLabels.en

test.use({ language: 'en', persona: 'goldenland' })

test('R2.232 both transfers are added to a hotel from its trip: places, day, guests and phones are filled in', {
  tag: phoneOnly,
}, async ({ page, world, visit }) => {
  const agent = await agentOf(world, 'goldenland')
  const { booking_id } = await agent.bookConfirmed({ hotel: hotels.ordinary })
  const { trip } = (await agent.ask('saveTrip', { body: { title: 'Wang family', order_ids: [booking_id] } }))
    .data
  const tripPage = `/user/trip/detail/${trip.id}`
  await visit(tripPage)
  const leadPhone = field(page, 'Phone of the lead passenger')

  await page.getByRole('button', { name: /^Add: Airport pick-up: / }).click()
  await field(page, text.flightNumber).fill('8M332')
  await page.getByRole('group', { name: text.flight }).getByLabel(text.time).fill('15:15')
  await page.getByRole('button', { name: text.search }).click()
  await page.getByRole('link', { name: text.choose }).click()
  await expect(page.getByRole('combobox', { name: text.lead })).toHaveValue('WANG WEI')
  await expect(page.getByRole('combobox', { name: text.second })).toHaveValue('LI NA')
  await expect(field(page, text.contact)).toHaveValue('+8613800001111')
  await leadPhone.fill('+8613900002222')
  await page.getByRole('button', { name: text.order }).click()
  await expect(page).toHaveURL(/\/user\/airport-order\/detail\/A\d{10}$/)

  await page.goto(tripPage)
  await page.getByRole('button', { name: /^Add: Airport drop-off: / }).click()
  await page.getByRole('group', { name: 'Flight departs' }).getByLabel(text.time).fill('17:00')
  await page.getByRole('button', { name: text.search }).click()
  await page.getByRole('link', { name: text.choose }).click()
  await expect(page.getByRole('combobox', { name: text.lead })).toHaveValue('WANG WEI')
  await expect(leadPhone).toHaveValue('+8613900002222')
  await page.getByRole('button', { name: text.order }).click()
  await expect(page).toHaveURL(/\/user\/airport-order\/detail\/A\d{10}$/)

  await page.goto(tripPage)
  await expect(page.getByRole('button', { name: /^Add: Next hotel: / })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add: Airport/ })).toHaveCount(0)
})
