import { validators } from '@portal/api-client/contract'
import { describe, expect, test } from 'vitest'
import { formErrors } from '../../../trade/booking/booking-errors.ts'
import {
  type BookingValues,
  bookingErrors,
  bookingValues,
  readBookingValues,
  stayPaths,
  toBookingRequest,
} from './booking-form.ts'

const operator = { person: '李雷', phone: '+8613800001111', email: 'li@example.com' }
const rooms = [{ adults: 1, child_ages: [5] }]
const named = (values: BookingValues): BookingValues => ({
  ...values,
  guests: values.guests.map((guest) => ({ ...guest, full_name: ' Wang Wei ' })),
})
const filled = named(bookingValues(rooms, operator))
const context = {
  client_ref: '3f1d2b64-7a58-4c1e-9a59-0d7a3c5b2e11',
  rate_key: 'rk_1',
  accepted_total: { amount: '1600.00', currency: 'CNY' },
  check_in: '2026-12-12',
  tz: 'Asia/Yangon',
  rooms: [{ room_index: 1, bed_types: ['queen'], infants: 0 }],
  confirm_duplicate: false,
  different_people: false,
} as const

describe('the booking form', () => {
  test('R3.14 Becomes the request of the contract, with every name, contact and request', () => {
    const request = toBookingRequest(
      {
        ...filled,
        contact: { person: ' 李雷 ', phone: '+86 138-0000-1111', email: '' },
        special_requests: 'High floor',
        arrival: { late_arrival: true, flight_no: 'mu 2029', eta: '23:10' },
      },
      context,
    )
    expect(request).toEqual({
      client_ref: context.client_ref,
      rate_key: 'rk_1',
      accepted_total: { amount: '1600.00', currency: 'CNY' },
      guests: [
        { room_index: 1, full_name: 'Wang Wei', type: 'adult', is_lead: true },
        { room_index: 1, full_name: 'Wang Wei', type: 'child', age: 5, is_lead: false },
      ],
      contact: { person: '李雷', phone: '+8613800001111' },
      special_requests: 'High floor',
      arrival_note: { late_arrival: true, flight_no: 'MU2029', eta_local: '2026-12-12T23:10:00+06:30' },
      confirm_duplicate: false,
      different_people: false,
    })
    expect(validators.bookHotel.body.safeParse(request).success).toBe(true)
  })

  test('Omits an empty optional field', () => {
    const request = toBookingRequest(filled, context)
    expect(Object.keys(request)).not.toContain('arrival_note')
    expect(Object.keys(request)).not.toContain('special_requests')
  })

  test('each room takes its own bed and cots; a bed of another rate gives way to the first', () => {
    const open = [
      { room_index: 1, bed_types: ['queen', 'twin'], infants: 0 },
      { room_index: 2, bed_types: ['king'], infants: 2 },
    ] as const
    const wishes = (first: string, cots: number | null) => {
      const chosen = [
        { bed_type: first, cots: null },
        { bed_type: '', cots },
      ]
      return toBookingRequest({ ...filled, rooms: chosen }, { ...context, rooms: open }).rooms
    }
    expect(wishes('twin', 1)).toEqual([
      { room_index: 1, bed_type: 'twin', cots: 0 },
      { room_index: 2, bed_type: 'king', cots: 1 },
    ])
    expect(wishes('bunk', null)).toEqual([
      { room_index: 1, bed_type: 'queen', cots: 0 },
      { room_index: 2, bed_type: 'king', cots: 2 },
    ])
    expect(toBookingRequest(filled, context).rooms).toBeUndefined()
    expect(readBookingValues(JSON.stringify({ ...filled, rooms: undefined }))?.rooms).toEqual([])
  })

  test('errors follow the order of the page, each at its field', () => {
    const values = bookingValues(rooms, { person: '', phone: '', email: 'nonsense' })
    expect(bookingErrors(values, '2026-12-15')).toEqual({
      'guests.0.full_name': 'guestFullName',
      'guests.1.full_name': 'guestFullName',
      'contact.person': 'required',
      'contact.phone': 'required',
      'contact.email': 'email',
    })
    expect(bookingErrors(filled, '2026-12-15')).toEqual({})
    expect(bookingErrors({ ...filled, contact: { ...filled.contact, phone: '138' } }, '2026-12-15')).toEqual({
      'contact.phone': 'phone',
    })
    expect(bookingErrors({ ...filled, special_requests: 'x'.repeat(501) }, '2026-12-15')).toEqual({
      special_requests: 'tooLong',
    })
  })

  test('R5.32 what the server finds wrong lands at its field: guests at their names, wishes at their rooms', () => {
    const fields = {
      'guests[2].birthday': ['too old'],
      'guests[3].room_index': ['too few'],
      'guests[3].is_lead': ['a child'],
      'rooms[1].bed_type': ['unknown bed'],
      'arrival_note.eta_local': ['too late'],
    }
    expect(formErrors(stayPaths(fields))).toEqual({
      'guests.2.full_name': 'too old',
      'guests.3.full_name': 'too few a child',
      'rooms.1.bed_type': 'unknown bed',
      'arrival.eta': 'too late',
    })
  })

  test('an arrival time can be typed in any form; invalid text is marked and not sent', () => {
    const arriving = (eta: string) => ({ ...filled, arrival: { ...filled.arrival, eta } })
    expect(bookingErrors(arriving('25:00'), '2026-12-15')).toEqual({ 'arrival.eta': 'timeOfDay' })
    expect(bookingErrors(arriving('930'), '2026-12-15')).toEqual({})
    expect(toBookingRequest(arriving('930'), context).arrival_note?.eta_local).toMatch(/T09:30:00/)
  })

  test('R3.14 An arrival after midnight is on the day after check-in', () => {
    const sent = (eta: string) =>
      toBookingRequest({ ...filled, arrival: { ...filled.arrival, eta } }, context).arrival_note?.eta_local
    expect([sent('01:30'), sent('23:59'), sent('06:00')]).toEqual([
      '2026-12-13T01:30:00+06:30',
      '2026-12-12T23:59:00+06:30',
      '2026-12-12T06:00:00+06:30',
    ])
  })

  test('a saved draft restores its form, and for other rooms as many people as there are places', () => {
    const draft = { ...filled, special_requests: 'Quiet room', different_people: '1 WANG WEI' }
    expect(bookingValues(rooms, operator, draft)).toEqual(draft)
    expect(readBookingValues(JSON.stringify(draft))).toEqual(draft)
    const other = bookingValues([{ adults: 2, child_ages: [] }], operator, draft)
    expect(other.guests.map(({ full_name }) => full_name)).toEqual([' Wang Wei ', ''])
    expect(other.special_requests).toBe('Quiet room')
  })
})
