import { expect, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { cents, dialog, rowWith } from '../helpers/screen.ts'
import {
  action,
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

test('a rejection by the supplier refunds everything', async ({ page, audit, clock, world }) => {
  const agent = await agentOf(world, 'goldenland')
  const { wallet: before } = await agent.wallet()
  const { booking_id: number } = await agent.book({ hotel: hotels.rejects })
  await page.goto(orderAddress(number))
  await payBy(page, text, text.predeposit)
  expect((await agent.wallet()).wallet.available).not.toEqual(before.available)
  await clock.advance(untilConfirmed)
  await expectStatus(page, text.rejected)
  await audit()
  const { wallet: after, holds } = await agent.wallet()
  expect(after).toEqual(before)
  expect(holds.filter(({ booking_id }) => booking_id === number)).toEqual([])
})

test('other terms from the supplier are shown side by side, and accepting them confirms at their price', async ({
  page,
  audit,
  clock,
  world,
}) => {
  const agent = await agentOf(world, 'goldenland')
  const { booking_id: number } = await agent.book({ hotel: hotels.offersOtherTerms })
  await page.goto(orderAddress(number))
  await payBy(page, text, text.predeposit)
  await clock.advance(untilConfirmed)
  await expectStatus(page, text.awaitingAcceptance)
  await audit()
  await action(page, text, text.confirmOrder).click()
  const offer = dialog(page, text.acceptTitle)
  const price = offer.getByRole('row', { name: /Net price/ })
  await expect(price).toBeVisible()
  await audit()
  const [booked, offered] = (await price.getByRole('cell').allInnerTexts()).map(cents)
  await offer.getByRole('button', { name: text.acceptChange }).click()
  await expectStatus(page, text.confirmed)
  const charged = await agent.ledgerOf(number)
  expect(charged.map(({ money }) => cents(`CNY ${money.amount}`))).toEqual([offered])
  expect(offered).not.toBe(booked)
})

test('without an answer from the supplier the order goes to our staff, and the amount stays held', async ({
  page,
  audit,
  clock,
  world,
}) => {
  const agent = await agentOf(world, 'goldenland')
  const { booking_id: number } = await agent.book({ hotel: hotels.staysSilent })
  await page.goto(orderAddress(number))
  await payBy(page, text, text.predeposit)
  await clock.advance(4 * minute)
  await expectStatus(page, text.manualReview)
  await audit()
  await page.goto('/user/account/balance')
  await expect(rowWith(page, number)).toHaveCount(1)
  expect(await agent.ledgerOf(number)).toEqual([])
})
