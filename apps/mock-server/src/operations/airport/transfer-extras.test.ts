import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectCleanWorld, payOrder } from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'
import { bookTransfer, quoteTransfer } from '../../testing/ride-journey.ts'

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const fieldsOf = (answer: { data: { fields: object } }) => Object.keys(answer.data.fields)

test('R5.70 A transfer has no more child seats than children below 12, as a car has', async () => {
  const seats = (quantity: number, child_ages: number[]) =>
    quoteTransfer(
      member,
      { passengers: { adults: 2, child_ages } },
      { extras: [{ code: 'child_seat', quantity }] },
    )
  expect(fieldsOf(await seats(1, []))).toEqual(['extras[0].quantity'])
  expect(fieldsOf(await seats(2, [5]))).toEqual(['extras[0].quantity'])
  expect(fieldsOf(await seats(1, [12]))).toEqual(['extras[0].quantity'])
  expect(fieldsOf(await seats(2, [17, 11]))).toEqual(['extras[0].quantity'])
  expect(await seats(1, [17, 11])).toMatchObject({ code: 1 })
  expect(await seats(1, [5])).toMatchObject({ code: 1 })
})

test('R2.137 Bought waiting is waited for, and voucher and order say what was bought', async () => {
  const family = { passengers: { adults: 2, child_ages: [5] } }
  const extras = [
    { code: 'child_seat', quantity: 1 },
    { code: 'extra_wait', quantity: 3 },
  ]
  const plain = await bookTransfer(member, family)
  const order = await bookTransfer(
    member,
    { ...family, service_local: '2026-12-11T16:00:00+06:30' },
    { extras },
    2,
  )
  expect(order.free_wait_minutes).toBe(plain.free_wait_minutes + 180)
  await payOrder(member, order)
  member.world.clock.advance(8000)
  const { data } = await member.get('/api/order/voucher', { id: order.booking_id, language: 'en' })
  const { draft } = (await member.post('/api/order/rebook', { id: order.booking_id })).data
  const again = { child_seat: 1, extra_wait: 3, booking_reminder: order.booking_reminder }
  expect(JSON.parse(draft.search)).toMatchObject(again)
  expect(data.voucher).toMatchObject({
    free_wait_minutes: order.free_wait_minutes,
    extra_lines: ['Child seat × 1', 'Extra waiting × 3'],
  })
})
