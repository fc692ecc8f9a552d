import { adultAge, ageOn, childAge, isInfant } from '@portal/api-client/contract'
import type { FieldError } from '../../texts/text.ts'
import { movedPolicy } from '../cancellation/policy.ts'
import { guestOn, passengersOn } from '../guest/guest-on.ts'
import { ageErrors } from '../order/guests.ts'
import type { RideOrderRecord } from '../order/order.ts'
import { dayOf } from '../time/zones.ts'
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

/**
 * Why the people of a ride are not those of another day: on it somebody is grown, or no longer an infant. Null when each
 * stays what the price was made for.
 */
export function againstAges(
  { guests, service_start, tz }: RideOrderRecord,
  start: number,
): FieldError | null {
  const day = dayOf(start, tz)
  if (day === dayOf(service_start, tz)) return null
  for (const { type, age, birthday } of guests) {
    const then = childAge({ type, age, birthday }, day)
    const isSameKind = age !== null && then !== null && isInfant(age) === isInfant(then)
    const entered = isSameKind ? then : age
    const guest = { type, is_lead: false, birthday, ...(entered !== null && { age: entered }) }
    const error = ageErrors(guest, 'guest', day)['guest.birthday']?.[0]
    if (error) return error
  }
  return null
}

/** The people as old as they are on the day of the ride; whoever is grown by then is an adult. Prices stay. */
export function grownFor<Ride extends RideOrderRecord>(order: Ride, start: number): Ride {
  const day = dayOf(start, order.tz)
  const guests = order.guests.map((guest) => {
    const then = guestOn(guest, day)
    return { ...then, is_infant: then.age !== null && isInfant(then.age) }
  })
  return { ...order, guests, passengers: passengersOn(order.passengers, order.guests, day) }
}

/** People who have a birthday between the booked day of a ride and the day on which it takes place, with their age then. */
export function birthdaysUntil({ guests, service_start, terms_start = service_start, tz }: RideOrderRecord) {
  const [booked, now] = [terms_start, service_start].map((at) => dayOf(at, tz))
  return guests.flatMap(({ full_name, birthday }) => {
    if (!birthday || !booked || !now) return []
    const age = ageOn(birthday, now)
    return age > ageOn(birthday, booked) && age <= adultAge ? [{ full_name, age }] : []
  })
}

/** The terms move by the distance to the pick-up they were made for; news of a flight does not move them. */
export function movedRide<Ride extends RideOrderRecord>(order: Ride, start: number, now: number): Ride {
  const { service_start, service_end, terms_start = service_start, policy } = order
  if (start === service_start) return order
  return {
    ...grownFor(order, start),
    service_start: start,
    service_end: service_end + start - service_start,
    terms_start: start,
    policy: movedPolicy(policy, start - terms_start, now, ridePolicyPrices(order, 'settlement')),
  }
}
