import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import {
  bookStay,
  confirmedOrder,
  expectCleanWorld,
  payOrder,
  readOrder,
} from '../../testing/hotel-journey.ts'
import { caller, type RealMock, realMock } from '../../testing/real-mock.ts'
import type { PersonaName } from '../../world/personas.ts'

const minute = 60_000
let member: RealMock

beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

/** Somebody else in the same world. */
function colleague(persona: PersonaName): RealMock {
  return caller(member.mock, member.world, program.openSession(member.world, persona)?.token ?? null)
}

const walletOf = async (who: RealMock) => (await who.get('/api/wallet/summary')).data
const amount = (money: { amount: string }) => Number(money.amount)

async function cancel(id: string) {
  const { data } = await member.post('/api/order/cancelQuote', { id })
  const { quote_id, order_version } = data.quote
  return member.post('/api/order/cancel', { id, quote_id, accept_penalty: true, version: order_version })
}

describe('paying', () => {
  test('R1.04 R4.36 A payment holds the price, confirmation charges it, and the ledger shows the movement', async () => {
    const before = (await walletOf(member)).wallet
    const order = await bookStay(member)
    await payOrder(member, order)
    const held = (await walletOf(member)).wallet
    const price = amount(order.total_settlement_price)
    expect(held.balance).toEqual(before.balance)
    expect(amount(held.available)).toBeCloseTo(amount(before.available) - price, 2)
    member.world.clock.advance(8000)
    const charged = (await walletOf(member)).wallet
    expect(amount(charged.balance)).toBeCloseTo(amount(before.balance) - price, 2)
    const { data: ledger } = await member.get('/api/wallet/ledger')
    expect(ledger.list[0]).toMatchObject({
      type: 'charge',
      direction: 'out',
      money: order.total_settlement_price,
      booking_id: order.booking_id,
      balance_after: charged.balance,
    })
  })

  test('R1.05 An order on credit raises the used credit by its settlement price', async () => {
    member = realMock('jadecredit')
    const before = (await walletOf(member)).credit
    const order = await confirmedOrder(member, {}, 'credit')
    const after = (await walletOf(member)).credit
    expect(amount(after.used)).toBeCloseTo(amount(before.used) + amount(order.total_settlement_price), 2)
    expect(order).toMatchObject({ settlement_status: 'unsettled', pay_channel: 'credit' })
  })

  test('The preview shows what each channel would hold afterwards, what is missing and why', async () => {
    const order = await bookStay(member)
    const { data } = await member.post('/api/order/payPreview', { id: order.booking_id })
    const [predeposit, credit] = data.channels
    expect(amount(predeposit.available_after)).toBeCloseTo(
      amount(predeposit.available_before) - amount(order.total_settlement_price),
      2,
    )
    expect(predeposit).toMatchObject({ allowed: true, shortfall: null })
    expect(credit).toMatchObject({ allowed: false, reason_key: 'CHANNEL_NOT_ALLOWED' })
  })

  test('A payment on credit names the day on which its bill is due', async () => {
    member = realMock('jadecredit')
    const order = await bookStay(member)
    const { data } = await member.post('/api/order/payPreview', { id: order.booking_id })
    expect(data.channels[1]).toMatchObject({ channel: 'credit', allowed: true, bill_due_date: '2027-01-16' })
  })

  test('Refuses a payment above the balance and says how much is missing', async () => {
    member = realMock('newleaf')
    const order = await bookStay(member)
    const { data } = await member.post('/api/order/payPreview', { id: order.booking_id })
    expect(data.channels[0].reason_key).toBe('BALANCE_SHORT')
    expect(amount(data.channels[0].shortfall)).toBeCloseTo(amount(order.total_settlement_price) - 300, 2)
    expect(await payOrder(member, order)).toMatchObject({ code: 0, data: { error_key: 'BALANCE_SHORT' } })
  })

  test('R7.41 A repeated payment is one payment; a stale version is refused with the current order', async () => {
    const order = await bookStay(member)
    expect(await payOrder(member, order)).toMatchObject({ data: { replayed: false } })
    expect(await payOrder(member, order)).toMatchObject({ data: { replayed: true } })
    const stale = await payOrder(member, order, 'predeposit', 3)
    expect(stale).toMatchObject({
      data: {
        error_key: 'VERSION_CONFLICT',
        fresh: { order: { version: 2, order_status: 'pending_confirm' } },
      },
    })
    expect(member.world.tables.hold.where((hold) => hold.order_id === order.booking_id)).toHaveLength(1)
  })

  test('A form that a colleague has already sent is a conflict, and does not return the colleague’s order', async () => {
    const order = await bookStay(member)
    await payOrder(member, order)
    const repeated = await payOrder(colleague('golden_booker'), order)
    expect(repeated).toMatchObject({ code: 0, data: { error_key: 'IDEMPOTENCY_CONFLICT' } })
    expect(JSON.stringify(repeated)).not.toContain(order.booking_id)
  })

  test('Of two colleagues who pay the same order, only one succeeds', async () => {
    const order = await bookStay(member)
    const booker = colleague('golden_booker')
    const [first, second] = [
      await payOrder(member, order, 'predeposit', 5),
      await payOrder(booker, order, 'predeposit', 6),
    ]
    expect([first.code, second.data.error_key]).toEqual([1, 'VERSION_CONFLICT'])
  })
})

