import { expect, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { dialog, finish } from '../helpers/screen.ts'
import { action, expectStatus, hotels, orderAddress, untilConfirmed } from '../journeys/hotel-booking.ts'
import { journeyLabels } from '../journeys/labels.ts'

const text = journeyLabels.en
const minute = 60_000
const day = 24 * 60 * minute

test.use({ language: 'en', persona: 'goldenland' })

test('R4.50 a night that the guests did not use is asked back, granted and paid', async ({
  page,
  visit,
  clock,
  world,
}) => {
  const agent = await agentOf(world, 'goldenland')
  const { booking_id: id, version } = await agent.bookConfirmed({
    hotel: hotels.ordinary,
    checkIn: '2026-11-21',
    checkOut: '2026-11-23',
  })
  await agent.ask('confirmOrderCheckIn', { body: { id, version } })
  await page.goto(orderAddress(id))
  await action(page, text, 'Refund').click()
  const refund = dialog(page, /Request a refund/)
  await refund.getByLabel('Reason').selectOption('The guests left early')
  await refund.getByLabel('Amount').fill('80.00')
  await refund.getByLabel('Explanation').fill('They left after the first night')
  await finish(refund, 'Request the refund')
  await expect(page.getByText('Waiting for the decision on the refund')).toBeVisible()

  await world.control.supplier('refund_ack', id)
  await clock.advance(minute)
  await expect(page.getByText('Refund on its way')).toBeVisible()
  await clock.advance(day)
  // The session has expired meanwhile.
  const session = JSON.stringify(await world.control.session('goldenland'))
  await page.addInitScript((member) => localStorage.setItem('userInfo', member), session)
  await visit(orderAddress(id))
  await expect(page.getByRole('list', { name: 'Refund' })).toContainText('Refunded')
  const back = await agentOf(world, 'goldenland')
  expect(await back.order(id)).toMatchObject({
    order_status: 'in_service',
    refund_money: { amount: '80.00' },
  })
})

test('R4.50 a refund that the supplier refuses is shown with its reason, and no money moves', async ({
  page,
  clock,
  world,
}) => {
  const agent = await agentOf(world, 'goldenland')
  const { booking_id: id } = await agent.bookConfirmed({ hotel: hotels.ordinary })
  await page.goto(orderAddress(id))
  await action(page, text, 'Refund').click()
  const refund = dialog(page, /Request a refund/)
  await refund.getByLabel('Amount').fill('25.50')
  await refund.getByLabel('Explanation').fill('No breakfast')
  await finish(refund, 'Request the refund')
  await world.control.supplier('refund_nack', id)
  await clock.advance(minute)
  await expect(page.getByRole('main').getByText('Refused', { exact: true }).first()).toBeVisible()
  const { timeline, refund_money } = await agent.order(id)
  const reason = timeline.at(-1)?.note ?? ''
  expect(reason).not.toBe('')
  await expect(page.getByText(reason)).toBeVisible()
  await expect(action(page, text, 'Refund')).toBeEnabled()
  expect(refund_money).toMatchObject({ amount: '0.00' })
})

test('R4.40 an order under review is cancelled free of charge, and its money is free again', async ({
  page,
  audit,
  clock,
  world,
}) => {
  const agent = await agentOf(world, 'goldenland')
  const order = await agent.book({ hotel: hotels.staysSilent })
  await agent.pay(order)
  const held = async () => (await agent.wallet()).holds.map(({ booking_id }) => booking_id)
  await clock.advance(10 * minute)
  await page.goto(orderAddress(order.booking_id))
  await expectStatus(page, 'Under review')
  await expect(page.getByText('Our staff are asking the supplier')).toBeVisible()
  expect(await held()).toContain(order.booking_id)
  await audit()

  await action(page, text, text.cancel).click()
  await finish(dialog(page, text.cancelTitle), 'Cancel the order free of charge')
  await clock.advance(untilConfirmed)
  await expectStatus(page, text.cancelled)
  expect(await held()).not.toContain(order.booking_id)
})
