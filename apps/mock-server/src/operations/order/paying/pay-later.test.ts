import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SupplierEventName } from '../../../domain/order/supplier-move.ts'
import { program } from '../../../program.ts'
import { bookStay, clientRef, expectCleanWorld, readOrder } from '../../../testing/hotel-journey.ts'
import { type RealMock, realMock, signedInAgain } from '../../../testing/real-mock.ts'
import { bookCar, carRequest } from '../../../testing/ride-journey.ts'

let member: RealMock
beforeEach(() => {
  member = realMock('jadecredit')
})
afterEach(() => expectCleanWorld(member))

const day = 86_400_000
const until = (at: number) => {
  member.world.clock.advance(at - member.world.clock.now())
  member = signedInAgain(member, 'jadecredit')
}
const far = { check_in: '2026-12-20', check_out: '2026-12-22' }

const payLater = (order: { booking_id: string; version: number }) =>
  member.post('/api/order/payLater', {
    id: order.booking_id,
    version: order.version,
    client_ref: clientRef(7),
  })

/** A confirmed stay of 20 to 22 December that is still to be paid. */
async function owedStay() {
  const order = await bookStay(member, far)
  expect(await payLater(order)).toMatchObject({ code: 1 })
  expect(program.supplierEvents.confirm(member.world, order.booking_id, {})).toBeNull()
  return readOrder(member, order.booking_id)
}

const tell = (event: SupplierEventName, id: string) => program.supplierEvents[event](member.world, id, {})
const record = (id: string) => {
  const order = member.world.tables.order.get(id)
  if (!order) throw new Error(`There is no order ${id}.`)
  return order
}

const heldOn = (id: string) =>
  member.world.tables.hold
    .where(({ order_id, released_time }) => order_id === id && released_time === null)
    .map(({ account }) => account)

const reminders = (id: string) =>
  member.world.tables.notification
    .where(
      ({ order_id, kind }) => order_id === id && (kind === 'pay_later_near' || kind === 'order_released'),
    )
    .map(({ kind }) => kind)

describe('a booking that is paid later', () => {
  test('R2.202 Is confirmed and held on credit until a day before the fee', async () => {
    const order = await owedStay()
    const fee = Date.parse(order.cancellation_policy.free_cancel_before.utc)
    expect(order).toMatchObject({ order_status: 'confirmed', pay_by: (fee - day) / 1000 })
    expect(heldOn(order.booking_id)).toEqual(['credit'])
    expect(order).toMatchObject({ pay_channel: null, pay_time: null, refund_grounds: [] })
    expect(order.settlement_money.amount).toBe('0.00')
    const { pay_later } = (await member.get('/api/wallet/summary')).data
    expect(pay_later).toMatchObject({
      allowed: true,
      money: order.total_settlement_price,
      orders: 1,
      next_time: order.pay_by,
    })
  })

  test.each(['predeposit', 'credit'] as const)(
    'R2.202 Is paid from %s at any time before',
    async (channel) => {
      const { booking_id: id, version, pay_by, total_settlement_price } = await owedStay()
      const body = { id, version, channel, client_ref: clientRef(8) }
      const paid = await member.post('/api/order/pay', body)
      expect(paid.data.order).toMatchObject({
        order_status: 'confirmed',
        pay_by: null,
        pay_channel: channel,
        settlement_money: total_settlement_price,
      })
      expect(heldOn(id)).toEqual([])
      until(pay_by * 1000)
      expect((await readOrder(member, id)).order_status).toBe('confirmed')
    },
  )

  test('R2.203 Is released free of charge with notice, after four reminders', async () => {
    const { booking_id: id, pay_by } = await owedStay()
    until(pay_by * 1000 - 1000)
    expect(reminders(id)).toEqual(['pay_later_near', 'pay_later_near', 'pay_later_near', 'pay_later_near'])
    until(pay_by * 1000)
    expect(reminders(id)).toContain('order_released')
    const released = await readOrder(member, id)
    expect(released).toMatchObject({ order_status: 'cancelled', pay_by: null })
    expect(released).toMatchObject({ pay_channel: null, pay_channel_text: null, pay_time: null })
    expect(heldOn(id)).toEqual([])
    expect(member.world.tables.ledger_entry.where(({ order_id }) => order_id === id)).toEqual([])
  })

  test('R2.202 Can be cancelled free of charge; other dates wait for its payment', async () => {
    const order = await owedStay()
    const { booking_id: id, version } = order
    const changes = { special_requests: 'A quiet room' }
    const amended = await member.post('/api/order/amend', { id, version, changes })
    expect(amended.code).toBe(1)
    const state = amended.data.order.actions.find(({ action }: { action: string }) => action === 'change')
    expect(state).toMatchObject({ enabled: false, reason_key: 'PAYMENT_OWED' })
    const { quote } = (await member.post('/api/order/cancelQuote', { id })).data
    expect(quote.penalty.amount).toBe('0.00')
    const { quote_id, order_version } = quote
    await member.post('/api/order/cancel', { id, quote_id, version: order_version, accept_penalty: false })
    member.world.clock.advance(60_000)
    expect(await readOrder(member, id)).toMatchObject({
      order_status: 'cancelled',
      pay_channel: null,
      pay_time: null,
    })
    expect(heldOn(id)).toEqual([])
  })

  test('R2.202 Another time of its ride waits for its payment, and the preview says so', async () => {
    const { booking_id: id, version } = await bookCar(member)
    expect(await payLater({ booking_id: id, version })).toMatchObject({ code: 1 })
    expect(tell('confirm', id)).toBeNull()
    const pick_up_local = carRequest.start_local.replace('T09', 'T13')
    const change = { id, version: record(id).version, changes: { pick_up_local } }
    for (const call of ['amendPreview', 'amend'])
      expect((await member.post(`/api/order/${call}`, change)).data).toMatchObject({
        error_key: 'ACTION_NOT_ALLOWED',
        reason_key: 'PAYMENT_OWED',
      })
    const correction = { ...change, changes: { special_requests: 'A child seat, please' } }
    expect((await member.post('/api/order/amendPreview', correction)).code).toBe(1)
  })

  test('R2.203 Was never paid where its hotel rejects it', async () => {
    const { booking_id: id, ...order } = await bookStay(member, far)
    await payLater({ booking_id: id, version: order.version })
    expect(tell('reject', id)).toBeNull()
    expect(await readOrder(member, id)).toMatchObject({
      order_status: 'rejected',
      pay_channel: null,
      pay_time: null,
    })
  })
})

