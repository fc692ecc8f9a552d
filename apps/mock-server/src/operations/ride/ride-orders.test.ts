import { describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import { payOrder, readOrder } from '../../testing/hotel-journey.ts'
import { edgeRequest } from '../../testing/plain-program.ts'
import { realMock } from '../../testing/real-mock.ts'
import { bookCar, bookTransfer, downtown } from '../../testing/ride-journey.ts'
import { amount, signedIn } from '../../testing/signed-in.ts'

const second = 1000
const minute = 60 * second
const { member, until } = signedIn('goldenland')
const enabled = (order: { actions: { action: string; enabled: boolean }[] }) =>
  order.actions.filter((action) => action.enabled).map(({ action }) => action)

async function paid(order: { booking_id: string; version: number }, nth = 1) {
  expect(await payOrder(member, order, 'predeposit', nth)).toMatchObject({ code: 1 })
  return order.booking_id
}

describe('rides and their suppliers', () => {
  test.each([
    ['toyota-alphard', 8 * second, 'confirmed'],
    ['toyota-coaster', 20 * minute, 'confirmed'],
    ['toyota-camry-mandalay', 8 * second, 'rejected'],
    ['toyota-noah-mandalay', 8 * second, 'awaiting_acceptance'],
    ['toyota-probox-mandalay', 3 * minute, 'manual_review'],
  ])('R4.38 A %s is, after %i ms, %s', async (model_id, after, status) => {
    const id = await paid(await bookCar(member, { model_id }))
    member.world.clock.advance(after)
    expect(await readOrder(member, id)).toMatchObject({ order_status: status })
  })

  test('R4.39 Accepting a higher offer updates the lines, the total, the charge and the policy', async () => {
    const id = await paid(await bookCar(member, { model_id: 'toyota-noah-mandalay' }))
    member.world.clock.advance(8 * second)
    const offered = await readOrder(member, id)
    expect(offered.change_offer.after.lines[0]).toBe('Vehicle: Toyota Noah')
    await member.post('/api/order/confirm', { id, version: offered.version })
    const order = await readOrder(member, id)
    expect(order).toMatchObject({
      order_status: 'confirmed',
      total_price: offered.change_offer.after.total_price,
    })
    const sum = order.price_breakdown.reduce(
      (total: number, line: { money: { amount: string } }) => total + amount(line.money),
      0,
    )
    expect(sum).toBeCloseTo(amount(order.total_price), 2)
    expect(order.settlement_money).toEqual(order.total_settlement_price)
  })

  test('R4.38 Confirmation charges the settlement price of a transfer and makes its voucher', async () => {
    const before = (await member.get('/api/wallet/summary')).data.wallet
    const order = await bookTransfer(member, {}, { driver_language: 'chinese' })
    const id = await paid(order)
    member.world.clock.advance(8 * second)
    const after = (await member.get('/api/wallet/summary')).data.wallet
    expect(amount(before.balance) - amount(after.balance)).toBeCloseTo(
      amount(order.total_settlement_price),
      2,
    )
    const confirmed = await readOrder(member, id)
    expect(confirmed).toMatchObject({ order_status: 'confirmed', voucher: { available: true, version: 1 } })
    expect(enabled(confirmed)).toEqual(['cancel', 'amend', 'change', 'refund', 'download_voucher'])
  })

  test('R4.41 Cancelling is free until a day before the pick-up, then costs half, and from two hours before everything', async () => {
    const id = await paid(await bookCar(member))
    member.world.clock.advance(8 * second)
    const quoteAt = async (local: string) => {
      until(local)
      const { data } = await member.post('/api/order/cancelQuote', { id })
      return amount(data.quote.penalty)
    }
    const total = amount((await readOrder(member, id)).total_settlement_price)
    expect(await quoteAt('2026-12-09T08:59:59+06:30')).toBe(0)
    expect(await quoteAt('2026-12-09T09:00:00+06:30')).toBeCloseTo(total / 2, 1)
    expect(await quoteAt('2026-12-10T07:00:00+06:30')).toBe(total)
    const { data } = await member.post('/api/order/cancelQuote', { id })
    const { version } = await readOrder(member, id)
    await member.post('/api/order/cancel', {
      id,
      quote_id: data.quote.quote_id,
      accept_penalty: true,
      version,
    })
    member.world.clock.advance(5 * second)
    expect(await readOrder(member, id)).toMatchObject({
      order_status: 'cancelled',
      settlement_money: { amount: total.toFixed(2) },
    })
  })

  test('A non-refundable car cannot be cancelled once confirmed', async () => {
    const id = await paid(await bookCar(member, { model_id: 'bmw-5-series' }))
    member.world.clock.advance(8 * second)
    const cancel = (await readOrder(member, id)).actions.find(
      ({ action }: { action: string }) => action === 'cancel',
    )
    expect(cancel).toMatchObject({ enabled: false, reason_key: 'NON_REFUNDABLE' })
  })
})

describe('drivers', () => {
  test('R3.15 A driver is assigned the evening before, arrives, waits, drives and finishes, and the order keeps its status', async () => {
    const id = await paid(await bookCar(member, { driver_language: 'chinese', number_of_rentals: 2 }))
    member.world.clock.advance(8 * second)
    const seen: string[] = []
    const look = async (local: string) => {
      until(local)
      const { data } = await member.get('/api/order/dispatch', { id })
      seen.push(data.dispatch.status)
      return data.dispatch
    }
    expect(await look('2026-12-09T14:59:00+06:30')).toMatchObject({ driver_name: null, plate_number: null })
    const assigned = await look('2026-12-09T15:00:00+06:30')
    expect(assigned.plate_number.split(', ')).toHaveLength(2)
    await look('2026-12-10T08:00:00+06:30')
    await look('2026-12-10T08:50:00+06:30')
    await look('2026-12-10T09:05:00+06:30')
    await look('2026-12-12T19:00:00+06:30')
    expect(seen).toEqual(['unassigned', 'assigned', 'en_route', 'arrived', 'on_board', 'finished'])
    const order = await readOrder(member, id)
    expect(order).toMatchObject({
      order_status: 'confirmed',
      driver_name: assigned.driver_name,
      driver_phone: assigned.driver_phone,
      voucher: { version: 2 },
    })
    until('2026-12-13T19:00:00+06:30')
    expect(await readOrder(member, id)).toMatchObject({ order_status: 'completed' })
  })

  test('Hotels have no driver, and other companies see none', async () => {
    const [hotel] = member.world.tables.order.where(({ order_type }) => order_type === 'hotel')
    const answer = await member.get('/api/order/dispatch', { id: hotel?.id })
    expect(answer).toMatchObject({ data: { error_key: 'NOT_FOUND' } })
    const order = await bookTransfer(member)
    const stranger = realMock('jadecredit')
    expect(await stranger.get('/api/order/dispatch', { id: order.booking_id })).toMatchObject({
      data: { error_key: 'NOT_FOUND' },
    })
  })

  test('A test can assign a driver, move them through the table, and trigger a no-show', async () => {
    const id = await paid(await bookTransfer(member))
    member.world.clock.advance(8 * second)
    const { supplierEvents } = program
    const supplierSays = (event: keyof typeof supplierEvents, detail = {}) =>
      supplierEvents[event](member.world, id, detail)
    expect(supplierSays('dispatch', { status: 'arrived' })).toContain('unassigned')
    expect(supplierSays('assign_driver')).toBeNull()
    for (const status of ['en_route', 'reassigning']) expect(supplierSays('dispatch', { status })).toBeNull()
    expect((await readOrder(member, id)).driver_name).toBeNull()
    expect(supplierSays('assign_driver')).toBeNull()
    for (const status of ['en_route', 'arrived']) expect(supplierSays('dispatch', { status })).toBeNull()
    // A waiting passenger may start before the hour.
    expect(enabled(await readOrder(member, id))).toContain('confirm_check_in')
    expect(supplierSays('no_show')).toContain('TOO_EARLY')
    until('2026-12-10T14:00:00+06:30')
    expect(supplierSays('dispatch', { status: 'no_show' })).toBeNull()
    until((await readOrder(member, id)).free_wait_until_local)
    expect(supplierSays('no_show')).toBeNull()
    expect(await readOrder(member, id)).toMatchObject({ order_status: 'no_show' })
  })

  test('A refused cancellation does not change the driver’s schedule', async () => {
    const id = await paid(await bookCar(member))
    member.world.clock.advance(8 * second)
    const { data } = await member.post('/api/order/cancelQuote', { id })
    const { version } = await readOrder(member, id)
    await member.post('/api/order/cancel', {
      id,
      quote_id: data.quote.quote_id,
      accept_penalty: true,
      version,
    })
    expect(program.supplierEvents.cancel_nack(member.world, id, {})).toBeNull()
    until('2026-12-09T15:00:00+06:30')
    expect((await readOrder(member, id)).dispatch.status).toBe('assigned')
  })
})

describe('lists and documents', () => {
  test('R3.89 In Chinese a model and a hotel have their Latin names beside them, once', async () => {
    const { booking_id: id } = await bookCar(member)
    const both = '丰田埃尔法（Toyota Alphard）'
    const listed = async (query: object) =>
      (await member.get('/api/order/index', query, 'zh-cn')).data.list as Record<string, string>[]
    const [car] = await listed({ order_type: 'car', sort: 'booking_time' })
    expect(car).toMatchObject({ title: both, service: { vehicle: both }, hotel_name_en: null })
    expect((await listed({ keyword: '埃尔法' })).map(({ booking_id }) => booking_id)).toContain(id)
    const detail = await member.get('/api/order/detail', { id }, 'zh-cn')
    expect(detail.data.order.vehicle_model).toBe(both)
    const [hotel] = await listed({ order_type: 'hotel' })
    expect(hotel?.['title']).toMatch(/\p{Script=Han}/u)
    expect(hotel?.['hotel_name_en']).toMatch(/^[A-Z][\p{Script=Latin} ,'&.-]+$/u)
  })

  test.each([
    ['zh-cn', '丰田埃尔法（Toyota Alphard）'],
    ['bilingual', '丰田埃尔法（Toyota Alphard）'],
    ['en', 'Toyota Alphard'],
  ])('R3.89 A voucher in %s names the model %s', async (language, name) => {
    const id = await paid(await bookCar(member))
    member.world.clock.advance(10 * second)
    const { data } = await member.get('/api/order/voucher', { id, language })
    expect(data.voucher.vehicle_model).toBe(name)
  })

  test('R2.20 R2.22 Cars and transfers appear in the lists with their own columns', async () => {
    await bookCar(member)
    await bookTransfer(member)
    const cars = await member.get('/api/order/index', { order_type: 'car', sort: 'booking_time' })
    expect(cars.data.list[0]).toMatchObject({
      title: 'Toyota Alphard',
      hotel_name: null,
      check_in_date: '2026-12-10',
      check_out_date: '2026-12-12',
      number_of_rooms: 0,
      service: { vehicle: 'Toyota Alphard', duration_text: '3 days', from_text: downtown.name },
    })
    const transfers = await member.get('/api/order/index', { order_type: 'airport', keyword: '8m332' })
    expect(transfers.data.list[0]).toMatchObject({
      title: 'Airport pick-up 8M332',
      service: { transfer_type: 'pickup', airport: 'RGN', dispatch_status: 'unassigned' },
    })
    const found = await member.get('/api/order/index', {
      keyword: 'alphard',
      date_field: 'check_in',
      date_from: '2026-12-10',
      date_to: '2026-12-10',
    })
    expect(found.data.total).toBeGreaterThan(0)
  })

  test.each(['en', 'zh-cn', 'bilingual'])('Writes and prints vouchers of rides in %s', async (language) => {
    const ids = [
      await paid(await bookCar(member, { industrial_zone: { entered: true, zone_id: 'bago', times: 1 } }), 1),
      await paid(await bookTransfer(member), 2),
    ]
    until('2026-12-09T23:00:00+06:30')
    const token = program.openSession(member.world, 'goldenland')?.token ?? null
    for (const id of ids) {
      const { data } = await member.get('/api/order/voucher', { id, language })
      expect(data.voucher).toMatchObject({ booking_id: id, version: 2, state: 'valid', total_price: null })
      expect(data.voucher.driver_name).not.toBeNull()
      expect(JSON.stringify(data.voucher)).not.toContain('settlement')
      const path = `/api/order/voucherDownload?id=${id}&language=${language}`
      const response = await member.mock.handle(edgeRequest(path, { token }))
      expect(new TextDecoder().decode((response.body as Uint8Array).slice(0, 5))).toBe('%PDF-')
    }
  })

  test('R4.35 An unpaid ride closes after half an hour', async () => {
    const order = await bookCar(member)
    expect(order.pay_expire_time - order.booking_time).toBe(1800)
    member.world.clock.advance(30 * minute)
    expect(await readOrder(member, order.booking_id)).toMatchObject({ order_status: 'expired' })
  })
})
