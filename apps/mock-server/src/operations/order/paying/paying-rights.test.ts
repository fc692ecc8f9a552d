import { afterEach, beforeEach, expect, test } from 'vitest'
import { program } from '../../../program.ts'
import { stayOf } from '../../../scenarios/bookings.ts'
import {
  bookStay,
  confirmedOrder,
  expectCleanWorld,
  payOrder,
  readOrder,
} from '../../../testing/hotel-journey.ts'
import { type RealMock, realMock, signedInAgain } from '../../../testing/real-mock.ts'
import { bookTransfer } from '../../../testing/ride-journey.ts'

/** Members who book, accept and complete, but may not pay. */

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const forbidPaying = () => {
  const { tables } = member.world
  const [row] = tables.member.where(({ username }) => username === 'goldenland')
  if (!row) throw new Error('The company has an owner.')
  tables.member.put({ ...row, nodes: row.nodes.filter((node) => node !== 'order/pay') })
}
const balance = async () => (await member.get('/api/wallet/summary')).data.wallet.balance.amount
const actionOf = async (id: string, name: string) =>
  (await readOrder(member, id)).actions.find(({ action }: { action: string }) => action === name)

type Order = Parameters<typeof stayOf>[0]

async function change(order: Order, check_out: string) {
  const { booking_id: id, version } = order
  const stay = { ...stayOf(order), check_out }
  const { data } = await member.post('/api/order/changeQuote', { id, version, change: { stay } })
  const { quote_id } = data.quote
  return member.post('/api/order/change', { id, version, quote_id, accept_terms: true })
}

async function confirmedTransfer() {
  const booked = await bookTransfer(member)
  await payOrder(member, booked)
  member.world.clock.advance(8000)
  return readOrder(member, booked.booking_id)
}

test('A dearer change needs the right to pay; asking for its price and a cheaper one do not', async () => {
  const order = await confirmedOrder(member)
  forbidPaying()
  const before = await balance()
  expect(await change(order, '2026-12-15')).toMatchObject({ data: { error_key: 'NO_PERMISSION' } })
  expect(await readOrder(member, order.booking_id)).toMatchObject({ version: order.version })
  expect(await balance()).toBe(before)
  expect((await change(order, '2026-12-11')).data.outcome).toBe('changed')
})

test('A correction that costs more needs the right to pay, and one that costs nothing does not', async () => {
  const order = await confirmedTransfer()
  forbidPaying()
  const { booking_id: id, version } = order
  const amend = (changes: object) =>
    member.post('/api/order/amend', { id, version, changes, accept_price_diff: true })
  const night = { pick_up_local: '2026-12-10T23:40:00+06:30' }
  expect(await amend(night)).toMatchObject({ data: { error_key: 'NO_PERMISSION' } })
  expect((await amend({ special_requests: 'Water' })).data.outcome).toBe('applied')
})

test('A dearer offer needs the right to pay, and the order does not offer to accept it', async () => {
  const booked = await bookStay(member)
  await payOrder(member, booked)
  expect(program.supplierEvents.change(member.world, booked.booking_id, {})).toBeNull()
  expect(await actionOf(booked.booking_id, 'confirm')).toMatchObject({ enabled: true })
  forbidPaying()
  const { booking_id: id, version } = await readOrder(member, booked.booking_id)
  expect(await actionOf(id, 'confirm')).toMatchObject({ enabled: false, reason_key: 'NO_PERMISSION' })
  expect(await actionOf(id, 'decline')).toMatchObject({ enabled: true })
  expect(await member.post('/api/order/confirm', { id, version })).toMatchObject({
    data: { error_key: 'NO_PERMISSION' },
  })
})

test('Reported extras are accepted only by a member who may pay', async () => {
  const { booking_id: id } = await confirmedTransfer()
  member.world.clock.advance(Date.parse('2026-12-10T20:00:00+06:30') - member.world.clock.now())
  member = signedInAgain(member, 'goldenland')
  const { version } = await readOrder(member, id)
  await member.post('/api/order/confirmCheckIn', { id, version })
  expect(program.supplierEvents.report_extras(member.world, id, { overtime_hours: 2 })).toBeNull()
  expect(await actionOf(id, 'confirm_complete')).toMatchObject({ enabled: true })
  forbidPaying()
  const now = await readOrder(member, id)
  expect(await actionOf(id, 'confirm_complete')).toMatchObject({
    enabled: false,
    reason_key: 'NO_PERMISSION',
  })
  const body = { id, version: now.version, extras_accepted: true }
  expect(await member.post('/api/order/confirmComplete', body)).toMatchObject({
    data: { error_key: 'NO_PERMISSION' },
  })
})

test.each(['/api/order/pay', '/api/order/payLater'])('%s needs the right to pay', async (path) => {
  const { booking_id: id, version } = await bookStay(member)
  forbidPaying()
  const client_ref = '7b1f9f0a-2c1d-4e5f-8a9b-000000000777'
  const body = { id, version, client_ref, ...(path.endsWith('pay') && { channel: 'predeposit' }) }
  expect(await member.post(path, body)).toMatchObject({ data: { error_key: 'NO_PERMISSION' } })
})