/** What happens between the booking and its confirmation; each ends with the order confirmed. */
const waysToConfirmation: Readonly<Record<string, (id: string) => unknown>> = {
  'a late supplier': (id) => tell('confirm', id),
  'our staff after a review': (id) => {
    fallSilent(id)
    return tell('confirm', id)
  },
  'a change that is accepted': (id) => {
    expect(tell('change', id)).toBeNull()
    return member.post('/api/order/confirm', { id, version: record(id).version })
  },
  'a refused cancellation, and a review': async (id) => {
    fallSilent(id)
    const { quote } = (await member.post('/api/order/cancelQuote', { id })).data
    const { quote_id, order_version: version } = quote
    await member.post('/api/order/cancel', { id, quote_id, version, accept_penalty: false })
    expect(tell('cancel_nack', id)).toBeNull()
    return tell('confirm', id)
  },
}

/** The hotel does not answer, and our staff take over. */
function fallSilent(id: string): void {
  expect(tell('silent', id)).toBeNull()
  until(member.world.clock.now() + 3 * 3_600_000)
  expect(record(id).order_status).toBe('manual_review')
}

test('R2.202 It is said to be cheaper now, and has to be paid before it is booked again', async () => {
  const { booking_id: id, total_price } = await owedStay()
  expect(program.supplierEvents.price(member.world, id, { percent: -20 })).toBeNull()
  const { saving, version } = await readOrder(member, id)
  expect(saving.reason_key).toBe('PAYMENT_OWED')
  expect(Number(saving.total_price.amount)).toBeLessThan(Number(total_price.amount))
  const body = { id, version, accepted_total: saving.total_price, client_ref: clientRef(9) }
  expect((await member.post('/api/order/replace', body)).data).toMatchObject({ reason_key: 'PAYMENT_OWED' })
})

test('R2.237 The wallet shows the right, what is left of it, and the pre-deposit after all is paid; also once the right is gone', async () => {
  const summary = async () => (await member.get('/api/wallet/summary')).data
  const cents = (money: { amount: string }) => Math.round(Number(money.amount) * 100)
  const before = await summary()
  expect(before.pay_later).toMatchObject({ allowed: true, orders: 0, next_time: null })
  expect(before.pay_later.available).toEqual(before.credit.available)
  const { total_settlement_price } = await owedStay()
  const { wallet, credit, pay_later } = await summary()
  expect(pay_later.available).toEqual(credit.available)
  expect(cents(before.pay_later.available) - cents(pay_later.available)).toBe(cents(total_settlement_price))
  expect(cents(pay_later.balance_after)).toBe(cents(wallet.available) - cents(total_settlement_price))
  const [company] = member.world.tables.company.where(({ pay_later: allowed }) => allowed)
  if (!company) throw new Error('No company may pay later.')
  member.world.tables.company.put({ ...company, pay_later: false })
  expect((await summary()).pay_later).toMatchObject({
    allowed: false,
    orders: 1,
    available: { amount: '0.00' },
  })
})

