import type { Schemas } from '@portal/api-client/contract'
import { bookAirportTransfer } from '../../domain/airport/book.ts'
import { transferFromKey } from '../../domain/airport/key.ts'
import { flightOf } from '../../domain/airport/route.ts'
import { bookCarRental } from '../../domain/car/book.ts'
import { rentalFromKey } from '../../domain/car/quote.ts'
import { findDuplicate } from '../../domain/order/duplicate.ts'
import type { Change } from '../../domain/order/situation.ts'
import type { QuoteRecord } from '../../domain/quote/quote.ts'
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts'
import { fromRfc, localClock } from '../../domain/time/zones.ts'
import { openKey } from '../../domain/transport/key.ts'
import type { Call, Operation } from '../../edge/operation.ts'
import { rideMarkup } from '../markup/market.ts'
import { inFixedOrder, once } from '../once.ts'
import { alreadyBooked } from '../order/already-booked.ts'
import { bookingIdFor } from '../order/booking-id.ts'
import { applyChange, ordersOf } from '../order/order-books.ts'
import { presentOrder } from '../order/present-order.ts'
import { quoteBooked, quoteToBook } from '../quote/quote.ts'
import { inWords, type Viewer, viewerOf } from '../viewer.ts'

type Body = Schemas['BookCarRequest'] | Schemas['BookTransferRequest']

const keyFault = (state: 'unknown' | 'expired'): Refusal =>
  state === 'expired'
    ? refuse('QUOTE_EXPIRED')
    : refuse('VALIDATION', undefined, { fields: { quote_key: ['quote_key_unknown'] } })

/** What both bookings say of their caller and their form. */
const commonWish = (body: Body, quote: QuoteRecord | null, { company, actor, member }: Viewer) => ({
  company_id: company.id,
  actor,
  username: member.username,
  accepted_total: body.accepted_total,
  client_ref: body.client_ref,
  guests: body.guests,
  contact: body.contact,
  special_requests: body.special_requests ?? '',
  internal_remark: body.internal_remark ?? '',
  quote_id: quote?.id ?? null,
  draft_id: body.draft_id ?? null,
  confirm_duplicate: body.confirm_duplicate,
})

/** Numbers are only taken once everything else is right. */
function keep(
  prepare: (id: string) => Change | Refusal,
  body: Body,
  quote: QuoteRecord | null,
  viewer: Viewer,
): string | Refusal {
  const { world, company, now } = viewer
  const tried = prepare('')
  if (isRefusal(tried)) return tried
  const { order } = tried
  const names = body.guests.map(({ full_name }) => full_name)
  const twice = !body.confirm_duplicate && findDuplicate(ordersOf(world, company.id), order, names)
  if (twice) return alreadyBooked(twice, viewer)
  const done = prepare(bookingIdFor(world, order.order_type, now))
  if (isRefusal(done)) return done
  const { id } = applyChange(world, done, now)
  if (quote) quoteBooked(quote, id, viewer)
  return id
}

function carBooking(body: Schemas['BookCarRequest'], viewer: Viewer): string | Refusal {
  const { world, now } = viewer
  const reading = rentalFromKey(world.catalogue, body.quote_key, now, rideMarkup(viewer, 'car'))
  if (reading.state !== 'open') return keyFault(reading.state)
  const { rental, quoted_total } = reading
  if (rental.wish.currency !== viewer.currency) return refuse('QUOTE_EXPIRED')
  if (rental.total_price !== quoted_total) return refuse('OUTCOME_REQUIRED')
  const quote = quoteToBook(body.quote_id, viewer)
  if (isRefusal(quote)) return quote
  const wish = { ...commonWish(body, quote, viewer), rental, itinerary: body.itinerary ?? [] }
  return keep((id) => bookCarRental({ ...wish, id }, now), body, quote, viewer)
}

function transferBooking(body: Schemas['BookTransferRequest'], viewer: Viewer): string | Refusal {
  const { world, now } = viewer
  const reading = transferFromKey(world.catalogue, body.quote_key, now, rideMarkup(viewer, 'airport'))
  if (reading.state !== 'open') return keyFault(reading.state)
  const { transfer, quoted_total } = reading
  if (transfer.wish.currency !== viewer.currency) return refuse('QUOTE_EXPIRED')
  if (transfer.total_price !== quoted_total) return refuse('OUTCOME_REQUIRED')
  const { airport } = transfer
  const { transfer_type, flight_at, pick_up } = transfer.wish
  const number = body.flight?.flight_number ?? transfer.wish.flight_number ?? undefined
  const flies = body.flight ? fromRfc(body.flight.flight_local) : (flight_at ?? pick_up)
  const day = localClock(flies, airport.tz).date
  const flown = flightOf(world.catalogue, airport, transfer_type, number, day, now)
  const end = flown?.[transfer_type === 'pickup' ? 'arrival' : 'departure']
  const quote = quoteToBook(body.quote_id, viewer)
  if (isRefusal(quote)) return quote
  const wish = {
    ...commonWish(body, quote, viewer),
    transfer,
    flight: body.flight ?? null,
    known_flight: flown && end ? { operating: flown.operating, terminal: end.terminal } : null,
    name_board_text: body.name_board_text ?? '',
    booking_reminder: body.booking_reminder ?? '',
  }
  return keep((id) => bookAirportTransfer({ ...wish, id }, now), body, quote, viewer)
}

/** What a key names, whenever it was issued: a form sent again after a lost answer may carry a fresh one. */
function rideNamedBy(quote_key: string, { world }: Viewer): string {
  const kind = quote_key.startsWith('car.') ? 'car' : 'transfer'
  const parts = openKey(world.catalogue, kind, quote_key) as { issued: number; total: number } | null
  if (!parts) return quote_key
  const { issued: _, total: __, ...ride } = parts
  return inFixedOrder(ride)
}

function answer(
  call: Pick<Call<'bookCar' | 'bookTransfer'>, 'operation' | 'body' | 'now'>,
  viewer: Viewer,
  effect: () => string | Refusal,
) {
  const { operation, body, now } = call
  const { accepted_total: _, quote_key, ...form } = body
  const named = { ...form, ride: rideNamedBy(quote_key, viewer) }
  const request = { member: viewer.member, operation, client_ref: body.client_ref, body: named, now }
  const booked = once(viewer.world, request, effect)
  if (isRefusal(booked)) return inWords(booked, viewer)
  const order = viewer.world.tables.order.get(booked.subject)
  return order ? { order: presentOrder(order, viewer), replayed: booked.replayed } : refuse('NOT_FOUND')
}

export const bookCar: Operation<'bookCar'> = (call, world) => {
  const viewer = viewerOf(call, world)
  return answer(call, viewer, () => carBooking(call.body, viewer))
}

export const bookTransfer: Operation<'bookTransfer'> = (call, world) => {
  const viewer = viewerOf(call, world)
  return answer(call, viewer, () => transferBooking(call.body, viewer))
}
