import { afterEach, beforeEach, expect, test } from 'vitest'
import { bookStay, confirmedOrder, expectCleanWorld, readOrder } from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'
import { bookCar, bookTransfer } from '../../testing/ride-journey.ts'

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const textOf = async (id: string, language = 'en'): Promise<string> =>
  (await member.get('/api/order/text', { id, language })).data.text

test.each([
  ['en', 'Guests: ', '客人'],
  ['zh-cn', '客人: ', 'Guests'],
  ['bilingual', '客人 Guests: ', 'nothing else'],
])(
  'R2.259 An order as text in %s names its guests, dates and number, and no price',
  async (language, said, unsaid) => {
    const { booking_id } = await confirmedOrder(member)
    const order = await readOrder(member, booking_id)
    const text = await textOf(booking_id, language)
    const { full_name } = order.rooms[0].guests[0]
    for (const part of [said, booking_id, full_name, order.check_in_date, order.check_out_date])
      expect(text).toContain(part)
    expect(text).not.toContain(unsaid)
    for (const { amount } of [order.total_price, order.total_settlement_price])
      expect(text).not.toContain(amount)
  },
)

test('R2.259 A text says that an order is not confirmed, and that it was cancelled', async () => {
  const stay = await bookStay(member)
  expect(await textOf(stay.booking_id)).toContain('Not confirmed yet')
  const { data } = await member.post('/api/order/cancelQuote', { id: stay.booking_id })
  const { quote_id, order_version } = data.quote
  await member.post('/api/order/cancel', {
    id: stay.booking_id,
    quote_id,
    accept_penalty: true,
    version: order_version,
  })
  const text = await textOf(stay.booking_id)
  expect(text).toContain('Cancelled')
  expect(text).not.toContain('Not confirmed yet')
})

test('R2.259 The texts of rides say when and where, and who drives', async () => {
  const car = await textOf((await bookCar(member)).booking_id)
  expect(car).toMatch(/^09:00 Car with driver: /m)
  const transfer = await textOf((await bookTransfer(member)).booking_id, 'zh-cn')
  expect(transfer).toMatch(/→ Pansodan|→ 勃生堂|→ .*Pansodan/)
  expect(transfer).toContain('司机信息')
})
