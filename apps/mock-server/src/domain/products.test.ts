import { constraints } from '@portal/api-client/contract'
import { expect, test } from 'vitest'
import { menuRows } from './menu/entries.ts'
import { orderTypes, products } from './products.ts'

// Checks what no type requires of a further product.

test('Booking IDs of the contract begin with the letter of a product', () => {
  const letters = orderTypes.map((type) => products[type].letter)
  const taken = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) =>
    new RegExp(constraints.BookingId.pattern, 'u').test(`${letter}2611210001`),
  )
  expect(taken).toEqual(letters.toSorted())
})

test.each(orderTypes)('The member centre has the list of orders of %s, and the page of one', (type) => {
  const names = menuRows.flatMap(({ children = [] }) => children.map(({ name }) => `/user/${name}`))
  const { ordersPath } = products[type]
  expect(names).toEqual(expect.arrayContaining([`${ordersPath}/list`, `${ordersPath}/detail`]))
})
