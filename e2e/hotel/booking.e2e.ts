import { expect, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { captchaAsked, solveCaptcha } from '../helpers/captcha.ts'
import { dialog } from '../helpers/dialog.ts'
import { field, fill } from '../helpers/form.ts'
import {
  action,
  chooseRate,
  expectStatus,
  guestNames,
  hotelAddress,
  hotels,
  nameGuests,
  orderNumber,
  payBy,
  placeOrder,
  untilConfirmed,
} from '../journeys/hotel-booking.ts'
import { journeyWords } from '../journeys/words.ts'
import { words } from '../words.ts'

const text = journeyWords.en
test.use({ language: 'en', persona: 'goldenland' })

test('R9.13 a non-refundable booking says so, wants its word typed, and cannot be cancelled once confirmed', async ({
  page,
  visit,
  audit,
  clock,
  world,
}) => {
  test.setTimeout(60_000)
  const agent = await agentOf(world, 'goldenland')
  await visit(hotelAddress(hotels.nonRefundable))
  await chooseRate(page, text, text.nonRefundableRate)
  await expect(page.getByText(text.noWayBack).first()).toBeVisible()
  await nameGuests(page, text)
  await page.getByRole('button', { name: text.placeOrder }).click()

  const warning = dialog(page, text.nonRefundableTitle)
  const confirm = warning.getByRole('button', { name: text.placeOrder })
  await expect(confirm).toBeDisabled()
  await audit()
  await warning.getByRole('textbox').fill(text.nonRefundable)
  await confirm.click()
  const number = await orderNumber(page, text)
  await payBy(page, text, text.predeposit, true)
  await clock.advance(untilConfirmed)
  await expectStatus(page, text.confirmed)

  const cancel = action(page, text, text.cancel)
  await expect(cancel).toBeDisabled()
  await expect(cancel).toHaveAccessibleDescription(new RegExp(text.noWayBack))
  await audit()
  const quote = await agent.ask('quoteOrderCancellation', { body: { id: number } })
  expect(quote).toMatchObject({ code: 0, data: { reason_key: 'NON_REFUNDABLE' } })
  expect((await agent.order(number)).order_status).toBe('confirmed')
})

test('a double click on the button that books makes one order', async ({ page, visit, world }) => {
  const agent = await agentOf(world, 'goldenland')
  const before = await agent.ask('listOrders', { query: { order_type: 'hotel' } })
  await visit(hotelAddress(hotels.ordinary))
  await chooseRate(page, text)
  await nameGuests(page, text)
  await page.getByRole('button', { name: text.placeOrder }).dblclick()
  await orderNumber(page, text)
  const after = await agent.ask('listOrders', { query: { order_type: 'hotel' } })
  expect(after.data.total - before.data.total).toBe(1)
  const booked = (await world.control.journal()).filter(({ operation }) => operation === 'bookHotel')
  expect(booked).toHaveLength(1)
})

test('R4.20 a session that ends in the middle of the form brings the operator back to it, with all that was filled in', async ({
  page,
  visit,
  audit,
  world,
}) => {
  test.setTimeout(60_000)
  await visit(hotelAddress(hotels.ordinary))
  await chooseRate(page, text)
  await nameGuests(page, text)
  await field(page, text.requests).fill('High floor, please')
  const form = page.url()
  const token = await page.evaluate(() => JSON.parse(localStorage.userInfo).token)
  await agentOf(world, 'goldenland', token).then((agent) => agent.signOut())

  await page.getByRole('button', { name: text.placeOrder }).click()
  await expect(page).toHaveURL(/\/user\/login\?/)
  await expect(page.getByText(words.en.sessionEnded)).toBeVisible()
  await audit()
  await fill(page, { [words.en.account]: 'goldenland', [words.en.password]: 'Travel2026' })
  const asked = captchaAsked(page)
  await page.getByRole('button', { name: words.en.signIn, exact: true }).click()
  await solveCaptcha(page, world, words.en, await asked)

  await expect(page).toHaveURL(form)
  const names = page.getByRole('textbox', { name: text.nameOf })
  await expect(names).toHaveCount(2)
  await expect(names.nth(0)).toHaveValue(guestNames[0])
  await expect(names.nth(1)).toHaveValue(guestNames[1])
  await expect(field(page, text.requests)).toHaveValue('High floor, please')
  await placeOrder(page, text)
  const refreshed = (await world.control.journal()).filter(({ operation }) => operation === 'refreshToken')
  expect(refreshed).toEqual([])
})

test('a guest without a name is asked for at the field, and nothing is booked', async ({
  page,
  visit,
  audit,
  world,
}) => {
  await visit(hotelAddress(hotels.ordinary, '2-6,1'))
  await chooseRate(page, text)
  await expect(page.getByRole('textbox', { name: text.nameOf })).toHaveCount(4)
  await page.getByRole('button', { name: text.placeOrder }).click()
  const first = page.getByRole('textbox', { name: text.nameOf }).first()
  await expect(first).toHaveAttribute('aria-invalid', 'true')
  await audit()
  const booked = (await world.control.journal()).filter(({ operation }) => operation === 'bookHotel')
  expect(booked).toEqual([])
})
