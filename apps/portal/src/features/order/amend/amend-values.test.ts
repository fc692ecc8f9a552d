import type { Schemas } from '@portal/api-client'
import { expect, test } from 'vitest'
import { sharedChanges, sharedField, sharedValues } from './amend-values.ts'

test('A refusal names a guest by position in the request, and appears at that guest', () => {
  const guests = [2, 5].map((position) => ({ position, full_name: 'LI' }))
  expect(sharedField('guests[1].full_name', { guests })).toBe('guests.4.full_name')
  expect(sharedField('guests[0].position', { guests })).toBe('guests.1.full_name')
})

test('Contact and requests keep their paths, and the product handles its own fields', () => {
  expect(sharedField('contact.phone', {})).toBe('contact.phone')
  expect(sharedField('special_requests', {})).toBe('special_requests')
  expect(sharedField('pick_up_local', {})).toBeNull()
})

test('Sends a corrected name as it is stored, and not if nothing else differs', () => {
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