describe('on its way to the confirmation', () => {
  /** Sent to the supplier without payment. */
  async function sentStay() {
    const order = await bookStay(member, far)
    const { data } = await payLater(order)
    expect(data.order).toMatchObject({ order_status: 'pending_confirm' })
    return data.order
  }

  test.each(Object.entries(waysToConfirmation))(
    'R2.202 It stays to be paid later with %s',
    async (_name, confirm) => {
      const { booking_id: id, pay_by } = await sentStay()
      await confirm(id)
      expect(await readOrder(member, id)).toMatchObject({
        order_status: 'confirmed',
        pay_by,
        settlement_money: { amount: '0.00' },
        waits: [{ kind: 'owed_payment' }],
      })
      expect(heldOn(id)).toEqual(['credit'])
      until(pay_by * 1000)
      expect(record(id)).toMatchObject({ order_status: 'cancelled', charged: 0, pay_by: null })
      expect(heldOn(id)).toEqual([])
    },
  )

  test('R2.202 A review ends free of charge when it would have to be paid', async () => {
    const { booking_id: id, pay_by, total_settlement_price: money } = await sentStay()
    const { pay_later } = (await member.get('/api/wallet/summary')).data
    expect(pay_later).toMatchObject({ money, orders: 1, next_time: pay_by })
    fallSilent(id)
    expect((await readOrder(member, id)).waits).toMatchObject([
      { kind: 'review', until: { utc: new Date(pay_by * 1000).toISOString().replace('.000', '') } },
    ])
    until(pay_by * 1000)
    expect(tell('confirm', id)).not.toBeNull()
    expect(record(id)).toMatchObject({ order_status: 'rejected', charged: 0, pay_by: null })
    expect(heldOn(id)).toEqual([])
    expect(member.world.tables.ledger_entry.where(({ order_id }) => order_id === id)).toEqual([])
    expect((await readOrder(member, id)).timeline.at(-1).note).toContain('had to be paid')
  })
})

test('R2.202 A superior approves what a colleague confirmed without payment, and it is paid', async () => {
  const { booking_id: id } = await owedStay()
  const booker = signedInAgain(member, 'jade_booker')
  const [row] = member.world.tables.member.where(({ username }) => username === 'jade_booker')
  if (!row) throw new Error('The member is seeded')
  const nodes = [...new Set([...row.nodes, 'order/pay', 'order/book'])]
  member.world.tables.member.put({ ...row, data_scope: 'all', nodes, approval_over: '1.00' })
  const pay = async () => {
    const { version } = await readOrder(member, id)
    return booker.post('/api/order/pay', { id, version, channel: 'credit', client_ref: clientRef(12) })
  }
  expect(await pay()).toMatchObject({ data: { error_key: 'APPROVAL_NEEDED' } })
  const asked = await booker.post('/api/approval/request', { order_id: id, note: '' })
  const { id: approval, order_version: version } = asked.data.approval
  await member.post('/api/approval/decide', { id: approval, version, decision: 'approve', note: '' })
  expect((await pay()).data.order).toMatchObject({ order_status: 'confirmed', pay_by: null })
})

describe('what cannot be paid later', () => {
  const offerFor = async (request: Parameters<typeof bookStay>[1]) => {
    const order = await bookStay(member, request)
    const { data } = await member.post('/api/order/payPreview', { id: order.booking_id })
    return { order, offer: data.pay_later }
  }

  test('R2.202 A fee that begins too soon and non-refundable terms say so', async () => {
    const soon = await offerFor({ check_in: '2026-11-25', check_out: '2026-11-26' })
    expect(soon.offer).toMatchObject({ until: null, reason_key: 'FEE_TOO_SOON' })
    const fixed = await offerFor({ ...far, hotel_id: '1009', non_refundable: true, nth: 3 })
    expect(fixed.offer).toMatchObject({ until: null, reason_key: 'NON_REFUNDABLE' })
    expect((await payLater(fixed.order)).data).toMatchObject({ reason_key: 'NON_REFUNDABLE' })
  })

  test('R2.202 A company without the right is not offered it, and is refused', async () => {
    member = realMock('pacificusd')
    const { order, offer } = await offerFor(far)
    expect(offer).toBeUndefined()
    expect((await payLater(order)).data).toMatchObject({ error_key: 'ACTION_NOT_ALLOWED' })
  })

  test.each([
    ['a limit', { limit_per_order: '1.00' }, 'SUBACCOUNT_LIMIT'],
    ['a superior', { approval_over: '1.00' }, 'APPROVAL_NEEDED'],
    ['the rights', { nodes: [] }, 'NO_PERMISSION'],
  ] as const)('R2.202 It counts as spending: %s stops it', async (_name, how, error_key) => {
    const order = await bookStay(member, far)
    const [owner] = member.world.tables.member.where(({ username }) => username === 'jadecredit')
    if (!owner) throw new Error('jadecredit is missing')
    member.world.tables.member.put({ ...owner, ...how })
    expect((await payLater(order)).data).toMatchObject({ error_key })
    expect(heldOn(order.booking_id)).toEqual([])
  })
})
