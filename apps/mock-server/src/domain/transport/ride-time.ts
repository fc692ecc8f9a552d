import type { Schemas } from '@portal/api-client/contract'
import type { FieldError, FieldErrorKey, FieldErrors } from '../../texts/text.ts'
import { dayNumber } from '../time/dates.ts'
import { offsetMissed, toLocal } from '../time/zones.ts'

/** When a ride may be booked, and moved to. Errors as keys of texts; instants in epoch ms. */

/** Nobody drives up sooner than this after an order. */
const leadMs = 2 * 3_600_000
const mostDaysAhead = 365
const day = 86_400_000

export const isTooFar = (start: number, now: number): boolean => start > now + mostDaysAhead * day

export function rideTimeError(start: number, now: number): 'ride_too_soon' | 'ride_too_far' | null {
  if (start < now + leadMs) return 'ride_too_soon'
  return isTooFar(start, now) ? 'ride_too_far' : null
}

/** Dates on which a ride can begin, counted from today at its place; `YYYY-MM-DD`. */
export function rideDayError(date: string, today: string): 'ride_day_past' | 'ride_too_far' | null {
  if (date < today) return 'ride_day_past'
  return dayNumber(date) - dayNumber(today) > mostDaysAhead ? 'ride_too_far' : null
}

/** Another offset than the place's would silently move the time that was read on its clock. Errors by field. */
export function offsetErrors(
  times: Readonly<Record<string, string | null | undefined>>,
  tz: string,
): FieldErrors {
  const errors: FieldErrors = {}
  for (const [field, local] of Object.entries(times)) {
    const offset = local ? offsetMissed(local, tz) : null
    if (offset !== null) errors[field] = [{ key: 'offset_of_place', params: { offset } }]
  }
  return errors
}

/** A flight belongs to a ride of the same day or the next; one that is further away is another flight. */
const mostApartMs = day

/** Flights can be looked up while a ride can still belong to them; `YYYY-MM-DD` at the airport. */
export function flightDayError(date: string, today: string): 'flight_day' | null {
  const ahead = dayNumber(date) - dayNumber(today)
  return ahead < -1 || ahead > mostDaysAhead + 1 ? 'flight_day' : null
}

/**
 * Whether a pick-up fits its flight: not before the landing, at the airport before the departure, and within a day of it.
 */
export function flightTimeError(
  type: Schemas['TransferType'],
  pickUp: number,
  flightAt: number | null,
  /** Of a drop-off, ms. */
  drive: number,
):
  | 'flight_of_other_day'
  | 'pick_up_before_landing'
  | 'pick_up_after_flight'
  | 'pick_up_misses_flight'
  | null {
  if (flightAt === null) return null
  if (Math.abs(pickUp - flightAt) > mostApartMs) return 'flight_of_other_day'
  if (type === 'pickup') return pickUp < flightAt ? 'pick_up_before_landing' : null
  if (pickUp >= flightAt) return 'pick_up_after_flight'
  return pickUp + drive >= flightAt ? 'pick_up_misses_flight' : null
}

interface RideTimes {
  /** Epoch ms; the flight's is null while nobody knows it. */
  readonly pick_up: number
  readonly flight: number | null
  /** IANA zone of the airport. */
  readonly tz: string
}

/** An error that names the times it is about, on the airport's clock. */
export function withTimes(key: FieldErrorKey, { pick_up, flight, tz }: RideTimes): FieldError {
  const timeOf = (at: number) => toLocal(at, tz).slice(0, 16).replace('T', ' ')
  return { key, params: { pick_up: timeOf(pick_up), flight: flight === null ? '' : timeOf(flight) } }
}
