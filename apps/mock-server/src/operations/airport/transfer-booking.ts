import type { Schemas } from '@portal/api-client/contract'
import { bookAirportTransfer } from '../../domain/airport/book.ts'
import { transferFromKey } from '../../domain/airport/key.ts'
import { directionOf, flightNear, flightOn } from '../../domain/airport/route.ts'
import { invalidFields, refuse } from '../../domain/refusal.ts'
import { dayOf, fromRfc } from '../../domain/time/zones.ts'
import type { Operation } from '../../edge/operation.ts'
import { rideMarkup } from '../markup/market.ts'
import { bookingSource, commonRequest } from '../order/booking.ts'
import { bookRide, bookRideOnce, keyError } from '../ride/ride-booking.ts'
import { type Viewer, viewerOf } from '../viewer.ts'

function transferBooking(body: Schemas['BookTransferRequest'], viewer: Viewer): string {
  const { world, now } = viewer
  const reading = transferFromKey(world.catalogue, body.quote_key, now, rideMarkup(viewer, 'airport'))
  if (reading.state !== 'open') throw keyError(reading.state)
  const { transfer, quoted_total } = reading
  if (transfer.request.currency !== viewer.currency) throw refuse('QUOTE_EXPIRED')
  if (transfer.total_price !== quoted_total) throw refuse('OUTCOME_REQUIRED')
  const { airport } = transfer
  const { transfer_type, flight_at, pick_up } = transfer.request
  const number =
    body.flight === null ? undefined : (body.flight?.flight_number ?? transfer.request.flight_number)
  const typed = body.flight?.flight_local
  const { flight: flown, elsewhere } = typed
    ? flightOn(
        world.catalogue,
        airport,
        transfer_type,
        number ?? undefined,
        dayOf(fromRfc(typed), airport.tz),
        now,
      )
    : flightNear(world.catalogue, airport, transfer_type, number ?? undefined, flight_at ?? pick_up, now)
  if (elsewhere) throw invalidFields({ 'flight.flight_number': [elsewhere] })
  const end = flown?.[directionOf(transfer_type)]
  const source = bookingSource(body, 'airport', body.quote_key, viewer)
  const request = {
    ...commonRequest(body, source, viewer),
    guests: body.guests,
    transfer,
    flight: body.flight,
    known_flight:
      flown && end ? { operating: flown.operating, terminal: end.terminal, scheduled: end.scheduled } : null,
    name_board_text: body.name_board_text ?? '',
    booking_reminder: body.booking_reminder ?? '',
  }
  return bookRide((id) => bookAirportTransfer({ ...request, id }, now), body, source, viewer)
}

export const bookTransfer: Operation<'bookTransfer'> = (call, world) => {
  const viewer = viewerOf(call, world)
  return bookRideOnce('transfer', call, viewer, () => transferBooking(call.body, viewer))
}
