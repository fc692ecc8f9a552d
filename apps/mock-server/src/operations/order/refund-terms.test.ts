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
const refund = (id: string, amount: string, ground = 'goodwill') =>
  call('refund', id, { ground, money: cny(amount), reason: 'No driver' })
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
  test('R4.50 What is called refundable is granted when the supplier agrees, and the fee is not asked again', async () => {
    const { id, pickUp } = await transfer()
    expect((await readOrder(member, id)).refundable_money).toEqual(cny('77.40'))
    expect(await refund(id, '50.00')).toMatchObject({ code: 1 })
    expect(supplierSays('refund_ack', id)).toBeNull()
    until(member.world.clock.now() + 25 * hour)
    expect(await readOrder(member, id)).toMatchObject({
      refund_status: 'partially_refunded',
      settlement_money: cny('27.40'),
    })
    until(pickUp - hour)
    expect(await quoteOf(id)).toMatchObject({ penalty: cny('27.40'), refund: cny('0.00') })
  })

  test('R4.50 A non-refundable stay gives nothing back by itself, and what the supplier grants', async () => {
    const { booking_id: id } = await confirmedOrder(member, { hotel_id: '1001', non_refundable: true })
    const { refundable_money, settlement_money, refund_grounds } = await readOrder(member, id)
    expect([refundable_money, refund_grounds]).toEqual([settlement_money, ['goodwill']])
    expect(await refund(id, '100.00')).toMatchObject({ code: 1 })
    until(member.world.clock.now() + 3 * hour)
    const decided = await readOrder(member, id)
    expect(decided.refund_status).toBe('refused')
    // Nobody is sent to a cancellation that gives nothing back.
    expect(decided.timeline.at(-1).note).not.toContain('cancel it')
    expect(await refund(id, '100.00')).toMatchObject({ code: 1 })
    expect(supplierSays('refund_ack', id)).toBeNull()
  })

  test('A refund asks for no more than what was charged, and the refusal names the amount', async () => {
    const { id } = await transfer()
    expect(await refund(id, '77.41')).toMatchObject({
      data: {
        error_key: 'AMOUNT_TOO_HIGH',
        fields: { 'money.amount': ['At most CNY 77.40 can be refunded now'] },
      },
    })
    const body = { id, ground: 'goodwill', money: cny('77.41'), reason: 'x' }
    const { version } = await readOrder(member, id)
    const zh = await member.post('/api/order/refund', { ...body, version }, 'zh-cn')
    expect(zh.data.fields).toEqual({ 'money.amount': ['目前最多可申请退款 CNY 77.40'] })
  })

  test('R4.50 Guests who leave early and guests who did not come have a ground of their own, refused and granted', async () => {
    const { id, pickUp } = await transfer()
    expect(await refund(id, '10.00', 'early_departure')).toMatchObject({
      data: { error_key: 'VALIDATION', fields: { ground: [expect.any(String)] } },
    })
    until(pickUp + 1000)
    await call('confirmCheckIn', id)
    expect(await refund(id, '70.00', 'early_departure')).toMatchObject({ code: 1 })
    expect(supplierSays('refund_nack', id)).toBeNull()
    expect(await readOrder(member, id)).toMatchObject({ refund_status: 'refused' })
    expect(await refund(id, '60.00', 'early_departure')).toMatchObject({ code: 1 })
    expect(supplierSays('refund_ack', id)).toBeNull()
    until(member.world.clock.now() + 25 * hour)
    expect(await readOrder(member, id)).toMatchObject({ settlement_money: cny('17.40') })
  })

  test('R4.50 What is kept for a no-show is given back when the supplier agrees', async () => {
    const { id, pickUp } = await transfer()
    until(pickUp + 12 * hour)
    expect(supplierSays('no_show', id)).toBeNull()
    expect(await readOrder(member, id)).toMatchObject({
      settlement_money: cny('77.40'),
      refund_grounds: ['no_show', 'goodwill'],
    })
    expect(await refund(id, '77.40', 'no_show')).toMatchObject({ code: 1 })
    expect(supplierSays('refund_ack', id)).toBeNull()
    until(member.world.clock.now() + 25 * hour)
    expect(await readOrder(member, id)).toMatchObject({
      order_status: 'no_show',
      settlement_money: cny('0.00'),
      refund_status: 'refunded',
    })
  })

  test('R4.50 A request that nobody has decided on can be withdrawn', async () => {
    const { id } = await transfer()
    await refund(id, '50.00')
    const asked = await readOrder(member, id)
    expect(asked.waits).toMatchObject([{ kind: 'refund_decision', party: 'operator' }])
    expect(stateOf(asked, 'withdraw_refund')).toMatchObject({ enabled: true })
    expect(await call('withdrawRefund', id)).toMatchObject({ code: 1 })
    until(member.world.clock.now() + 30 * hour)
    expect(await readOrder(member, id)).toMatchObject({
      refund_status: 'withdrawn',
      refund_money: cny('0.00'),
      waits: [],
    })
    expect(await call('withdrawRefund', id)).toMatchObject({ data: { error_key: 'ACTION_NOT_ALLOWED' } })
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
    expect(order.refunds.map(({ status }: { status: string }) => status)).toEqual(['withdrawn', 'refunded'])
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
    const { order_status, refund_status } = await readOrder(member, id)
    expect(order_status).toBe('confirmed')
    expect(['refused', 'processing']).toContain(refund_status)
  })
})
