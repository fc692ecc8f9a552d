import { expect, test } from 'vitest'
import { foundErrors } from '../booking/booking-values.ts'
import { guestRows } from '../guests/guest-names.ts'
import {
  outdatedErrors,
  type TravellerValues,
  toTravellers,
  travellerErrors,
  travellerPaths,
} from './travellers.ts'

const named = (names: readonly string[], guest_phone = ''): TravellerValues => ({
  guests: guestRows([{ adults: 2, child_ages: [5] }]).map((guest, index) => ({
    ...guest,
    full_name: names[index] ?? '',
  })),
  different_people: '',
  guest_phone,
})
const errors = (values: TravellerValues, phoneNeeded = false) =>
  foundErrors(travellerErrors(values, phoneNeeded, '2026-12-15'))

test('only the lead needs a name, and a phone if the fleet requires one', () => {
  expect(errors(named(['Thant']))).toEqual({})
  expect(errors(named(['', 'Thant']))).toEqual({ 'guests.0.full_name': 'guestFullName' })
  expect(errors(named(['Thant']), true)).toEqual({ guest_phone: 'required' })
  expect(errors(named(['Thant'], '0955501234'))).toEqual({ guest_phone: 'phone' })
})

test('passengers without a name are not sent, and the phone belongs to the lead', () => {
  expect(toTravellers(named([' Thant ', '', 'Mi Mi'], '+95 9 555 01234'))).toEqual([
    { full_name: 'Thant', type: 'adult', is_lead: true, phone: '+95955501234' },
    { full_name: 'Mi Mi', type: 'child', age: 5, is_lead: false },
  ])
})

test('an error from the server is at the row of the form, not at the index of the request', () => {
  const fields = { 'guests[1].full_name': ['too long'], 'guests[0].phone': ['needed'], guests: ['too many'] }
  expect(travellerPaths(fields, named(['Thant', '', 'Mi Mi']))).toEqual({
    'guests[2].full_name': ['too long'],
    guest_phone: ['needed'],
    guests: ['too many'],
  })
})

test('Age, birth date and lead of a passenger are refused at the name', () => {
  const fields = { 'guests[1].age': ['not searched'], 'guests[1].is_lead': ['a child'] }
  expect(travellerPaths(fields, named(['Thant', '', 'Mi Mi']))).toEqual({
    'guests[2].full_name': ['not searched', 'a child'],
  })
})

test('An error disappears once its passenger changes: another name, or another lead', () => {
  const before = named(['', 'Thant'])
  const moved = before.guests.map((guest, index) => ({ ...guest, is_lead: index === 1 }))
  expect(outdatedErrors(before, { guests: moved })).toEqual(['guests.0.full_name', 'guests.1.full_name'])
  expect(outdatedErrors(before, { guests: named(['', 'Thant', 'Mi Mi']).guests })).toEqual([
    'guests.2.full_name',
  ])
  expect(outdatedErrors(before, { guest_phone: '' })).toEqual(['guest_phone'])
})
