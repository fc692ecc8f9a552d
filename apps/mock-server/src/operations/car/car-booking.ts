import type { Schemas } from '@portal/api-client/contract'
import { bookCarRental } from '../../domain/car/book.ts'
import { rentalFromKey } from '../../domain/car/quote.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Operation } from '../../edge/operation.ts'
import { rideMarkup } from '../markup/market.ts'
import { bookingSource, commonRequest } from '../order/booking.ts'
import { bookRide, bookRideOnce, keyError } from '../ride/ride-booking.ts'
import { type Viewer, viewerOf } from '../viewer.ts'

function carBooking(body: Schemas['BookCarRequest'], viewer: Viewer): string {
  const { world, now } = viewer
  const reading = rentalFromKey(world.catalogue, body.quote_key, now, rideMarkup(viewer, 'car'))
  if (reading.state !== 'open') throw keyError(reading.state)
  const { rental, quoted_total } = reading
  if (rental.request.currency !== viewer.currency) throw refuse('QUOTE_EXPIRED')
  if (rental.total_price !== quoted_total) throw refuse('OUTCOME_REQUIRED')
  const source = bookingSource(body, 'car', body.quote_key, viewer)
  const request = {
    ...commonRequest(body, source, viewer),
    guests: body.guests,
    rental,
    itinerary: body.itinerary ?? [],
  }
  return bookRide((id) => bookCarRental({ ...request, id }, now), body, source, viewer)
}

export const bookCar: Operation<'bookCar'> = (call, world) => {
  const viewer = viewerOf(call, world)
  return bookRideOnce('car', call, viewer, () => carBooking(call.body, viewer))
}
