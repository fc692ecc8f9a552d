import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import { confirmedOrder, expectCleanWorld, payOrder, readOrder } from '../../testing/hotel-journey.ts'
import { type RealMock, realMock, signedInAgain } from '../../testing/real-mock.ts'
import { bookTransfer } from '../../testing/ride-journey.ts'

const hour = 3_600_000
let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const cny = (amount: string) => ({ amount, currency: 'CNY' })
const call = async (path: string, id: string, body: object = {}) => {
  const { version } = await readOrder(member, id)
  return member.post(`/api/order/${path}`, { id, version, ...body })
}
const refund = (id: string, amount: string) => call('refund', id, { money: cny(amount), reason: 'No driver' })
const until = (at: number) => {
  member.world.clock.advance(at - member.world.clock.now())
  member = signedInAgain(member, 'goldenland')
}
const supplierSays = (event: keyof typeof program.supplierEvents, id: string) =>
  program.supplierEvents[event](member.world, id, {})
const stateOf = (order: { actions: { action: string }[] }, action: string) =>
  order.actions.find((one) => one.action === action)

/** A transfer that settles for 77.40: free, then 38.70 from a day before, then everything from two hours before. */
async function transfer(): Promise<{ id: string; pickUp: number }> {
  const booked = await bookTransfer(member, {}, { vehicle_class: 'compact' })
  await payOrder(member, booked)
  member.world.clock.advance(8000)
  const order = await readOrder(member, booked.booking_id)
  expect(order.settlement_money).toEqual(cny('77.40'))
  return { id: order.booking_id, pickUp: Date.parse(order.local_pick_up_time) }
}

const quoteOf = async (id: string) => (await member.post('/api/order/cancelQuote', { id })).data.quote

describe('refunds and the terms of the order', () => {
  test('A non-refundable stay refunds nothing while it is active, and the refusal says why', async () => {
    const { booking_id: id } = await confirmedOrder(member, { hotel_id: '1001', non_refundable: true })
    const order = await readOrder(member, id)
    expect(order.refundable_money).toEqual(cny('0.00'))
    expect(stateOf(order, 'refund')).toMatchObject({ enabled: false, reason_key: 'TERMS_KEEP_ALL' })
    expect(await refund(id, '1.00')).toMatchObject({
      data: { error_key: 'ACTION_NOT_ALLOWED', reason_key: 'TERMS_KEEP_ALL' },
    })
    expect((await readOrder(member, id)).refunds).toEqual([])
  })

  test('Before the service a refund is limited to what the current penalty leaves, and the refusal names the amount', async () => {
    const { id, pickUp } = await transfer()
    expect((await readOrder(member, id)).refundable_money).toEqual(cny('77.40'))
    until(pickUp - 12 * hour)
    expect((await readOrder(member, id)).refundable_money).toEqual(cny('38.70'))
    const refused = await refund(id, '38.71')
    expect(refused.data).toMatchObject({
      error_key: 'AMOUNT_TOO_HIGH',
      fields: { 'money.amount': ['At most CNY 38.70 can be refunded now'] },
    })
    const zh = await member.post(
      '/api/order/refund',
      { id, money: cny('38.71'), reason: 'x', version: (await readOrder(member, id)).version },
      'zh-cn',
    )
    expect(zh.data.fields).toEqual({ 'money.amount': ['目前最多可申请退款 CNY 38.70'] })
    until(pickUp - hour)
    expect(await refund(id, '0.01')).toMatchObject({ data: { reason_key: 'TERMS_KEEP_ALL' } })
  })

  test('From the beginning of the service on, the no-show penalty is kept', async () => {
    const { id, pickUp } = await transfer()
    until(pickUp + 1000)
    expect(await refund(id, '0.01')).toMatchObject({ data: { reason_key: 'TERMS_KEEP_ALL' } })
    await call('confirmCheckIn', id)
    expect(await refund(id, '0.01')).toMatchObject({ data: { reason_key: 'TERMS_KEEP_ALL' } })
    until(pickUp + 30 * hour)
    const order = await readOrder(member, id)
    expect(order).toMatchObject({ order_status: 'completed', settlement_money: cny('77.40') })
    expect(await refund(id, '0.01')).toMatchObject({ data: { reason_key: 'TERMS_KEEP_ALL' } })
  })

  test('After a no-show its penalty cannot be refunded', async () => {
    const { id, pickUp } = await transfer()
    until(pickUp + 12 * hour)
    expect(supplierSays('no_show', id)).toBeNull()
    expect(await readOrder(member, id)).toMatchObject({ settlement_money: cny('77.40') })
    expect(await refund(id, '77.40')).toMatchObject({ data: { reason_key: 'TERMS_KEEP_ALL' } })
  })

  test('Staff cannot refund what the terms of an active order may still charge', async () => {
    const { id, pickUp } = await transfer()
    expect(await refund(id, '50.00')).toMatchObject({ code: 1 })
    expect(supplierSays('refund_ack', id)).toContain('TERMS_KEEP_ALL')
    until(member.world.clock.now() + 30 * hour)
    const decided = await readOrder(member, id)
    expect(decided).toMatchObject({ refund_status: 'refused', settlement_money: cny('77.40') })
    expect(decided.timeline.at(-1).note).toContain('Cancel')
    until(pickUp - hour)
    expect(await quoteOf(id)).toMatchObject({ penalty: cny('77.40'), refund: cny('0.00') })
  })

  test('A cancellation closes an open refund request', async () => {
    const { id, pickUp } = await transfer()
    until(pickUp - 25 * hour)
    await refund(id, '50.00')
    const { quote_id } = await quoteOf(id)
    member.world.jobs.cancel('supplier_cancel_answer', id)
    expect(await call('cancel', id, { quote_id, accept_penalty: true })).toMatchObject({ code: 1 })
    // The supplier takes longer than staff would for the refund.
    member.world.jobs.cancel('supplier_cancel_answer', id)
    until(member.world.clock.now() + 3 * hour)
    expect(supplierSays('cancel_ack', id)).toBeNull()
    const order = await readOrder(member, id)
    expect(order).toMatchObject({ order_status: 'cancelled', refund_money: cny('77.40') })
    expect(order.refunds.map(({ status }: { status: string }) => status)).toEqual(['refused', 'refunded'])
  })

  test('An open refund request is decided if the supplier refuses the cancellation', async () => {
    const { id } = await transfer()
    await refund(id, '50.00')
    const { quote_id } = await quoteOf(id)
    await call('cancel', id, { quote_id, accept_penalty: true })
    member.world.jobs.cancel('supplier_cancel_answer', id)
    until(member.world.clock.now() + 3 * hour)
    expect(supplierSays('cancel_nack', id)).toBeNull()
    until(member.world.clock.now() + 3 * hour)
    expect(await readOrder(member, id)).toMatchObject({ order_status: 'confirmed', refund_status: 'refused' })
  })
})
