import { bookAirportTransfer } from '../domain/airport/book.ts'
import { priceTransfer, type TransferChoice, type TransferRequest } from '../domain/airport/offer.ts'
import { bookCarRental } from '../domain/car/book.ts'
import { priceRental, type RentalRequest } from '../domain/car/quote.ts'
import { toMoney } from '../domain/money/money.ts'
import { noAllocation } from '../domain/order/allocation.ts'
import type { AirportOrderRecord, CarOrderRecord } from '../domain/order/order.ts'
import { fromRfc } from '../domain/time/zones.ts'
import { catalogueOf } from '../world/seed/catalogue.ts'
import { sampleMember, sampleNow, sampleTerms } from './sample-order.ts'

const catalogue = catalogueOf(1)

export const samplePlace = {
  name: 'Pansodan House',
  address: '',
  lat: null,
  lng: null,
  place_id: 'yangon-downtown',
}

export const sampleRentalRequest: RentalRequest = {
  model_id: 'toyota-alphard',
  rental_type: 'day',
  quantity: 2,
  vehicles: 1,
  start: fromRfc('2026-12-11T09:00:00+06:30'),
  pick_up: samplePlace,
  drop_off: samplePlace,
  passengers: { adults: 2, child_ages: [] },
  driver_language: 'chinese',
  zone: { id: 'thilawa-sez', times: 1 },
  extras: [],
  currency: 'CNY',
}

const people = ['WANG WEI', 'Thant'].map((full_name, nth) => ({
  full_name,
  type: 'adult' as const,
  is_lead: nth === 0,
  phone: '+8613800001234',
}))

const common = (id: string) => ({
  id,
  company_id: sampleTerms.id,
  actor: sampleMember,
  username: 'goldenland',
  client_ref: `ref-${id}`,
  guests: people,
  contact: { person: 'Mya', phone: '+9595550100' },
  special_requests: '',
  internal_remark: '',
  allocation: noAllocation,
  quote_id: null,
  draft_id: null,
})

/** A car in pending_payment. */
export function sampleCar(
  request: Partial<RentalRequest> = {},
  now: number = sampleNow,
  id = 'C2611210001',
): CarOrderRecord {
  const rental = priceRental(catalogue, { ...sampleRentalRequest, ...request }, now)
  if (!rental) throw new Error('Not hired out')
  const accepted_total = toMoney(rental.total_price, rental.request.currency)
  const done = bookCarRental({ ...common(id), rental, accepted_total, itinerary: [] }, now)
  return done.order as CarOrderRecord
}

export const sampleTransferRequest: TransferRequest = {
  transfer_type: 'pickup',
  airport: 'RGN',
  place: samplePlace,
  flight_number: '8M332',
  flight_at: fromRfc('2026-12-11T14:00:00+06:30'),
  domestic: false,
  pick_up: fromRfc('2026-12-11T14:00:00+06:30'),
  passengers: { adults: 2, child_ages: [] },
  luggage: 2,
  currency: 'CNY',
}

const sampleChoice: TransferChoice = { vehicle_class: 'sedan', driver_language: 'chinese', extras: [] }

/** A transfer in pending_payment. */
export function sampleTransfer(
  request: Partial<TransferRequest> = {},
  now: number = sampleNow,
  id = 'A2611210001',
  choice: Partial<TransferChoice> = {},
): AirportOrderRecord {
  const transfer = priceTransfer(
    catalogue,
    { ...sampleTransferRequest, ...request },
    { ...sampleChoice, ...choice },
    now,
  )
  if (!transfer) throw new Error('Not on offer')
  const accepted_total = toMoney(transfer.total_price, transfer.request.currency)
  const ride = { transfer, accepted_total, flight: undefined, known_flight: null }
  const done = bookAirportTransfer(
    { ...common(id), ...ride, name_board_text: 'WANG WEI', booking_reminder: '' },
    now,
  )
  return done.order as AirportOrderRecord
}
