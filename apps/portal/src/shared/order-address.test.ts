import { expect, test } from 'vitest'
import { orderPage } from './order-address.ts'

test.each([
  ['H2611210001', '/user/order/detail/$id'],
  ['C2611210001', '/user/car-order/detail/$id'],
  ['A2611210001', '/user/airport-order/detail/$id'],
])('Order %s is read at %s', (id, page) => expect(orderPage(id)).toBe(page))
