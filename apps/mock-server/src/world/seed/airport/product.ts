import type { SeededProduct } from '../product.ts'
import { rideSteps } from '../ride/steps.ts'
import { rideRows } from '../ride/stories.ts'
import { transferCarrier } from '../ride-carriers.ts'
import { transferBooking } from './booking.ts'

export const airportSeed: SeededProduct<'airport'> = {
  ...rideSteps,
  bookedBy: 'bookTransfer',
  firstStories: rideRows('airport', 110),
  furtherStories: [],
  share: 1,
  bookingFor: transferBooking,
  begunDraft: ({ company }) => ({
    product: 'airport',
    title: company.country === 'CN' ? 'RGN 接机' : 'Transfer from RGN',
    search: JSON.stringify({ transfer_type: 'pickup', passengers: 2 }),
    selection: '',
    step: 'search',
  }),
  supplierOf: ({ airport, vehicle_class }) => transferCarrier(airport.iata, vehicle_class),
}
