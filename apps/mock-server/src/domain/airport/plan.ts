import { mostChildSeats, type Schemas } from '@portal/api-client/contract'
import type { FieldErrors } from '../../texts/text.ts'
import { fromRfc } from '../time/zones.ts'
import { placeIdOf } from '../transport/locate.ts'
import { flightTimeError, offsetErrors, rideTimeError, withTimes } from '../transport/ride-time.ts'
import { type AirportRecord, airportPlaceId, type TransferSource } from './airport.ts'
import type { FlightFacts } from './flight.ts'
import type { TransferRequest } from './offer.ts'
import {
  directionOf,
  flightNear,
  isDomesticFlight,
  type RouteFacts,
  routeTo,
  suggestedPickUp,
  timetableError,
} from './route.ts'

type Request = Pick<
  Schemas['SearchTransfersRequest'],
  | 'transfer_type'
  | 'place'
  | 'flight_number'
  | 'flight_local'
  | 'flight_time_known'
  | 'service_local'
  | 'passengers'
  | 'luggage'
>

/** A search brought to one pick-up: when, from which flight, over which road. */
interface TransferPlan {
  readonly request: TransferRequest
  readonly flight: FlightFacts | null
  /** Epoch ms; null without a flight. */
  readonly suggested: number | null
  readonly route: RouteFacts
}

/**
 * A typed time of the flight counts where the timetable agrees, has no such flight, or the member knows of a new time.
 * A requested pick-up outranks the suggested one; without a flight and a requested time there is none. Errors by field,
 * as text keys; `now` in epoch ms.
 */
export function planTransfer(
  source: TransferSource,
  airport: AirportRecord,
  request: Request,
  currency: string,
  now: number,
): TransferPlan | { readonly errors: FieldErrors } {
  const { transfer_type, place, flight_number, flight_local, service_local } = request
  const { flight_time_known = false } = request
  const offsets = offsetErrors({ flight_local, service_local }, airport.tz)
  if (Object.keys(offsets).length > 0) return { errors: offsets }
  const typed = flight_local === undefined ? null : fromRfc(flight_local)
  const requested = service_local === undefined ? null : fromRfc(service_local)
  const route = routeTo(source, airport, place)
  if (!route) return { errors: { place: ['place_unknown'] } }
  if (placeIdOf(source, place) === airportPlaceId(airport)) return { errors: { place: ['place_is_airport'] } }
  if (typed === null && requested === null) return { errors: { service_local: ['ride_time_needed'] } }
  const { flight, elsewhere } = flightNear(
    source,
    airport,
    transfer_type,
    flight_number,
    typed ?? requested ?? now,
    now,
  )
  if (elsewhere) return { errors: { flight_number: [elsewhere] } }
  const contradicted =
    typed === null || flight_time_known ? null : timetableError(flight, transfer_type, typed)
  if (contradicted) return { errors: { flight_local: [contradicted] } }
  const flight_at = typed ?? flight?.[directionOf(transfer_type)].scheduled ?? null
  const domestic = isDomesticFlight(flight)
  const suggested = flight_at === null ? null : suggestedPickUp(transfer_type, flight_at, domestic, route)
  const pick_up = requested ?? suggested
  if (pick_up === null) return { errors: { service_local: ['ride_time_needed'] } }
  const times = { pick_up, flight: flight_at, tz: airport.tz }
  // Of a drop-off without a requested time, the suggested one is wrong and not the flight's.
  const named = requested === null && transfer_type === 'pickup' ? 'flight_local' : 'service_local'
  const late = rideTimeError(pick_up, now)
  if (late) {
    const error = late === 'ride_too_soon' && requested === null && transfer_type === 'dropoff'
    return { errors: { [named]: [error ? withTimes('suggested_too_soon', times) : late] } }
  }
  const off = flightTimeError(transfer_type, pick_up, flight_at, route.drive_minutes * 60_000)
  const ofFlight = typed !== null && off === 'flight_of_other_day'
  if (off) return { errors: { [ofFlight ? 'flight_local' : named]: [withTimes(off, times)] } }
  const { passengers, luggage } = request
  return {
    flight,
    suggested,
    route,
    request: {
      transfer_type,
      airport: airport.iata,
      place,
      flight_number: flight_number ?? null,
      flight_at,
      ...(flight_time_known && { flight_time_known }),
      domestic,
      pick_up,
      passengers,
      luggage,
      currency,
    },
  }
}

/** The night surcharge follows from the time; no extra can be chosen twice, and no seat without a child that needs one. */
export function extraErrors(
  extras: readonly Schemas['TransferExtraChoice'][],
  child_ages: readonly number[],
): FieldErrors {
  const errors: FieldErrors = {}
  extras.forEach(({ code, quantity }, index) => {
    if (code === 'night') errors[`extras[${index}].code`] = ['night_by_time']
    else if (extras.findIndex((other) => other.code === code) < index)
      errors[`extras[${index}].code`] = ['extra_twice']
    else if (code === 'child_seat' && quantity > mostChildSeats(child_ages))
      errors[`extras[${index}].quantity`] = ['more_seats_than_children']
  })
  return errors
}
