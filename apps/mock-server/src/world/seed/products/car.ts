import { bookCarRental } from '../../../domain/car/book.ts'
import { toMoney } from '../../../domain/money/money.ts'
import { type Booking, type BookingRequest, commonFields } from '../order/order-booking.ts'
import { pickRental, ridersOf } from '../order/order-ride.ts'
import type { SeededProduct } from './product.ts'
import { rideRequest, rideRows, rideSteps } from './ride.ts'
import { carCarrier } from './ride-carriers.ts'

/** The rental of a story. */
function rentalBooking(request: BookingRequest): Booking {
  const ride = rideRequest(request)
  const { rental, bookedAt } = pickRental(request.catalogue, ride)
  const { currency } = ride
  const member = request.operatorFor(toMoney(rental.total_settlement_price, currency).amount)
  const booking = {
    ...commonFields(request, member),
    rental,
    accepted_total: toMoney(rental.total_price, currency),
    guests: ridersOf(ride.party).guests,
    itinerary: [],
  }
  return { bookedAt, member, book: (id) => bookCarRental({ ...booking, id }, bookedAt) }
}

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
