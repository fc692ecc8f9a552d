import { movedPolicy } from '../cancellation/policy.ts'
import type { RideOrderRecord } from '../order/order.ts'
import { isTooFar } from '../transport/ride-time.ts'
import { ridePolicyPrices } from './policy.ts'

/** The supplier cannot be informed later than this before the service; ms. */
const noticeMs = 3_600_000

/** Why a ride cannot be moved to `start`; both in epoch ms. */
export function moveError(
  { service_start }: Pick<RideOrderRecord, 'service_start'>,
  start: number,
  now: number,
): 'ride_too_soon' | 'ride_too_far' | null {
  if (start === service_start) return null
  if (start <= now + noticeMs) return 'ride_too_soon'
  return isTooFar(start, now) ? 'ride_too_far' : null
}

/** The terms move by the distance to the pick-up they were made for; news of a flight does not move them. */
export function movedRide<Ride extends RideOrderRecord>(order: Ride, start: number, now: number): Ride {
  const { service_start, service_end, terms_start = service_start, policy } = order
  if (start === service_start) return order
  return {
    ...order,
    service_start: start,
    service_end: service_end + start - service_start,
    terms_start: start,
    policy: movedPolicy(policy, start - terms_start, now, ridePolicyPrices(order, 'settlement')),
  }
}
