import { expect, test } from 'vitest'
import { readTransferValues, transferBookingValues } from '../booking/transfer-booking-form.ts'
import { toTransferSearch, transferErrors, transferValues } from '../search/transfer-form.ts'
import { airportDrafts } from './drafts.ts'

test('R2.138 Booking a transfer again fills the airport as one that was chosen and keeps its extras; only the times are missing', () => {
  const search = JSON.stringify({
    transfer_type: 'pickup',
    airport: 'RGN',
    airport_name: 'Yangon International Airport (RGN)',
    tz: 'Asia/Yangon',
    flight_number: '8M332',
    place: { name: 'Pansodan House', address: '', lat: null, lng: null, place_id: 'yangon-downtown' },
    passengers: { adults: 2, child_ages: [5] },
    driver_language: 'chinese',
    booking_reminder: 'Late flight',
    child_seat: 1,
    extra_wait: 2,
    luggage: 7,
  })
  const target = airportDrafts.beginning({
    id: 'dr-1',
    product: 'airport',
    search,
    selection: '{}',
    form: '{}',
  } as never)
  const values = transferValues(target.search as never)
  expect(values.airport).toEqual({
    iata: 'RGN',
    name: 'Yangon International Airport (RGN)',
    tz: 'Asia/Yangon',
  })
  expect(values.driver_language).toBe('chinese')
  expect(transferErrors(values, '2026-12-01')).toEqual({ flight: 'timeMissing' })
  const timed = { ...values, flight: { date: '2026-12-10', time: '15:00' } }
  const again = { booking_reminder: 'Late flight', child_seat: 1, extra_wait: 2, draft: 'dr-1', luggage: 7 }
  expect(toTransferSearch(timed, '2026-12-01')).toMatchObject(again)
  const alone = { ...timed, passengers: { adults: 2, child_ages: [] } }
  expect(toTransferSearch(alone, '2026-12-01')).not.toHaveProperty('child_seat')
})

test.each([
  [
    'a known place',
    { name: 'Pansodan House', address: '', lat: 16.77, lng: 96.15, place_id: 'yangon-downtown' },
  ],
  [
    'an address that was typed',
    { name: '12 Inya Road', address: 'Gate 2', lat: null, lng: null, place_id: null },
  ],
])('R2.138 A drop-off that is booked again leaves from %s, and only the time is missing', (_kind, place) => {
  const search = {
    transfer_type: 'dropoff',
    airport: 'MDL',
    airport_name: 'Mandalay (MDL)',
    tz: 'Asia/Yangon',
  }
  const text = JSON.stringify({ ...search, place, passengers: { adults: 3, child_ages: [] } })
  const draft = { id: 'dr-2', product: 'airport', search: text, selection: '{}', form: '{}' }
  const values = transferValues(airportDrafts.beginning(draft as never).search as never)
  expect(values.place).toMatchObject({ name: place.name, ...(place.place_id && { id: place.place_id }) })
  expect(Object.values(transferErrors(values, '2026-12-01')).filter(Boolean)).toEqual(['timeMissing'])
})

test('R5.86 The form of a transfer that is booked again has people and board, and the flight that is searched now', () => {
  const lead = { full_name: 'WANG WEI', type: 'adult', age: null, is_lead: true, room_index: 1 }
  const form = {
    guests: [lead],
    guest_phone: '+8613800001234',
    contact: { person: 'Thiri Aung', phone: '+95955501234', email: '' },
    special_requests: '',
    internal_remark: '',
    name_board_text: 'WANG 王',
    booking_reminder: 'Late flight',
  }
  const search = { flight_number: '8M332', flight_local: '2026-12-10T15:15:00+06:30', passengers: '2' }
  const kept = readTransferValues(JSON.stringify(form), search)
  const values = transferBookingValues(search, null, form.contact, kept ?? undefined)
  expect(values).toMatchObject({
    flight_number: '8M332',
    flight: { date: '2026-12-10', time: '15:15' },
    name_board_text: 'WANG 王',
    guest_phone: '+8613800001234',
    guests: [{ full_name: 'WANG WEI', is_lead: true }, { full_name: '' }],
  })
  expect(readTransferValues('', search)).toBeNull()
})
