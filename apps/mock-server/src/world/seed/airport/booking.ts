import { bookAirportTransfer } from '../../../domain/airport/book.ts'
import { toMoney } from '../../../domain/money/money.ts'
import { type Booking, type BookingRequest, commonFields } from '../order/order-booking.ts'
import { pickTransfer, ridersOf } from '../order/order-ride.ts'
import { rideRequest } from '../ride/booking.ts'

/** The transfer of a story. */
export function transferBooking(request: BookingRequest): Booking {
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
