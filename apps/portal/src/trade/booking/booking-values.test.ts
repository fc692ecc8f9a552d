import { expect, test } from 'vitest'
import {
  type CommonValues,
  commonRequest,
  contactErrors,
  foundErrors,
  holdsCommon,
  plainPhone,
} from './booking-values.ts'

const values: CommonValues = {
  contact: { person: ' Chen Hui ', phone: '+86 138 0000 1111', email: ' desk@a.example ' },
  special_requests: ' Quiet car ',
  internal_remark: ' Group of May ',
  allocation: { own_reference: ' TG-118 ', customer: ' ', cost_centre: '' },
}
const empty = {
  ...values,
  contact: { ...values.contact, email: '' },
  special_requests: ' ',
  internal_remark: '',
  allocation: { own_reference: ' ', customer: '', cost_centre: '' },
}

test('Contact, requests and remark are trimmed, and empty ones left out', () => {
  expect(commonRequest(values)).toEqual({
    contact: { person: 'Chen Hui', phone: '+8613800001111', email: 'desk@a.example' },
    special_requests: 'Quiet car',
    internal_remark: 'Group of May',
    allocation: { own_reference: 'TG-118' },
  })
  expect(commonRequest(empty)).toEqual({ contact: { person: 'Chen Hui', phone: '+8613800001111' } })
})

test('Person and phone are required, an e-mail address only has to be valid', () => {
  const errors = (contact: Partial<CommonValues['contact']>) =>
    foundErrors(contactErrors({ ...values, contact: { ...values.contact, ...contact } }))
  expect(errors({})).toEqual({})
  expect(errors({ person: ' ', phone: '' })).toEqual({
    'contact.person': 'required',
    'contact.phone': 'required',
  })
  expect(errors({ phone: '9428012345', email: 'desk' })).toEqual({
    'contact.phone': 'phone',
    'contact.email': 'email',
  })
})

test('An incomplete draft is not restored', () => {
  expect(holdsCommon(values)).toBe(true)
  expect(holdsCommon({ ...values, internal_remark: 7 })).toBe(false)
  expect(holdsCommon({ special_requests: '', internal_remark: '' })).toBe(false)
})

test.each([
  ['138 0000 1111', '86', '+8613800001111'],
  ['8613800001111', '86', '+8613800001111'],
  ['１３８００００１１１１', '86', '+8613800001111'],
  ['0086 13800001111', '', '+8613800001111'],
  ['010-8888 1234', '86', '+861088881234'],
  ['09 555 01234', '95', '+95955501234'],
  ['+66 81 234 5678', '86', '+66812345678'],
  ['13800001111', '95', '+8613800001111'],
  ['15112345678', '49', '+4915112345678'],
  ['13105551234', '1', '+13105551234'],
  ['13800001111', '', '+8613800001111'],
  ['9428012345', '', '9428012345'],
  ['09 7612 34567', '86', '09761234567'],
  ['959761234567', '86', '959761234567'],
  ['0971 8123 456', '95', '+959718123456'],
  ['0871 6312 3456', '86', '+8687163123456'],
  ['12', '86', '12'],
  ['', '86', ''],
])('R5.34 The phone number %s of a member with the dialling code %j is sent as %s', (typed, dial, sent) => {
  expect(plainPhone(typed, dial)).toBe(sent)
})
