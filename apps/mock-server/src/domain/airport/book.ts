import type { Schemas } from '@portal/api-client/contract'
import { sameMoney, toMoney } from '../money/money.ts'
import { mayBook } from '../order/act.ts'
import { type BookingRequest, beyondLimit, booked, newBase, repeatErrors } from '../order/book-base.ts'
import { pricesOf } from '../order/counted.ts'
import type { AirportOrderRecord } from '../order/order.ts'
import { salesEnd } from '../order/pay-time.ts'
import type { Change } from '../order/situation.ts'
import { invalidFields, refuse } from '../refusal.ts'
import { noDispatch } from '../ride/ride.ts'
import { toTraveller, travellerErrors } from '../ride/travellers.ts'
import { dayOf, fromRfc } from '../time/zones.ts'
import { flightTimeError, offsetErrors, withTimes } from '../transport/ride-time.ts'
import { plainFlight } from './airlines.ts'
import type { PricedTransfer } from './offer.ts'
import type { RideFlightRecord } from './order-part.ts'

interface TransferBookingRequest extends BookingRequest {
  /** Fresh from the quote key. */
  readonly transfer: PricedTransfer
  readonly guests: readonly Schemas['TravellerEntry'][]
  /** What the operator typed; absent means the flight that was searched with, null none. */
  readonly flight: Schemas['FlightEntry'] | null | undefined
  /** The operating flight at the airport of the transfer; null when unknown. `scheduled` in epoch ms. */
  readonly known_flight: {
    readonly operating: string
    readonly terminal: string | null
    readonly scheduled: number
  } | null
  readonly name_board_text: string
  readonly booking_reminder: string
}

/** Freezes price and terms into a new order that waits for payment; `now` in epoch ms. */
export function bookAirportTransfer(request: TransferBookingRequest, now: number): Change {
  const { transfer, actor } = request
  if (!mayBook(actor, 'airport')) throw refuse('NO_PERMISSION')
  if (now >= salesEnd(transfer.service_start)) throw refuse('QUOTE_EXPIRED')
  if (!sameMoney(toMoney(transfer.total_price, transfer.request.currency), request.accepted_total))
    throw refuse('OUTCOME_REQUIRED')
  const flight = flightFor(request)
  const { required_fields } = transfer
  const fields = {
    ...repeatErrors(request.guests, request),
    ...offsetErrors({ 'flight.flight_local': request.flight?.flight_local }, transfer.airport.tz),
    ...travellerErrors(request.guests, {
      day: dayOf(transfer.service_start, transfer.airport.tz),
      passengers: transfer.request.passengers,
      required_fields,
    }),
  }
  if (required_fields.includes('flight_number') && !flight) fields.flight = ['flight_required']
  const { transfer_type } = transfer.request
  const { service_start, service_end } = transfer
  const off =
    request.flight && flight
      ? flightTimeError(transfer_type, service_start, flight.scheduled, service_end - service_start)
      : null
  const named = request.flight?.flight_local ? 'flight.flight_local' : 'flight.flight_number'
  const times = {
    pick_up: transfer.service_start,
    flight: flight?.scheduled ?? null,
    tz: transfer.airport.tz,
  }
  if (off && !fields['flight.flight_local']) fields[named] = [withTimes(off, times)]
  const board = request.name_board_text.trim()
  if (required_fields.includes('name_board_text') && !board) fields.name_board_text = ['name_board_required']
  if (Object.keys(fields).length > 0) throw invalidFields(fields)
  if (beyondLimit(actor, pricesOf(transfer))) throw refuse('SUBACCOUNT_LIMIT')
  return booked(newTransferOrder(request, flight, now))
}

function flightFor({ flight, transfer, known_flight }: TransferBookingRequest): RideFlightRecord | null {
  const number = flight === null ? null : (flight?.flight_number ?? transfer.request.flight_number)
  if (!number) return null
  // The time of the search is that of its number; another number has that of the timetable.
  const { flight_number, flight_at } = transfer.request
  const isSearched = flight_number === null || plainFlight(number) === plainFlight(flight_number)
  const searched = isSearched ? flight_at : null
  const scheduled = flight?.flight_local
    ? fromRfc(flight.flight_local)
    : (searched ?? known_flight?.scheduled ?? null)
  return { flight_number: number, operating: known_flight?.operating ?? number, scheduled, news: null }
}

function newTransferOrder(
  request: TransferBookingRequest,
  flight: RideFlightRecord | null,
  now: number,
): AirportOrderRecord {
  const { transfer, guests } = request
  const { airport } = transfer
  const search = transfer.request
  const { iata, name, lat, lng } = airport
  return {
    ...newBase(
      request,
      { ...transfer, currency: search.currency, tz: airport.tz, last_start: transfer.service_start },
      now,
    ),
    ...transferParts(transfer, guests),
    order_type: 'airport',
    dispatch: noDispatch(now),
    extras_due: [],
    transfer_type: search.transfer_type,
    airport: { iata, name, terminal: request.known_flight?.terminal ?? null, lat, lng },
    flight,
    name_board_text: request.name_board_text.trim(),
    booking_reminder: request.booking_reminder.trim(),
  }
}

/** What an order holds of a priced transfer and its people; a change takes over the same. */
export function transferParts(
  { request, choice, vehicles, class: sold, airport, ...transfer }: PricedTransfer,
  guests: readonly Schemas['TravellerEntry'][],
) {
  const day = dayOf(transfer.service_start, airport.tz)
  return {
    vehicle_class: choice.vehicle_class,
    vehicles,
    passengers: request.passengers,
    guests: guests.map((guest) => toTraveller(guest, day)),
    driver_language: choice.driver_language,
    overtime_unit_price: transfer.overtime_unit_price,
    net_percent: transfer.net_percent,
    place: request.place,
    max_passengers: sold.max_passengers * vehicles,
    max_luggage: sold.max_luggage * vehicles,
    luggage: request.luggage,
    free_wait_minutes: transfer.free_wait_minutes,
    wait_starts: transfer.wait_starts,
  }
}
