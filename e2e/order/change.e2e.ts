import { expect, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { dialog, finish } from '../helpers/screen.ts'
import { action, chooseDates, expectStatus, hotels, orderAddress } from '../journeys/hotel-booking.ts'
import { journeyLabels } from '../journeys/labels.ts'

const text = journeyLabels.en
const minute = 60_000

test.use({ language: 'en', persona: 'goldenland' })

test('the hotel accepts another guest: previewed first, pending on the page, and on the next voucher', async ({
  page,
  audit,
  clock,
  world,
}) => {
  const agent = await agentOf(world, 'goldenland')
  const { booking_id: id } = await agent.bookConfirmed({ hotel: hotels.ordinary })
  await page.goto(orderAddress(id))
  await action(page, text, 'Change details').click()
  const change = dialog(page, `Change details of ${id}`)
  await change.getByLabel('Adult 2').fill('ZHANG XIULAN')
  await audit()
  await change.getByRole('button', { name: 'Review the change' }).click()
  await expect(change.getByText('The supplier has to agree')).toBeVisible()
  await expect(change.getByText('was: LI NA')).toBeVisible()
  await expect(change.getByText('The price stays the same')).toBeVisible()
  await audit()
  await finish(change, 'Ask the supplier')

  const waiting = page.getByRole('status').filter({ hasText: 'A change is waiting for the supplier' })
  await expect(waiting).toContainText('Adult 2')
  await audit()
  await clock.advance(6 * minute)
  await expect(waiting).toBeHidden()
  await expect(page.getByRole('group', { name: 'Room 1' })).toContainText('ZHANG XIULAN')
  const { voucher } = await agent.order(id)
  expect(voucher.version).toBe(2)
})

test('a change that the hotel rejects leaves the booking unchanged, and the page says so', async ({
  page,
  audit,
  world,
}) => {
  const agent = await agentOf(world, 'goldenland')
  const { booking_id: id, version } = await agent.bookConfirmed({ hotel: hotels.ordinary })
  const changes = { guests: [{ position: 2, full_name: 'ZHANG XIULAN' }] }
  await agent.ask('amendOrder', {
    body: { id, version, changes, accept_price_diff: false, confirm_duplicate: false },
  })
  await page.goto(orderAddress(id))
  const waiting = page.getByRole('status').filter({ hasText: 'A change is waiting for the supplier' })
  await expect(waiting).toBeVisible()
  await world.control.supplier('amend_nack', id)
  await page.reload()
  await expect(page.getByText('The supplier refused the change')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Room 1' })).toContainText('LI NA')
  await expect(action(page, text, 'Change details')).toBeEnabled()
  await audit()
})

test('R4.140 other dates and one guest less: priced beside what is booked, then made', async ({
  page,
  audit,
  world,
}) => {
  const agent = await agentOf(world, 'goldenland')
  const { booking_id: id } = await agent.bookConfirmed({ hotel: hotels.ordinary })
  await page.goto(orderAddress(id))
  await action(page, text, 'Change dates or rooms').click()
  const change = dialog(page, `Change dates or rooms of ${id}`)
  await change.getByRole('button', { name: 'Remove LI NA' }).click()
  await chooseDates(page, text)
  await audit()
  await change.getByRole('button', { name: 'See price and terms' }).click()
  await expect(change.getByRole('columnheader', { name: 'Booked' })).toBeVisible()
  await expect(change.getByRole('row').nth(2)).toContainText('WANG WEI, LI NA')
  await audit()
  await change.getByRole('checkbox', { name: /I accept the new price/ }).check()
  await finish(change, /^(Make the change|Pay|Ask the supplier)/)
  const { guests, amendment } = await agent.order(id)
  expect(amendment !== null || guests.length === 1).toBe(true)
})

test('a transfer moved into the night shows its surcharge before it is paid', async ({
  page,
  audit,
  world,
}) => {
  const agent = await agentOf(world, 'goldenland')
  const rides = await agent.ask('listOrders', {
    query: { order_type: 'airport', order_status: ['confirmed'], limit: 50 },
  })
  const day = 86_400_000
  const id = rides.data.list.find(
    ({ service, actions }) =>
      service?.transfer_type === 'pickup' &&
      service.flight_number !== null &&
      Date.parse(service.service_start_local) > world.start + 2 * day &&
      /T(?:0[7-9]|1\d):/.test(service.service_start_local) &&
      actions.some(({ action: name, enabled }) => name === 'amend' && enabled),
  )?.booking_id
  if (!id) throw new Error('No transfer by day can be changed.')
  await page.goto(`/user/airport-order/detail/${id}`)
  await action(page, text, 'Change details').click()
  const change = dialog(page, `Change details of ${id}`)
  await expect(change.getByLabel('Flight number')).toBeVisible()
  for (const field of await change.getByLabel('Time', { exact: true }).all()) await field.fill('23:40')
  await change.getByRole('checkbox', { name: /23:40/ }).check()
  await audit()
  await change.getByRole('button', { name: 'Review the change' }).click()
  await expect(change.getByText(/^\+[\d.,]+$/).first()).toBeVisible()
  await audit()
  await finish(change, /CNY.*more/)
  const { order } = (await agent.ask('getOrder', { query: { id } })).data
  const moved = order.order_type === 'airport' && order.local_pick_up_time.includes('T23:40')
  expect(moved || order.amendment !== null).toBe(true)
})

test('the voucher is mailed from the order; a second mail within a minute is refused with a message', async ({
  page,
  audit,
  world,
}) => {
  const agent = await agentOf(world, 'goldenland')
  const { booking_id: id } = await agent.bookConfirmed({ hotel: hotels.ordinary })
  await page.goto(orderAddress(id))
  const open = page.getByRole('button', { name: 'Send by e-mail' })
  const letter = dialog(page, `Send the voucher of ${id}`)
  const write = async () => {
    await open.click()
    await letter
      .getByRole('textbox', { name: 'To' })
      .or(letter.getByRole('combobox', { name: 'To' }))
      .first()
      .fill('guest@example.com')
    await page.keyboard.press('Enter')
  }
  await write()
  await audit()
  await finish(letter, 'Send')
  await expect(page.getByText(/guest@example\.com/)).toBeVisible()
  const mails = await world.control.peek.sent()
  expect(mails.filter(({ target }) => target === 'guest@example.com')).toHaveLength(1)

  await write()
  await letter.getByRole('button', { name: 'Send' }).click()
  await expect(letter.getByRole('alert')).toBeVisible()
  await expect(letter.getByText('guest@example.com')).toBeVisible()
})

test('an order that was not paid in time is rebooked at today’s rates, and keeps its notes', async ({
  page,
  audit,
  clock,
  world,
}) => {
  const agent = await agentOf(world, 'goldenland')
  const { booking_id: id } = await agent.book({ hotel: hotels.ordinary })
  await page.goto(orderAddress(id))
  await page.getByRole('button', { name: 'Edit notes' }).click()
  const notes = dialog(page, `Internal notes on ${id}`)
  await notes.getByLabel('Internal remark').fill('Client pays late')
  await audit()
  await finish(notes, 'Save')
  await expect(page.getByText('Client pays late')).toBeVisible()
  await clock.advance(31 * minute)
  await expectStatus(page, text.expired)
  await audit()
  await action(page, text, 'Book again').click()
  await expect(page).toHaveURL(new RegExp(`/hotel/detail/${hotels.ordinary}.*check_in=2026-12-15`))
})
