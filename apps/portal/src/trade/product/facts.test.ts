import { expect, test } from 'vitest'
import { bookingIdShape, orderPage, productOfBooking } from './facts.ts'

test.each([
  ['H2611210001', '/user/order/detail/$id'],
  ['C2611210001', '/user/car-order/detail/$id'],
  ['A2611210001', '/user/airport-order/detail/$id'],
])('Order %s has the path %s', (id, page) => {
  const type = productOfBooking(id)
  expect(type && orderPage(type)).toBe(page)
})

test('a booking ID with an unknown letter has no product', () => {
  expect(productOfBooking('X2611210001')).toBeUndefined()
  expect(productOfBooking('')).toBeUndefined()
})

test.each([
  ['hotel', 'H2611210001', 'C2611210001'],
  ['car', 'C2611210001', 'A2611210001'],
  ['airport', 'A2611210001', 'H2611210001'],
] as const)('A booking ID of type %s looks like %s, not like %s', (type, own, other) => {
  expect(bookingIdShape(type).test(own)).toBe(true)
  expect(bookingIdShape(type).test(other)).toBe(false)
  expect(bookingIdShape(type).test(`${own}1`)).toBe(false)
})
