import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import {
  bookStay,
  confirmedOrder,
  expectCleanWorld,
  payOrder,
  readOrder,
} from '../../testing/hotel-journey.ts'
import { type RealMock, realMock, signedInAgain } from '../../testing/real-mock.ts'
import { bookCar } from '../../testing/ride-journey.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const until = (at: number) => {
  member.world.clock.advance(Math.max(0, at - member.world.clock.now()))
  member = signedInAgain(member, 'goldenland')
}
const later = (ms: number) => until(member.world.clock.now() + ms)
const supplierSays = (event: keyof typeof program.supplierEvents, id: string) =>
  program.supplierEvents[event](member.world, id, {})
const available = async () => (await member.get('/api/wallet/summary')).data

/** A paid order that the supplier never answers, under review. */
async function underReview(product: 'hotel' | 'car'): Promise<string> {
  const order =
    product === 'hotel'
      ? await bookStay(member, { hotel_id: '1007' })
      : await bookCar(member, { model_id: 'toyota-probox-mandalay' })
  expect(await payOrder(member, order)).toMatchObject({ code: 1 })
  later(10 * minute)
  expect(await readOrder(member, order.booking_id)).toMatchObject({ order_status: 'manual_review' })
  return order.booking_id
}

async function cancel(id: string) {
  const { data } = await member.post('/api/order/cancelQuote', { id })
  expect(data.quote).toMatchObject({ free: true })
  const { version } = await readOrder(member, id)
  const body = { id, quote_id: data.quote.quote_id, accept_penalty: false, version }
  return member.post('/api/order/cancel', body)
}

describe('every wait ends', () => {
  test.each(['hotel', 'car'] as const)(
    'R4.40 A review of a %s ends when the service can no longer begin, and the money is free again',
    async (product) => {
      const before = await available()
      const id = await underReview(product)
      const { waits } = await readOrder(member, id)
      expect(waits).toMatchObject([{ kind: 'review', party: 'operator' }])
      const end = Date.parse(waits[0].until.utc)
      until(end - minute)
      expect(await readOrder(member, id)).toMatchObject({ order_status: 'manual_review' })
      until(end)
      const order = await readOrder(member, id)
      expect(order).toMatchObject({ order_status: 'rejected', waits: [] })
      expect(order.timeline.at(-1)).toMatchObject({ event: 'review_expire', actor_type: 'system' })
      expect(order.timeline.at(-1).note).toContain('released')
      expect((await available()).predeposit).toEqual(before.predeposit)
    },
  )

  test('R4.40 The end of a review is announced a day before, and told', async () => {
    const id = await underReview('hotel')
    const noticesOf = (kind: string) =>
      member.world.tables.notification.where((row) => row.kind === kind && row.order_id === id)
    const end = Date.parse((await readOrder(member, id)).waits[0].until.utc)
    until(end - day - minute)
    expect(noticesOf('review_near')).toHaveLength(0)
    until(end - day + minute)
    expect(noticesOf('review_near')).toHaveLength(1)
    until(end)
    expect(noticesOf('order_review_ended')).toHaveLength(1)
  })

  test('R4.41 An order under review can be cancelled free of charge', async () => {
    const before = await available()
    const id = await underReview('hotel')
    expect(await cancel(id)).toMatchObject({ code: 1 })
    later(hour)
    expect(await readOrder(member, id)).toMatchObject({ order_status: 'cancelled' })
    expect((await available()).predeposit).toEqual(before.predeposit)
  })

  test('R4.41 A refused cancellation goes back to the review, which still ends', async () => {
    const id = await underReview('hotel')
    await cancel(id)
    expect(supplierSays('cancel_nack', id)).toBeNull()
    const { order_status, waits } = await readOrder(member, id)
    expect(order_status).toBe('manual_review')
    until(Date.parse(waits[0].until.utc))
    expect(await readOrder(member, id)).toMatchObject({ order_status: 'rejected' })
  })

  test('R4.41 A cancellation that the supplier never answers is settled by its terms after a day', async () => {
    const { booking_id: id } = await confirmedOrder(member)
    await cancel(id)
    expect(supplierSays('silent', id)).toBeNull()
    later(23 * hour)
    const waiting = await readOrder(member, id)
    expect(waiting).toMatchObject({ order_status: 'cancelling', waits: [{ kind: 'cancellation' }] })
    later(2 * hour)
    const order = await readOrder(member, id)
    expect(order).toMatchObject({ order_status: 'cancelled', settlement_money: { amount: '0.00' } })
    expect(order.timeline.at(-1)).toMatchObject({ event: 'cancel_expire' })
  })

  test('Lists and the deadline board say what an order waits for, and since when', async () => {
    const id = await underReview('hotel')
    const list = await member.get('/api/order/index', { keyword: id })
    expect(list.data.list[0]).toMatchObject({
      next_deadline: { kind: 'review' },
      waits: [{ kind: 'review', since: expect.any(Number) }],
    })
    until(Date.parse((await readOrder(member, id)).waits[0].until.utc) - hour)
    const board = await member.get('/api/order/deadlines')
    expect(board.data.list).toContainEqual(
      expect.objectContaining({ booking_id: id, waits: [expect.objectContaining({ kind: 'review' })] }),
    )
  })
})

/** A confirmed stay whose hotel names its number later. */
async function withoutNumber(): Promise<string> {
  const order = await bookStay(member)
  await payOrder(member, order)
  const unnumbered = { hotel_confirmation_code: '' }
  expect(program.supplierEvents.confirm(member.world, order.booking_id, unnumbered)).toBeNull()
  return order.booking_id
}

