import type { SeededProduct } from '../product.ts'
import { rideSteps } from '../ride/steps.ts'
import { rideRows } from '../ride/stories.ts'
import { carCarrier } from '../ride-carriers.ts'
import { rentalBooking } from './booking.ts'

export const carSeed: SeededProduct<'car'> = {
  ...rideSteps,
  bookedBy: 'bookCar',
  firstStories: rideRows('car', 90),
  furtherStories: [],
  share: 1,
  bookingFor: rentalBooking,
  begunDraft: ({ company }) => ({
    product: 'car',
    title: company.country === 'CN' ? '仰光包车' : 'Car with driver in Yangon',
    search: JSON.stringify({ passengers: 3 }),
    selection: '',
    step: 'search',
  }),
  supplierOf: ({ vehicle }) => carCarrier(vehicle.model_id),
}
