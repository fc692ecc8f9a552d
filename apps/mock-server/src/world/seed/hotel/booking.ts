import { bookHotelStay } from '../../../domain/hotel/book.ts'
import { hotelSnapshot } from '../hotel-snapshot.ts'
import { type Booking, type BookingRequest, bookedWhen, commonFields } from '../order/order-booking.ts'
import { partyFor } from '../order/order-guests.ts'
import { pickRate } from '../order/order-rate.ts'

/** The stay of a story. */
export function stayBooking(request: BookingRequest): Booking {
  const { catalogue, company, row, start, operatorFor } = request
  const party = partyFor(catalogue.seed, row.index)
  const { rate, bookedAt } = pickRate(catalogue, {
    index: row.index,
    story: row.story,
    rooms: party.rooms,
    nationality: party.nationality,
    nationalities: party.guests.map(({ nationality }) => nationality ?? party.nationality),
    currency: company.settlement_currency,
    start,
    bookedAt: bookedWhen(request),
  })
  const member = operatorFor(rate.total_settlement_price.amount)
  const hotel = hotelSnapshot(catalogue, rate.hotel_id)
  if (!hotel) throw new Error(`There is no hotel ${rate.hotel_id}`)
  const booking = {
    ...commonFields(request, member),
    rate,
    hotel,
    accepted_total: rate.total_price,
    guests: party.guests,
    arrival_note: null,
  }
  return { bookedAt, member, book: (id) => bookHotelStay({ ...booking, id }, bookedAt) }
}
