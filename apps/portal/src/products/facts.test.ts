import { expect, test } from 'vitest'
import { orderPage, productOfBooking } from './facts.ts'

test.each([
  ['H2611210001', '/user/order/detail/$id'],
  ['C2611210001', '/user/car-order/detail/$id'],
  ['A2611210001', '/user/airport-order/detail/$id'],
])('Order %s is read at %s', (id, page) => {
  const type = productOfBooking(id)
  expect(type && orderPage(type)).toBe(page)
})

test('a booking ID whose letter no product has belongs to none', () => {
  expect(productOfBooking('X2611210001')).toBeUndefined()
  expect(productOfBooking('')).toBeUndefined()
})
