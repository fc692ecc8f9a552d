import type { Schemas } from '@portal/api-client/contract'
import { plainFlight } from '../../domain/airport/airlines.ts'
import { bookAirportTransfer } from '../../domain/airport/book.ts'
import { transferFromKey } from '../../domain/airport/key.ts'
import type { TransferRequest } from '../../domain/airport/offer.ts'
import { directionOf, flightNear, timetableError } from '../../domain/airport/route.ts'
import { invalidFields, refuse } from '../../domain/refusal.ts'
import { fromRfc } from '../../domain/time/zones.ts'
import type { Operation } from '../../edge/operation.ts'
import { rideMarkup } from '../markup/market.ts'
import { bookingSource, commonRequest } from '../order/booking.ts'
import { bookRide, bookRideOnce, keyError } from '../ride/ride-booking.ts'
import { type Viewer, viewerOf } from '../viewer.ts'

/**
 * The flight of a booking: number, time (epoch ms) and whether the time was agreed before, by the search or by a member
 * who knows it. The time of the search is that of its number.
 */
function entryOf({ flight }: Schemas['BookTransferRequest'], searched: TransferRequest) {
  const number = flight === null ? null : (flight?.flight_number ?? searched.flight_number)
  if (number === null) return null
  const isSearched = plainFlight(number) === plainFlight(searched.flight_number ?? '')
  const typed = flight?.flight_local === undefined ? null : fromRfc(flight.flight_local)
  const at = typed ?? (isSearched || searched.flight_number === null ? searched.flight_at : null)
  return { number, at, isAgreed: flight?.flight_time_known || (isSearched && at === searched.flight_at) }
}

function transferBooking(body: Schemas['BookTransferRequest'], viewer: Viewer): string {
  const { world, now } = viewer
  const reading = transferFromKey(world.catalogue, body.quote_key, now, rideMarkup(viewer, 'airport'))
  if (reading.state !== 'open') throw keyError(reading.state)
  const { transfer, quoted_total } = reading
  if (transfer.request.currency !== viewer.currency) throw refuse('QUOTE_EXPIRED')
  if (transfer.total_price !== quoted_total) throw refuse('OUTCOME_REQUIRED')
  const { airport } = transfer
  const { transfer_type, flight_at, pick_up } = transfer.request
  const flight = entryOf(body, transfer.request)
  const { flight: flown, elsewhere } = flightNear(
    world.catalogue,
    airport,
    transfer_type,
    flight?.number,
    flight?.at ?? flight_at ?? pick_up,
    now,
  )
  if (elsewhere) throw invalidFields({ 'flight.flight_number': [elsewhere] })
  const contradicted =
    flight === null || flight.at === null || flight.isAgreed
      ? null
      : timetableError(flown, transfer_type, flight.at)
  if (contradicted) throw invalidFields({ 'flight.flight_local': [contradicted] })
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
