import type { Schemas } from '@portal/api-client/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bookingBody, expectCleanWorld, findRate } from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'
import { carBody, quoteCar, quoteTransfer, transferBody } from '../../testing/ride-journey.ts'

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

type Rate = Pick<Schemas['Rate'], 'rate_key' | 'total_price'>
type Ride = { quote_key: string; total_price: Schemas['Money'] }

async function quoteOf(...options: object[]) {
  const sell_price = { amount: '3000.00', currency: 'CNY' }
  const saved = await member.post('/api/quote/save', {
    title: 'Yangon',
    customer: { name: 'Li Na', contact: '' },
    expire_time: Math.floor(member.world.clock.now() / 1000) + 86_400,
    show: { price: true, policy: true },
    options: options.map((option) => ({ ...option, sell_price })),
  })
  const { id, options: made } = saved.data.quote
  const orders = async () =>
    (await member.get('/api/quote/detail', { id })).data.quote.options.map(
      ({ booking_id }: { booking_id: string | null }) => booking_id,
    )
  return { quote_id: id as string, ids: made.map((option: { id: string }) => option.id) as string[], orders }
}
const stay = (rate: Rate, nth: number, more: object) =>
  member.post('/api/hotel/book', { ...bookingBody(rate, { nth }), confirm_duplicate: true, ...more })
const hire = (quoted: Ride, nth: number, more: object) =>
  member.post('/api/car/book', carBody(quoted, nth, { confirm_duplicate: true, ...more }))
const drive = (quoted: Ride, nth: number, more: object) =>
  member.post('/api/airport/book', transferBody(quoted, nth, { confirm_duplicate: true, ...more }))
const rateKey = ({ rate_key }: Rate) => ({ rate_key })
const quoteKey = ({ quote_key }: Ride) => ({ quote_key })

test('R2.174 An order of a quote has its customer and reference, unless the form says otherwise', async () => {
  const [rate, car] = [await findRate(member), (await quoteCar(member)).data]
  const { quote_id } = await quoteOf(rateKey(rate), quoteKey(car))
  const { quote } = (await member.get('/api/quote/detail', { id: quote_id })).data
  const { title, customer, expire_time, show, version } = quote
  const options = quote.options.map(({ id, sell_price }: Schemas['QuoteOption']) => ({ id, sell_price }))
  const head = { id: quote_id, title, customer, expire_time, show, options, version }
  expect((await member.post('/api/quote/save', { ...head, own_reference: ' TG-118 ' })).code).toBe(1)
  const first = await stay(rate, 1, { quote_id, allocation: { customer: ' ', cost_centre: 'CC-310' } })
  expect(first.data.order.allocation).toEqual({
    own_reference: 'TG-118',
    customer: 'Li Na',
    cost_centre: 'CC-310',
  })
  const second = await hire(car, 2, { quote_id, allocation: { customer: 'Li Na Ltd' } })
  expect(second.data.order.allocation).toMatchObject({ own_reference: 'TG-118', customer: 'Li Na Ltd' })
})

