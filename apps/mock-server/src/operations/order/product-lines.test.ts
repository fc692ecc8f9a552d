import { afterEach, beforeEach, expect, test } from 'vitest'
import { colleague, day } from '../../testing/document-desk.ts'
import {
  bookStay,
  confirmedOrder,
  expectCleanWorld,
  findRate,
  payOrder,
} from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'
import { quoteCar } from '../../testing/ride-journey.ts'

/** The owner sells everything; the booker of the same company is to sell rides alone. */
let owner: RealMock
let booker: RealMock

beforeEach(() => {
  owner = realMock('goldenland')
  const [row] = owner.world.tables.member.where(({ username }) => username === 'golden_booker')
  if (!row) throw new Error('There is no booker.')
  owner.world.tables.member.put({ ...row, products: ['car', 'airport'] })
  booker = colleague(owner, 'golden_booker')
})
afterEach(() => expectCleanWorld(owner))

const refused = { code: 401, data: { error_key: 'NO_PERMISSION' } }

test('A member limited to rides cannot pay, change, cancel or rebook a colleague’s stay', async () => {
  const { booking_id: id, version, ...order } = await bookStay(owner)
  expect(await payOrder(booker, { booking_id: id, version, ...order })).toMatchObject(refused)
  const paid = await confirmedOrder(owner, { names: ['Aye Aye', 'Su Su'], nth: 5 })
  const stay = { id: paid.booking_id, version: paid.version }
  const money = { amount: '1.00', currency: 'CNY' }
  for (const [path, body] of [
    ['order/refund', { ...stay, ground: 'goodwill', money, reason: 'x' }],
    ['order/confirmCheckIn', stay],
    ['order/rebook', { id: stay.id }],
    ['approval/request', { order_id: id }],
    ['order/amend', { ...stay, changes: { special_requests: 'High floor' } }],
    ['order/cancelQuote', { id: stay.id }],
    ['order/payPreview', { id }],
  ] as const) {
    expect(await booker.post(`/api/${path}`, body), path).toMatchObject(refused)
  }
  const batch = { action: 'cancel_quote', ids: [stay.id] }
  expect((await booker.post('/api/order/batch', batch)).data.results[0].ok).toBe(false)
  expect((await booker.get('/api/order/detail', { id: stay.id })).code).toBe(1)
})

test('A member limited to rides quotes only rides, and books no stay from a colleague’s quote', async () => {
  const sell_price = { amount: '3000.00', currency: 'CNY' }
  const stay = { rate_key: (await findRate(owner)).rate_key, sell_price }
  const ride = { quote_key: (await quoteCar(owner)).data.quote_key, sell_price }
  const form = {
    title: 'Yangon',
    customer: { name: 'Li Na', contact: 'li.na@example.com' },
    expire_time: Math.floor(owner.world.clock.now() / 1000) + (3 * day) / 1000,
    show: { price: true, policy: true },
  }
  const save = (by: RealMock, options: object[]) => by.post('/api/quote/save', { ...form, options })
  expect(await save(booker, [ride, stay])).toMatchObject(refused)
  expect((await save(booker, [ride])).code).toBe(1)
  const { quote } = (await save(owner, [ride, stay])).data
  const [car, hotel] = quote.options
  const convert = (option_id: string) => booker.post('/api/quote/convert', { id: quote.id, option_id })
  expect(await convert(hotel.id)).toMatchObject(refused)
  expect((await convert(car.id)).code).toBe(1)
})
