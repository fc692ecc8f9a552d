import type { Schemas } from '@portal/api-client/contract'

/** When a ride may be booked, and moved to. Faults as keys of texts; instants in epoch ms. */

/** Nobody drives up sooner than this after an order. */
export const leadMs = 2 * 3_600_000
const mostDaysAhead = 365
const day = 86_400_000

export const isTooFar = (start: number, now: number): boolean => start > now + mostDaysAhead * day

export function rideTimeFault(start: number, now: number): 'ride_too_soon' | 'ride_too_far' | null {
  if (start < now + leadMs) return 'ride_too_soon'
  return isTooFar(start, now) ? 'ride_too_far' : null
}

/** Whether a pick-up fits its flight: nobody can be met before the landing, nor be brought after the departure. */
export function flightTimeFault(
  type: Schemas['TransferType'],
  pickUp: number,
  flightAt: number | null,
): 'pick_up_before_landing' | 'pick_up_after_flight' | null {
  if (flightAt === null) return null
  if (type === 'pickup') return pickUp < flightAt ? 'pick_up_before_landing' : null
  return pickUp >= flightAt ? 'pick_up_after_flight' : null
}