describe('suppliers', () => {
  test.each([
    ['1001', 8_000, 'confirmed'],
    ['1004', 20 * minute, 'confirmed'],
    ['1005', 8_000, 'rejected'],
    ['1006', 8_000, 'awaiting_acceptance'],
    ['1007', 3 * minute, 'manual_review'],
  ])('An order at hotel %s is, after %i ms, %s', async (hotel_id, after, status) => {
    const order = await bookStay(member, { hotel_id })
    await payOrder(member, order)
    member.world.clock.advance(after - 1)
    expect((await readOrder(member, order.booking_id)).order_status).toBe('pending_confirm')
    member.world.clock.advance(1)
    expect((await readOrder(member, order.booking_id)).order_status).toBe(status)
  })

  test('R4.39 A changed offer shows both sides; accepting it charges the new price', async () => {
    const booked = await bookStay(member, { hotel_id: '1006' })
    await payOrder(member, booked)
    member.world.clock.advance(8000)
    const offered = await readOrder(member, booked.booking_id)
    expect(offered.change_offer.before.total_price).toEqual(booked.total_price)
    const { data } = await member.post('/api/order/confirm', {
      id: booked.booking_id,
      version: offered.version,
    })
    expect(data.order).toMatchObject({
      order_status: 'confirmed',
      total_price: offered.change_offer.after.total_price,
      supplier_ref: expect.stringMatching(/./),
    })
  })

  test('R4.39 An unanswered offer expires', async () => {
    const booked = await bookStay(member, { hotel_id: '1006' })
    await payOrder(member, booked)
    member.world.clock.advance(8000 + 30 * minute)
    expect((await readOrder(member, booked.booking_id)).order_status).toBe('rejected')
  })

  test('A test can make the supplier answer at once, and learns when that is impossible', async () => {
    const order = await bookStay(member)
    const { supplierEvents } = program
    expect(supplierEvents.confirm(member.world, order.booking_id, {})).toContain('pending_payment')
    await payOrder(member, order)
    expect(supplierEvents.silent(member.world, order.booking_id, {})).toBeNull()
    member.world.clock.advance(3 * minute)
    expect((await readOrder(member, order.booking_id)).order_status).toBe('manual_review')
    expect(supplierEvents.confirm(member.world, order.booking_id, {})).toBeNull()
    expect((await readOrder(member, order.booking_id)).order_status).toBe('confirmed')
  })
})

