import { expect, test } from 'vitest'
import { sharedField } from './amend-values.ts'

test('A name is refused by its place among those that were sent, and read at the guest whom it is of', () => {
  const guests = [2, 5].map((position) => ({ position, full_name: 'LI' }))
  expect(sharedField('guests[1].full_name', { guests })).toBe('guests.4.full_name')
  expect(sharedField('guests[0].position', { guests })).toBe('guests.1.full_name')
})

test('Contact and requests keep their paths, and what is the product’s own is left to it', () => {
  expect(sharedField('contact.phone', {})).toBe('contact.phone')
  expect(sharedField('special_requests', {})).toBe('special_requests')
  expect(sharedField('pick_up_local', {})).toBeNull()
})