describe('an option of a quote', () => {
  test('Has one order: a second booking is refused with the number of the first, and books nothing', async () => {
    const [rate, other] = [await findRate(member), await findRate(member, { hotel_id: '1010' })]
    const { quote_id, ids, orders } = await quoteOf(rateKey(rate), rateKey(other))
    const [quote_option_id] = ids
    const first = (await stay(rate, 1, { quote_id, quote_option_id })).data.order
    expect(first.quote_id).toBe(quote_id)
    const before = member.world.tables.order.all().length
    const fields = {
      quote_option_id: [`This option of the quote already has its order: ${first.booking_id}`],
    }
    expect((await stay(rate, 2, { quote_id, quote_option_id })).data.fields).toEqual(fields)
    expect((await stay(rate, 3, { quote_id })).data.fields).toEqual(fields)
    expect(member.world.tables.order.all()).toHaveLength(before)
    expect(await orders()).toEqual([first.booking_id, null])
    expect((await stay(rate, 1, { quote_id, quote_option_id })).data).toMatchObject({
      replayed: true,
      order: { booking_id: first.booking_id, quote_id },
    })
    expect((await stay(rate, 4, {})).data.order.quote_id).toBeNull()
  })

  test('Cannot be booked with another rate of the same hotel or other nights; without a name the matching option is used', async () => {
    const [rate, strict] = [await findRate(member), await findRate(member, { non_refundable: true })]
    const { quote_id, ids, orders } = await quoteOf(rateKey(rate), rateKey(strict))
    const later = await findRate(member, { check_in: '2026-12-11', check_out: '2026-12-13' })
    const fields = {
      quote_option_id: ['This is not what the option of the quote offers, so it cannot be its order'],
    }
    expect((await stay(strict, 1, { quote_id, quote_option_id: ids[0] })).data.fields).toEqual(fields)
    expect((await stay(later, 1, { quote_id, quote_option_id: ids[0] })).data.fields).toEqual(fields)
    expect((await stay(later, 1, { quote_id })).data.fields).toEqual(fields)
    expect(await orders()).toEqual([null, null])
    const { order } = (await stay(strict, 1, { quote_id })).data
    expect(await orders()).toEqual([null, order.booking_id])
  })

  test('Of a hire cannot become another vehicle, length or place, but a driver and extras can be added', async () => {
    const quoted = (await quoteCar(member)).data
    const { quote_id, ids, orders } = await quoteOf(quoteKey(quoted))
    const named = { quote_id, quote_option_id: ids[0] }
    const others = [{ model_id: 'toyota-crown-mandalay' }, { days_or_hours: 4 }, { number_of_rentals: 2 }]
    for (const other of others) {
      const found = await quoteCar(member, other)
      expect(found.code).toBe(1)
      expect((await hire(found.data, 1, named)).data.fields).toHaveProperty('quote_option_id')
    }
    const extras = [{ code: 'child_seat', quantity: 1 }]
    const passengers = { adults: 2, child_ages: [5] }
    const dearer = (await quoteCar(member, { driver_language: 'chinese', extras, passengers })).data
    const booked = await hire(dearer, 1, named)
    expect(await orders()).toEqual([booked.data.order.booking_id])
  })

  test('Of a transfer cannot become another class or time', async () => {
    const quoted = (await quoteTransfer(member)).data
    const { quote_id, ids, orders } = await quoteOf(quoteKey(quoted))
    const named = { quote_id, quote_option_id: ids[0] }
    const larger = (await quoteTransfer(member, {}, { vehicle_class: 'mpv' })).data
    expect((await drive(larger, 1, named)).data.fields).toHaveProperty('quote_option_id')
    const later = (await quoteTransfer(member, { service_local: '2026-12-10T17:00:00+06:30' })).data
    expect((await drive(later, 1, named)).data.fields).toHaveProperty('quote_option_id')
    const { order } = (await drive(quoted, 1, named)).data
    expect(await orders()).toEqual([order.booking_id])
  })

  test('Can be booked again once its order has failed, and the quote is open again', async () => {
    const rate = await findRate(member)
    const { quote_id, ids, orders } = await quoteOf(rateKey(rate))
    const named = { quote_id, quote_option_id: ids[0] }
    const status = async () => (await member.get('/api/quote/detail', { id: quote_id })).data.quote.status
    const { booking_id: id, version } = (await stay(rate, 1, named)).data.order
    expect([await status(), await orders()]).toEqual(['booked', [id]])
    const quote = (await member.post('/api/order/cancelQuote', { id })).data
    await member.post('/api/order/cancel', {
      id,
      version,
      quote_id: quote.quote.quote_id,
      accept_penalty: true,
    })
    expect((await member.get('/api/order/detail', { id })).data.order.order_status).toBe('cancelled')
    expect([await status(), await orders()]).toEqual(['draft', [null]])
    const { order } = (await stay(rate, 2, named)).data
    expect([await status(), await orders()]).toEqual(['booked', [order.booking_id]])
    // It is not paid in time and closes by itself: its option is free once more.
    member.world.clock.advance(31 * 60_000)
    expect((await member.get('/api/order/detail', { id: order.booking_id })).data.order.order_status).toBe(
      'expired',
    )
    expect([await status(), await orders()]).toEqual(['draft', [null]])
  })

  test('Is refused in Chinese, too', async () => {
    const rate = await findRate(member)
    const { quote_id } = await quoteOf(rateKey(await findRate(member, { hotel_id: '1010' })))
    const body = { ...bookingBody(rate), quote_id }
    expect((await member.post('/api/hotel/book', body, 'zh-cn')).data.fields).toEqual({
      quote_option_id: ['所订内容与报价中的该方案不一致，不能作为该方案的订单'],
    })
  })
})
