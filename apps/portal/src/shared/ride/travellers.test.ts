import { expect, test } from 'vitest'
import { foundFaults } from '../booking/booking-values.ts'
import { guestRows } from '../guests/guest-names.ts'
import {
  overtakenFaults,
  type TravellerValues,
  toTravellers,
  travellerFaults,
  travellerPaths,
} from './travellers.ts'

const named = (names: readonly string[], guest_phone = ''): TravellerValues => ({
  guests: guestRows([{ adults: 2, child_ages: [5] }]).map((guest, index) => ({
    ...guest,
    full_name: names[index] ?? '',
  })),
  guest_phone,
})
const faults = (values: TravellerValues, phoneNeeded = false) =>
  foundFaults(travellerFaults(values, phoneNeeded))

test('only the lead needs a name, and a phone where the fleet asks for one', () => {
  expect(faults(named(['Thant']))).toEqual({})
  expect(faults(named(['', 'Thant']))).toEqual({ 'guests.0.full_name': 'guestFullName' })
  expect(faults(named(['Thant']), true)).toEqual({ guest_phone: 'required' })
  expect(faults(named(['Thant'], '0955501234'))).toEqual({ guest_phone: 'phone' })
})

test('those without a name are not sent, and the phone goes with the lead', () => {
  expect(toTravellers(named([' Thant ', '', 'Mi Mi'], '+95 9 555 01234'))).toEqual([
    { full_name: 'Thant', type: 'adult', is_lead: true, phone: '+95955501234' },
    { full_name: 'Mi Mi', type: 'child', age: 5, is_lead: false },
  ])
})

test('a fault that the server finds stands at the row of the form, not at the place in what was sent', () => {
  const fields = { 'guests[1].full_name': ['too long'], 'guests[0].phone': ['needed'], guests: ['too many'] }
  expect(travellerPaths(fields, named(['Thant', '', 'Mi Mi']))).toEqual({
    'guests[2].full_name': ['too long'],
    guest_phone: ['needed'],
    guests: ['too many'],
  })
})

test('A fault goes once its traveller has been changed: by another name, or because somebody else leads', () => {
  const before = named(['', 'Thant'])
  const moved = before.guests.map((guest, index) => ({ ...guest, is_lead: index === 1 }))
  expect(overtakenFaults(before, { guests: moved })).toEqual(['guests.0.full_name', 'guests.1.full_name'])
  expect(overtakenFaults(before, { guests: named(['', 'Thant', 'Mi Mi']).guests })).toEqual([
    'guests.2.full_name',
  ])
  expect(overtakenFaults(before, { guest_phone: '' })).toEqual(['guest_phone'])
})
