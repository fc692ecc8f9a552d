import { bookAirportTransfer } from '../../../domain/airport/book.ts'
import { toMoney } from '../../../domain/money/money.ts'
import { type Booking, type BookingRequest, commonFields } from '../order/order-booking.ts'
import { pickTransfer, ridersOf } from '../order/order-ride.ts'
import type { SeededProduct } from './product.ts'
import { rideRequest, rideRows, rideSteps } from './ride.ts'
import { transferCarrier } from './ride-carriers.ts'

/** The transfer of a story. */
function transferBooking(request: BookingRequest): Booking {
  const ride = rideRequest(request)
  const { transfer, bookedAt, flight, known_flight } = pickTransfer(request.catalogue, ride)
  const { currency } = ride
  const { guests } = ridersOf(ride.party)
  const member = request.operatorFor(toMoney(transfer.total_settlement_price, currency).amount)
  const booking = {
    ...commonFields(request, member),
    transfer,
    accepted_total: toMoney(transfer.total_price, currency),
    guests,
    flight,
    known_flight,
    name_board_text: guests[0]?.full_name ?? '',
    booking_reminder: '',
  }
  return { bookedAt, member, book: (id) => bookAirportTransfer({ ...booking, id }, bookedAt) }
}

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
