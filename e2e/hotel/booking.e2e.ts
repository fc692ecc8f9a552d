import { expect, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { dialog } from '../helpers/screen.ts'
import {
  action,
  chooseRate,
  expectStatus,
  hotelAddress,
  hotels,
  nameGuests,
  orderNumber,
  payBy,
  untilConfirmed,
} from '../journeys/hotel-booking.ts'
import { journeyLabels } from '../journeys/labels.ts'

const text = journeyLabels.en
test.use({ language: 'en', persona: 'goldenland' })

test('R9.13 a non-refundable booking says so, needs a tick, and cannot be cancelled once confirmed', async ({
  page,
  audit,
  clock,
  world,
}) => {
  const agent = await agentOf(world, 'goldenland')
  await page.goto(hotelAddress(hotels.nonRefundable))
  await chooseRate(page, text, text.nonRefundableRate)
  await expect(page.getByText(text.noWayBack).first()).toBeVisible()
  await nameGuests(page, text)
  await page.getByRole('button', { name: text.placeOrder }).click()

  const warning = dialog(page, text.nonRefundableTitle)
  const confirm = warning.getByRole('button', { name: text.placeOrder })
  await expect(confirm).toBeDisabled()
  await audit()
  await warning.getByRole('checkbox').check()
  await confirm.click()
  const number = await orderNumber(page, text)
  await payBy(page, text, text.predeposit, true)
  await clock.advance(untilConfirmed)
  await expectStatus(page, text.confirmed)

  await expect(action(page, text, text.cancel)).toHaveCount(0)
  await action(page, text, 'More').click()
  const refused = page.getByRole('list', { name: 'Not possible now' }).getByRole('listitem')
  await expect(refused.filter({ hasText: text.cancel }).first()).toContainText(text.noWayBack)
  await audit()
  const quote = await agent.ask('quoteOrderCancellation', { body: { id: number } })
  expect(quote).toMatchObject({ code: 0, data: { reason_key: 'NON_REFUNDABLE' } })
  expect((await agent.order(number)).order_status).toBe('confirmed')
})