describe('cancelling', () => {
  test('R4.41 A confirmed order goes through cancelling to cancelled, and the money comes back', async () => {
    const before = (await walletOf(member)).wallet
    const order = await confirmedOrder(member)
    expect(await cancel(order.booking_id)).toMatchObject({
      data: { outcome: 'accepted', order: { order_status: 'cancelling' } },
    })
    member.world.clock.advance(5000)
    const cancelled = await readOrder(member, order.booking_id)
    expect(cancelled).toMatchObject({
      order_status: 'cancelled',
      refund_status: 'refunded',
      refund_money: order.total_settlement_price,
      settlement_money: { amount: '0.00' },
      voucher: { available: false },
    })
    expect((await walletOf(member)).wallet.balance).toEqual(before.balance)
  })

  test('R4.41 If the supplier refuses, the order stays as it was', async () => {
    const order = await confirmedOrder(member)
    await cancel(order.booking_id)
    expect(program.supplierEvents.cancel_nack(member.world, order.booking_id, {})).toBeNull()
    member.world.clock.advance(minute)
    expect(await readOrder(member, order.booking_id)).toMatchObject({
      order_status: 'confirmed',
      refund_status: 'none',
    })
  })

  test('R9.13 R9.14 A confirmed non-refundable order can be neither cancelled nor changed', async () => {
    const order = await confirmedOrder(member, { hotel_id: '1009', non_refundable: true })
    const refused = await member.post('/api/order/cancelQuote', { id: order.booking_id })
    expect(refused).toMatchObject({
      code: 0,
      data: { error_key: 'ACTION_NOT_ALLOWED', reason_key: 'NON_REFUNDABLE' },
    })
    const forced = { id: order.booking_id, quote_id: 'x', accept_penalty: true, version: order.version }
    expect(await member.post('/api/order/cancel', forced)).toMatchObject({
      data: { reason_key: 'NON_REFUNDABLE' },
    })
    expect(
      await member.post('/api/order/confirm', { id: order.booking_id, version: order.version }),
    ).toMatchObject({
      data: { error_key: 'ACTION_NOT_ALLOWED' },
    })
  })

  test('A penalty that rose after the quote is quoted again, and nothing is cancelled', async () => {
    const order = await confirmedOrder(member)
    const free = Date.parse(order.cancellation_policy.free_cancel_before.utc)
    member.world.clock.advance(free - member.world.clock.now() - minute)
    // The session has run out long ago.
    member = colleague('goldenland')
    const { data } = await member.post('/api/order/cancelQuote', { id: order.booking_id })
    expect(data.quote).toMatchObject({
      penalty: { amount: '0.00' },
      valid_until_utc: order.cancellation_policy.free_cancel_before.utc,
    })
    member.world.clock.advance(minute)
    const request = {
      id: order.booking_id,
      quote_id: data.quote.quote_id,
      accept_penalty: true,
      version: order.version,
    }
    const late = await member.post('/api/order/cancel', request)
    expect(late.data).toMatchObject({ outcome: 'terms_changed', order: { order_status: 'confirmed' } })
    expect(amount(late.data.quote.penalty)).toBeGreaterThan(0)
    const again = await member.post('/api/order/cancel', { ...request, quote_id: late.data.quote.quote_id })
    expect(again.data.outcome).toBe('accepted')
  })
})

describe('access to orders', () => {
  test('Every call answers NOT_FOUND for an order of another company', async () => {
    const order = await confirmedOrder(member)
    const stranger = colleague('jadecredit')
    const id = order.booking_id
    const { version } = order
    const answers = [
      await stranger.get('/api/order/detail', { id }),
      await stranger.get('/api/order/voucher', { id }),
      await stranger.get('/api/order/voucherDownload', { id }),
      await stranger.post('/api/order/payPreview', { id }),
      await payOrder(stranger, order),
      await stranger.post('/api/order/cancelQuote', { id }),
      await stranger.post('/api/order/cancel', { id, quote_id: 'q', accept_penalty: true, version }),
      await stranger.post('/api/order/confirm', { id, version }),
      await stranger.post('/api/order/decline', { id, version }),
    ]
    for (const answer of answers) expect(answer).toMatchObject({ code: 0, data: { error_key: 'NOT_FOUND' } })
    expect((await stranger.get('/api/order/status', { ids: [id] })).data.list).toEqual([])
  })

  test('A member who may not see settlement prices finds them in no file', async () => {
    const order = await confirmedOrder(member)
    const viewer = colleague('golden_viewer')
    const answer = await viewer.get('/api/order/detail', { id: order.booking_id })
    expect(answer.data.order).toMatchObject({
      total_settlement_price: null,
      settlement_money: null,
      markup: null,
    })
    expect(JSON.stringify(answer)).not.toContain(order.total_settlement_price.amount)
    const list = await viewer.get('/api/order/index', { keyword: order.booking_id })
    expect(list.data).toMatchObject({ total: 1, sums: { total_settlement_price: [] } })
    expect(JSON.stringify(list)).not.toContain(order.total_settlement_price.amount)
  })

  test('Hides the amount of a refund from them as well: after a free cancellation it is the settlement price', async () => {
    const refunded = member.world.tables.order.where(
      (row) => row.company_id === '1' && row.refunds.some(({ approved }) => approved !== null),
    )
    expect(refunded.length).toBeGreaterThan(0)
    for (const { id } of refunded) {
      const { data } = await colleague('golden_viewer').get('/api/order/detail', { id })
      expect(data.order.refund_money).toBeNull()
      for (const refund of data.order.refunds)
        expect(refund).toMatchObject({ requested: null, approved: null })
    }
  })
})
