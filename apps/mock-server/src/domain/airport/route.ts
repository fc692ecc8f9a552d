import type { Schemas } from '@portal/api-client/contract'
import { distanceKm } from '../place/areas.ts'
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

/** The flight of a transfer, when it is known and really touches the airport; unknown ones count as international. */
export function flightOf(
  source: TransferSource,
  airport: AirportRecord,
  type: Schemas['TransferType'],
  flight_number: string | undefined,
  date: string,
  now: number,
): FlightFacts | null {
  if (flight_number === undefined) return null
  const direction = type === 'pickup' ? 'arrival' : 'departure'
  const flight = findFlight(source, { flight_number, date, direction }, now)
  return flight && flight[direction].airport.iata === airport.iata ? flight : null
}

export const isDomesticFlight = (flight: FlightFacts | null): boolean => flight !== null && isDomestic(flight)
