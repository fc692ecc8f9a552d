import type { Schemas } from '@portal/api-client/contract'
import type { FieldError } from '../../texts/text.ts'
import type { AirportOrderRecord } from '../order/order.ts'
import { distanceKm } from '../place/areas.ts'
import { addDays } from '../time/dates.ts'
import { dayOf, toLocal } from '../time/zones.ts'
import { positionOfPlace } from '../transport/locate.ts'
import type { AirportRecord, TransferSource } from './airport.ts'
import { type FlightFacts, findFlight, isDomestic } from './flight.ts'

const minute = 60_000

/** Roads are longer than the crow flies. */
const roadPercent = 130
/** Transfers to and from an airport are not offered beyond this distance. */
export const mostTransferKm = 150

export interface RouteFacts {
  readonly distance_km: number
  readonly drive_minutes: number
}

/** Null for a place that cannot be found. */
export function routeTo(
  source: TransferSource,
  airport: AirportRecord,
  place: Schemas['RidePlace'],
): RouteFacts | null {
  const at = positionOfPlace(source, place) ?? airport.city
  if (!at) return null
  const distance_km = Math.round(distanceKm(airport, at) * roadPercent) / 100
  return { distance_km, drive_minutes: 15 + Math.round(distance_km * 1.5) }
}

const checkInMinutes = { domestic: 90, international: 120 } as const
const spareMinutes = 10
const step = 5 * minute

/** Drop-off: in time for the check-in, rounded down to five minutes. Pick-up: when the flight lands. */
export function suggestedPickUp(
  type: Schemas['TransferType'],
  flightAt: number,
  domestic: boolean,
  { drive_minutes }: RouteFacts,
): number {
  if (type === 'pickup') return flightAt
  const before = checkInMinutes[domestic ? 'domestic' : 'international'] + drive_minutes + spareMinutes
  return Math.floor((flightAt - before * minute) / step) * step
}

/** Free waiting from landing at an arrival; in the city from the agreed time. */
export function freeWaitMinutes(type: Schemas['TransferType'], domestic: boolean): number {
  if (type === 'dropoff') return 15
  return domestic ? 60 : 90
}

export const waitStarts = (type: Schemas['TransferType']): Schemas['WaitStart'] =>
  type === 'pickup' ? 'landing' : 'pick_up_time'

/** A flight that is known, and whether it really touches the airport of the transfer at its end. */
interface FoundFlight {
  /** Null for an unknown number, and for one that flies elsewhere. */
  readonly flight: FlightFacts | null
  /** Error of a number that is known to fly between other airports. */
  readonly elsewhere: FieldError | null
}

/** The flight of a transfer on a day (`YYYY-MM-DD`) at the airport. */
export function flightOn(
  source: TransferSource,
  airport: AirportRecord,
  type: Schemas['TransferType'],
  flight_number: string | undefined,
  date: string,
  now: number,
): FoundFlight {
  const direction = directionOf(type)
  const found =
    flight_number === undefined ? null : findFlight(source, { flight_number, date, direction }, now)
  if (!found || found[direction].airport.iata === airport.iata) return { flight: found, elsewhere: null }
  const params = {
    flight: found.operating,
    from: found.departure.airport.iata,
    to: found.arrival.airport.iata,
    airport: airport.iata,
  }
  return { flight: null, elsewhere: { key: 'flight_elsewhere', params } }
}

/**
 * The flight of a ride at `pick_up` (epoch ms): of the days around it the nearest, so that a ride after midnight belongs
 * to the landing before it, and one before midnight to the departure after it.
 */
export function flightNear(
  source: TransferSource,
  airport: AirportRecord,
  type: Schemas['TransferType'],
  flight_number: string | undefined,
  pick_up: number,
  now: number,
): FoundFlight {
  const today = dayOf(pick_up, airport.tz)
  const away = ({ flight }: FoundFlight) =>
    flight ? Math.abs(flight[directionOf(type)].scheduled - pick_up) : Number.POSITIVE_INFINITY
  return [0, -1, 1]
    .map((days) => flightOn(source, airport, type, flight_number, addDays(today, days), now))
    .reduce((nearest, other) => (away(other) < away(nearest) ? other : nearest))
}

/** The terminal that an order was booked with; after a change that of its new flight, null while nobody knows it. */
export function terminalOf(order: AirportOrderRecord, source: TransferSource): string | null {
  const { airport, flight, transfer_type, service_start } = order
  const record = source.airport(airport.iata)
  if (airport.terminal !== null || !flight || !record) return airport.terminal
  const near = flight.scheduled ?? service_start
  const found = flightNear(source, record, transfer_type, flight.flight_number, near, service_start)
  return found.flight?.[directionOf(transfer_type)].terminal ?? null
}

/**
 * Error of a time (epoch ms) that the timetable contradicts. Null for a flight that nobody knows, and for what is known
 * of a delay already.
 */
export function timetableError(
  flight: FlightFacts | null,
  type: Schemas['TransferType'],
  entered: number,
): FieldError | null {
  const moment = flight?.[directionOf(type)]
  if (!flight || !moment) return null
  const { airport, scheduled, estimated, actual } = moment
  if ([scheduled, estimated, actual].includes(entered)) return null
  const timeOf = (at: number) => toLocal(at, airport.tz).slice(0, 16).replace('T', ' ')
  const params = { flight: flight.operating, timetable: timeOf(scheduled), entered: timeOf(entered) }
  return { key: type === 'pickup' ? 'flight_lands_at' : 'flight_leaves_at', params }
}

/** The end of a flight at which the transfer is. */
export const directionOf = (type: Schemas['TransferType']): Schemas['FlightDirection'] =>
  type === 'pickup' ? 'arrival' : 'departure'

export const isDomesticFlight = (flight: FlightFacts | null): boolean => flight !== null && isDomestic(flight)
