import type { Schemas } from '@portal/api-client/contract'
import type { AirportOrderRecord } from '../order/order.ts'
import { distanceKm } from '../place/areas.ts'
import { addDays } from '../time/dates.ts'
import { instantOf, localClock } from '../time/zones.ts'
import { type AirlineRow, airlineOf, operatingOf, partnerNumbers, plainFlight } from './airlines.ts'
import type { AirportRecord, TransferSource } from './airport.ts'
import type { FlightNewsRecord, RideFlightRecord } from './order-part.ts'

const minute = 60_000

export interface FlightMomentFacts {
  readonly airport: AirportRecord
  readonly terminal: string | null
  /** Epoch ms. */
  readonly scheduled: number
  readonly estimated: number | null
  readonly actual: number | null
}

export interface FlightFacts {
  readonly operating: string
  readonly marketing: readonly string[]
  readonly airline: AirlineRow
  readonly departure: FlightMomentFacts
  readonly arrival: FlightMomentFacts
  readonly status: Schemas['FlightStatus']
}

/** One number on one day at one end; the same number flies the same way every day, but not equally late. */
interface FlightRequest {
  readonly flight_number: string
  /** Date at the airport of the direction. */
  readonly date: string
  readonly direction: Schemas['FlightDirection']
}

/** Great circle at cruising speed and half an hour for the ground. */
const flightMinutes = (km: number) => Math.round((30 + km / 12.5) / 5) * 5

/** Null when the number is unknown; it may be booked anyway. `now` decides what has already happened. */
export function findFlight(source: TransferSource, request: FlightRequest, now: number): FlightFacts | null {
  const named = plainFlight(request.flight_number)
  const shared = operatingOf(named)
  const operating = shared ?? named
  const airline = airlineOf(operating)
  if (!airline) return null
  const marketing =
    source.number(0, 2, 'flight', operating, 'shared') === 0 ? partnerNumbers(airline, operating) : []
  if (shared !== null && !marketing.includes(named)) return null
  const route = routeOf(source, airline, operating)
  if (!route) return null
  const { from, to, departs } = route
  const flight = (minutes: number) => minutes * minute
  const long = flightMinutes(distanceKm(from, to))
  const number = (min: number, max: number, field: string) =>
    source.number(min, max, 'flight', operating, field)
  // The date is that of the requested airport: an arrival after midnight departed the day before.
  let leaves = instantOf(request.date, departs, from.tz)
  if (request.direction === 'arrival' && localClock(leaves + flight(long), to.tz).date !== request.date) {
    leaves = instantOf(addDays(request.date, -1), departs, from.tz)
  }
  const day = localClock(leaves, from.tz).date
  const luck = source.number(0, 99, 'flight', operating, day, 'luck')
  const late = luck < 70 ? 0 : luck < 94 ? source.number(3, 18, 'flight', operating, day, 'late') * 5 : 0
  const fate = luck >= 98 ? 'cancelled' : luck === 97 ? 'diverted' : 'flies'
  const leavesAt = leaves + flight(late)
  const landsAt = leavesAt + flight(long)
  const known = now >= leaves - flight(24 * 60)
  const moment = (airport: AirportRecord, scheduled: number, at: number): FlightMomentFacts => ({
    airport,
    terminal: airport.terminals[number(0, Math.max(0, airport.terminals.length - 1), airport.iata)] ?? null,
    scheduled,
    estimated: known && fate === 'flies' ? at : null,
    actual: now >= at && fate === 'flies' ? at : null,
  })
  return {
    operating,
    marketing,
    airline,
    departure: moment(from, leaves, leavesAt),
    arrival: moment(to, leaves + flight(long), landsAt),
    status: statusOf(fate, { now, known, late, leavesAt, landsAt }),
  }
}

interface Progress {
  readonly now: number
  readonly known: boolean
  readonly late: number
  readonly leavesAt: number
  readonly landsAt: number
}

