import { expect, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import {
  expectStatus,
  hotelAddress,
  hotels,
  orderAddress,
  payBy,
  untilConfirmed,
} from '../journeys/hotel-booking.ts'
import { journeyLabels } from '../journeys/labels.ts'

const text = journeyLabels.en
const minute = 60_000
test.use({ language: 'en', persona: 'goldenland' })

test('a hotel on request says so, and the order is confirmed when it has answered', async ({
  page,
  audit,
  clock,
  world,
}) => {
  await page.goto(hotelAddress(hotels.onRequest))
  await expect(page.getByRole('button', { name: /^Request to book: / }).first()).toBeVisible()
  const agent = await agentOf(world, 'goldenland')
  const { booking_id: number } = await agent.book({ hotel: hotels.onRequest })
  await page.goto(orderAddress(number))
  await payBy(page, text, text.predeposit)
  await clock.advance(untilConfirmed)
  expect((await agent.order(number)).order_status).toBe('pending_confirm')
  await audit()
  await clock.advance(20 * minute)
  await expectStatus(page, text.confirmed)
})
