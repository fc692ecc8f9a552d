import type { Schemas } from '@portal/api-client/contract'
import type { FieldErrors } from '../../texts/text.ts'
import { dayOf, fromRfc } from '../time/zones.ts'
import { flightTimeError, offsetErrors, rideTimeError, withTimes } from '../transport/ride-time.ts'
import type { AirportRecord, TransferSource } from './airport.ts'
import type { FlightFacts } from './flight.ts'
import type { TransferRequest } from './offer.ts'
import {
  directionOf,
  flightNear,
  flightOn,
  isDomesticFlight,
  type RouteFacts,
  routeTo,
  suggestedPickUp,
} from './route.ts'

type Request = Pick<
  Schemas['SearchTransfersRequest'],
  'transfer_type' | 'place' | 'flight_number' | 'flight_local' | 'service_local' | 'passengers' | 'luggage'
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
 * The flight's own time outranks a typed one, and a requested pick-up the suggested one. Without a flight and a
 * requested time there is no pick-up time. Errors by field, as text keys; `now` in epoch ms.
 */
export function planTransfer(
  source: TransferSource,
  airport: AirportRecord,
  request: Request,
  currency: string,
  now: number,
): TransferPlan | { readonly errors: FieldErrors } {
  const { transfer_type, place, flight_number, flight_local, service_local } = request
  const offsets = offsetErrors({ flight_local, service_local }, airport.tz)
  if (Object.keys(offsets).length > 0) return { errors: offsets }
  const typed = flight_local === undefined ? null : fromRfc(flight_local)
  const requested = service_local === undefined ? null : fromRfc(service_local)
  const route = routeTo(source, airport, place)
  if (!route) return { errors: { place: ['place_unknown'] } }
  if (typed === null && requested === null) return { errors: { service_local: ['ride_time_needed'] } }
  const { flight, elsewhere } =
    typed === null
      ? flightNear(source, airport, transfer_type, flight_number, requested ?? now, now)
      : flightOn(source, airport, transfer_type, flight_number, dayOf(typed, airport.tz), now)
  if (elsewhere) return { errors: { flight_number: [elsewhere] } }
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
  const off = flightTimeError(transfer_type, pick_up, flight_at)
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
      domestic,
      pick_up,
      passengers,
      luggage,
      currency,
    },
  }
}
