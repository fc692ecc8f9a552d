import type { Schemas } from '@portal/api-client'
import { expect, test } from 'vitest'
import { sharedChanges, sharedField, sharedValues } from './amend-values.ts'

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

test('A corrected name is sent as it is kept, and one that differs in nothing else is not sent', () => {
  const guest = {
    room_index: 1,
    type: 'adult',
    age: null,
    full_name: 'Wang Wei',
    name_local: null,
    is_lead: true,
  }
  const order = {
    guests: [guest],
    contact_person: 'Mya',
    contact_phone: '+9595550100',
    contact_email: '',
    special_requests: '',
  } as unknown as Schemas['Order']
  const typed = (full_name: string) => {
    const values = sharedValues(order)
    return sharedChanges({ ...values, guests: values.guests.map((row) => ({ ...row, full_name })) }, order)
  }
  expect(typed(' Ｗａｎｇ\u3000Ｗｅｉ ')).toEqual({})
  expect(typed('Ｌｉ Ｗｅｉ')).toEqual({ guests: [{ position: 1, full_name: 'Li Wei' }] })
})
