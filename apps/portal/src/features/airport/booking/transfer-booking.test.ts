import { expect, test } from 'vitest'
import { draftOfTransfer, transferBookingSearch, transferOfDraft } from './transfer-booking.ts'
import { readTransferValues } from './transfer-booking-form.ts'

const search = {
  transfer_type: 'pickup',
  airport: 'RGN',
  airport_name: 'Yangon International Airport (RGN)',
  tz: 'Asia/Yangon',
  flight_number: '8M332',
  place_name: 'No. 5 Warehouse',
  flight_local: '2026-12-10T15:15:00+06:30',
  passengers: '2-5',
  luggage: 3,
} as const
const cny = (amount: string) => ({ amount, currency: 'CNY' })
const offer = {
  vehicle_class: 'sedan',
  total_price: cny('110.00'),
  driver_languages: ['burmese', 'chinese'],
  chinese_driver_fee: cny('80.00'),
} satisfies Parameters<typeof transferBookingSearch>[0]

test('books an offer at the price shown, unless the requested driver costs more', () => {
  expect(transferBookingSearch(offer, search)).toMatchObject({ known_total: '110.00', currency: 'CNY' })
  const chinese = transferBookingSearch(offer, { ...search, driver_language: 'chinese' })
  expect(chinese).toMatchObject({ vehicle_class: 'sedan', driver_language: 'chinese' })
  expect(chinese).not.toHaveProperty('known_total')
})

test('a draft restores the same ride, with a new reference for its booking', () => {
  const ride = { ...transferBookingSearch(offer, search), child_seat: 1, quote_id: 'q-1' }
  const again = transferOfDraft({ id: 'd-1', ...draftOfTransfer({ ...ride, draft: 'd-1' }) })
  expect(again).toEqual({ ...ride, draft: 'd-1', ref: expect.any(String) })
  expect(again?.ref).not.toBe(ride.ref)
})

test('a chosen quote restores its ride as the server has it; a draft without a ride leads nowhere', () => {
  const place = { name: 'Pansodan House', address: '', lat: null, lng: null, place_id: 'yangon-downtown' }
  const written = {
    id: 'd-2',
    search: JSON.stringify({
      transfer_type: 'dropoff',
      airport: 'RGN',
      place,
      service_local: '2026-12-10T14:00:00+06:30',
      passengers: { adults: 2, child_ages: [] },
      luggage: 0,
    }),
    selection: JSON.stringify({
      vehicle_class: 'van',
      driver_language: 'chinese',
      extras: [{ code: 'extra_wait', quantity: 2 }],
      quote_key: 'transfer.x',
      known_total: '380.00',
      currency: 'CNY',
      quote_id: 'q-2',
    }),
  }
  expect(transferOfDraft(written)).toMatchObject({
    place_id: 'yangon-downtown',
    place_name: 'Pansodan House',
    passengers: '2',
    vehicle_class: 'van',
    driver_language: 'chinese',
    extra_wait: 2,
    known_total: '380.00',
    quote_id: 'q-2',
    draft: 'd-2',
  })
  expect(transferOfDraft({ ...written, selection: '' })).toBeNull()
  expect(transferOfDraft({ id: 'd-3', search: '{"passengers":2}', selection: 'broken' })).toBeNull()
})

test('R2.232 filled-in people keep the time of a flight only with its number', () => {
  const form = JSON.stringify({
    guests: [{ room_index: 1, type: 'adult', age: null, full_name: 'LI NA', is_lead: true }],
    contact: { person: 'Chen Hui', phone: '+8613800001111', email: '' },
    guest_phone: '',
    name_board_text: '',
    booking_reminder: '',
    special_requests: '',
    internal_remark: '',
  })
  const { flight_number: _, ...unnumbered } = search
  expect(readTransferValues(form, search)?.flight).toEqual({ date: '2026-12-10', time: '15:15' })
  expect(readTransferValues(form, unnumbered)?.flight).toEqual({ date: '', time: '' })
})
