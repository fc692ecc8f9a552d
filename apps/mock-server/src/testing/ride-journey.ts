import type { Schemas } from '@portal/api-client/contract'
import { expect } from 'vitest'
import { clientRef } from './hotel-journey.ts'
import type { RealMock } from './real-mock.ts'

/** The steps of booking a car or a transfer as a portal sends them. */

const place = (
  name: string,
  place_id: string | null,
  lat: number | null = null,
  lng: number | null = null,
) => ({
  name,
  address: '',
  lat,
  lng,
  place_id,
})

export const downtown = place('Pansodan House', 'yangon-downtown')
export const typedPlace = place('No. 5 Warehouse', null)

export const carRequest = {
  model_id: 'toyota-alphard',
  rental_type: 'day' as const,
  days_or_hours: 3,
  number_of_rentals: 1,
  start_local: '2026-12-10T09:00:00+06:30',
  pick_up: downtown,
  drop_off: downtown,
  passengers: { adults: 2, child_ages: [] as number[] },
  driver_language: 'burmese' as const,
  industrial_zone: { entered: false },
}

const mandalay = place('Mandalay', 'mandalay')

/** Any fields of the request, also wrong ones. */
interface CarRequest {
  readonly model_id?: string
  readonly [field: string]: unknown
}

/** A car is hired in its own city; the models of Mandalay have it in their id. */
export const placesOf = ({ model_id }: { model_id?: string }) =>
  model_id?.endsWith('-mandalay') ? { pick_up: mandalay, drop_off: mandalay } : {}

export const quoteCar = (member: RealMock, request: CarRequest = {}) =>
  member.post('/api/car/quote', { ...carRequest, ...placesOf(request), ...request })

export const travellers = (...names: string[]) =>
  (names.length > 0 ? names : ['WANG WEI', 'Thant']).map((full_name, index) => ({
    full_name,
    type: 'adult' as const,
    is_lead: index === 0,
    phone: '+8613800001234',
    nationality: 'CN',
  }))

interface Quoted {
  readonly quote_key: string
  readonly total_price: Schemas['Money']
}

export const carBody = (quote: Quoted, nth = 1, more: object = {}) => ({
  client_ref: clientRef(5000 + nth),
  quote_key: quote.quote_key,
  accepted_total: quote.total_price,
  guests: travellers(),
  contact: { person: 'Thiri Aung', phone: '+95955501234' },
  ...more,
})

/** Quotes and books; answers the order. */
export async function bookCar(member: RealMock, request: CarRequest = {}, nth = 1, more: object = {}) {
  const quoted = await quoteCar(member, request)
  expect(quoted).toMatchObject({ code: 1 })
  const booked = await member.post('/api/car/book', carBody(quoted.data, nth, more))
  expect(booked).toMatchObject({ code: 1 })
  return booked.data.order
}

export const transferRequest = {
  transfer_type: 'pickup' as const,
  airport: 'RGN',
  flight_number: '8M332',
  place: downtown,
  service_local: '2026-12-10T16:00:00+06:30',
  passengers: { adults: 2, child_ages: [] as number[] },
  luggage: 2,
}

export const searchTransfers = (member: RealMock, request: object = {}) =>
  member.post('/api/airport/search', { ...transferRequest, ...request })

interface TransferChoices {
  readonly vehicle_class?: string
  readonly driver_language?: string
  readonly extras?: readonly object[]
}

/** An offer of the class, priced. */
export async function quoteTransfer(member: RealMock, request: object = {}, choice: TransferChoices = {}) {
  const { vehicle_class = 'sedan', driver_language = 'burmese', extras = [] } = choice
  const found = await searchTransfers(member, request)
  expect(found).toMatchObject({ code: 1 })
  const offer = found.data.list.find((one: { vehicle_class: string }) => one.vehicle_class === vehicle_class)
  return member.post('/api/airport/quote', { offer_key: offer.offer_key, driver_language, extras })
}

export const transferBody = (quote: Quoted, nth = 1, more: object = {}) => ({
  client_ref: clientRef(7000 + nth),
  quote_key: quote.quote_key,
  accepted_total: quote.total_price,
  guests: travellers(),
  contact: { person: 'Thiri Aung', phone: '+95955501234' },
  name_board_text: 'WANG WEI',
  booking_reminder: 'Child sleeps in the car',
  ...more,
})

export async function bookTransfer(
  member: RealMock,
  request: object = {},
  choice: TransferChoices = {},
  nth = 1,
  more: object = {},
) {
  const quoted = await quoteTransfer(member, request, choice)
  expect(quoted).toMatchObject({ code: 1 })
  const booked = await member.post('/api/airport/book', transferBody(quoted.data, nth, more))
  expect(booked).toMatchObject({ code: 1 })
  return booked.data.order
}