function statusOf(fate: string, { now, known, late, leavesAt, landsAt }: Progress): Schemas['FlightStatus'] {
  if (!known) return 'scheduled'
  if (fate === 'cancelled') return 'cancelled'
  if (fate === 'diverted' && now >= leavesAt) return 'diverted'
  if (now >= landsAt) return 'landed'
  if (now >= leavesAt) return 'departed'
  return late > 0 ? 'delayed' : 'scheduled'
}

interface Route {
  readonly from: AirportRecord
  readonly to: AirportRecord
  /** HH:MM at the airport it leaves from. */
  readonly departs: string
}

/** Odd numbers leave the base of the airline, even ones come back, as most airlines number their flights. */
function routeOf(source: TransferSource, airline: AirlineRow, operating: string): Route | null {
  const digits = Number(/\d+/.exec(operating.slice(2))?.[0] ?? 0)
  const base = source.airport(airline.base)
  const away = spokeOf(source, airline, digits)
  if (!base || !away) return null
  const quarter = source.number(0, 63, 'flight', operating, 'departs')
  const hour = String(6 + Math.floor(quarter / 4)).padStart(2, '0')
  const departs = `${hour}:${String((quarter % 4) * 15).padStart(2, '0')}`
  const [from, to] = digits % 2 === 1 ? [base, away] : [away, base]
  return { from, to, departs }
}

function spokeOf(source: TransferSource, airline: AirlineRow, digits: number): AirportRecord | undefined {
  const spokes = airline.spokes.filter((iata) => source.airport(iata))
  const at = source.number(
    0,
    Math.max(0, spokes.length - 1),
    'flight',
    airline.code,
    Math.floor(digits / 2),
    'spoke',
  )
  return source.airport(spokes[at] ?? '')
}

export const isDomestic = ({ departure, arrival }: Pick<FlightFacts, 'departure' | 'arrival'>): boolean =>
  departure.airport.country === arrival.airport.country

/** When the flight lands or leaves as far as anybody knows; epoch ms, null where nobody does. */
export const expectedAt = ({ scheduled, news }: RideFlightRecord): number | null => news?.at ?? scheduled

/**
 * When the pick-up is, once the flight is known to be at another time: a pick-up keeps its distance to the landing, a
 * drop-off the time that was agreed, and neither moves once the guest is on board. A cancelled flight moves nothing,
 * and a flight whose time was unknown only puts off a pick-up before its landing.
 */
export function pickUpAfterNews(order: AirportOrderRecord, { at }: FlightNewsRecord): number {
  const { flight, transfer_type, service_start, order_status, dispatch } = order
  const fixed = transfer_type === 'dropoff' || order_status !== 'confirmed' || dispatch.status === 'on_board'
  if (fixed || !flight || at === null) return service_start
  return pickUpAfterLanding(order, at)
}

/** When the pick-up is that lands at `at` (epoch ms). */
export function pickUpAfterLanding({ flight, service_start }: AirportOrderRecord, at: number): number {
  const before = flight && expectedAt(flight)
  return before === null ? Math.max(at, service_start) : at + (service_start - before)
}

type Waiting = Pick<AirportOrderRecord, 'wait_starts' | 'flight' | 'service_start' | 'free_wait_minutes'>

/** What free waiting is counted from: a pick-up after the landing, or with an unknown one, begins at its own time. */
export const waitStart = (
  wait_starts: Schemas['WaitStart'],
  landing: number | null,
  pick_up: number,
): Schemas['WaitStart'] => (landing === null || pick_up > landing ? 'pick_up_time' : wait_starts)

export const waitStartOf = ({ wait_starts, flight, service_start }: Waiting): Schemas['WaitStart'] =>
  waitStart(wait_starts, flight && expectedAt(flight), service_start)

/** Until when waiting is free, epoch ms: counted from the landing of a pick-up, or from the agreed time if it is later. */
export function freeWaitEnds(order: Waiting): number {
  const { flight, service_start, free_wait_minutes } = order
  const landing = waitStartOf(order) === 'landing' ? flight && expectedAt(flight) : null
  return (landing ?? service_start) + free_wait_minutes * minute
}
