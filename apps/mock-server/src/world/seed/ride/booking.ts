import { type BookingRequest, bookedWhen } from '../order/order-booking.ts'
import { partyFor } from '../order/order-guests.ts'

/** What rentals and transfers are picked by. */
export const rideRequest = (request: BookingRequest) => ({
  row: request.row,
  party: partyFor(request.catalogue.seed, request.row.index),
  currency: request.company.settlement_currency,
  start: request.start,
  bookedAt: bookedWhen(request),
})