describe('the number of the hotel', () => {
  test('R4.52 A hotel that confirmed without its number gives it three days before the arrival', async () => {
    const id = await withoutNumber()
    const asked = await readOrder(member, id)
    expect(asked).toMatchObject({ hotel_confirmation_code: null, reconfirm_status: 'requested' })
    until(Date.parse(asked.service_start_utc) - 3 * day)
    const given = await readOrder(member, id)
    expect(given).toMatchObject({
      hotel_confirmation_code: expect.stringMatching(/^\d{6}$/),
      reconfirm_status: 'received',
      attention: [],
      voucher: { version: asked.voucher.version + 1 },
    })
    expect(given.timeline.at(-1)).toMatchObject({ event: 'supplier_reconfirm', actor_type: 'supplier' })
    expect(
      member.world.tables.notification.where((row) => row.kind === 'hotel_number' && row.order_id === id),
    ).toHaveLength(1)
  })

  test('R4.52 A refused cancellation does not lose it, and a silent hotel never names it', async () => {
    const id = await withoutNumber()
    const { service_start_utc } = await readOrder(member, id)
    await cancel(id)
    expect(supplierSays('cancel_nack', id)).toBeNull()
    until(Date.parse(service_start_utc) - 3 * day)
    expect(await readOrder(member, id)).toMatchObject({ reconfirm_status: 'received' })
    expect(supplierSays('reconfirm', id)).toContain('WRONG_STATUS')
    expect(supplierSays('silent', id)).not.toBeNull()
  })
})

describe('the day of arrival', () => {
  test('R4.51 A stay of tomorrow without the number of the hotel is reported on order, board and overview', async () => {
    const id = await withoutNumber()
    expect(supplierSays('silent', id)).toBeNull()
    const start = Date.parse((await readOrder(member, id)).service_start_utc)
    expect((await readOrder(member, id)).attention).toEqual([])
    until(start - 6 * hour)
    const lacking = await readOrder(member, id)
    expect(lacking.attention.map(({ key }: { key: string }) => key)).toEqual([
      'no_hotel_code',
      'names_not_sent',
    ])
    const board = await member.get('/api/order/deadlines')
    expect(board.data.list).toContainEqual(
      expect.objectContaining({ booking_id: id, attention: lacking.attention }),
    )
    const { alerts } = (await member.get('/api/dashboard/summary')).data
    expect(alerts).toContainEqual(expect.objectContaining({ level: 'error', link: '/user/order/deadlines' }))
    // The guests may come all evening.
    until(start + 6 * hour)
    expect((await member.get('/api/order/deadlines')).data.list).toContainEqual(
      expect.objectContaining({ booking_id: id }),
    )
    expect(supplierSays('reconfirm', id)).toBeNull()
    expect((await readOrder(member, id)).attention).toEqual([])
  })
})

describe('a reminder of the supplier', () => {
  const remind = async (id: string) => {
    const { version } = await readOrder(member, id)
    return member.post('/api/order/remindSupplier', { id, version })
  }
  const stateOf = async (id: string) =>
    (await readOrder(member, id)).actions.find(
      ({ action }: { action: string }) => action === 'remind_supplier',
    )

  test('R2.130 Is possible once in 24 hours, is told, and moves no deadline', async () => {
    const id = await underReview('hotel')
    const before = await readOrder(member, id)
    expect(await remind(id)).toMatchObject({ code: 1 })
    const after = await readOrder(member, id)
    expect(after).toMatchObject({ order_status: 'manual_review', waits: before.waits })
    expect(after.timeline.at(-1)).toMatchObject({ event: 'remind_supplier', actor_type: 'member' })
    const told = member.world.tables.notification.where(
      (row) => row.kind === 'supplier_reminded' && row.order_id === id,
    )
    expect(told).toHaveLength(1)
    const again = await stateOf(id)
    expect(again).toMatchObject({ enabled: false, reason_key: 'REMINDED' })
    expect(await remind(id)).toMatchObject({ code: 0 })
    until(again.deadline * 1000)
    expect(await stateOf(id)).toMatchObject({ enabled: true })
    expect(await remind(id)).toMatchObject({ code: 1 })
  })

  test('R2.130 Is too early while the supplier of an instant booking may still answer', async () => {
    const order = await bookStay(member, { hotel_id: '1007' })
    await payOrder(member, order)
    expect(await stateOf(order.booking_id)).toMatchObject({ enabled: false, reason_key: 'TOO_EARLY' })
  })
})

test('R2.135 A supplier is not waited for beyond the moment at which the stay can no longer begin', async () => {
  // 23:54 in Yangon.
  until(Date.parse('2026-11-21T17:24:00Z'))
  const dates = { check_in: '2026-11-21', check_out: '2026-11-22' }
  const order = await bookStay(member, { hotel_id: '1004', ...dates })
  expect(await payOrder(member, order)).toMatchObject({ code: 1 })
  const midnight = Date.parse('2026-11-21T17:30:00Z')
  const [wait] = (await readOrder(member, order.booking_id)).waits
  expect(Date.parse(wait.until.utc)).toBe(midnight)
  expect(wait.then_text).toContain('closes')
  until(midnight)
  expect(await readOrder(member, order.booking_id)).toMatchObject({ order_status: 'rejected', waits: [] })
})
