import type { Schemas } from '@portal/api-client/contract'
import { toLocal, toUtc } from '../time/zones.ts'

/**
 * How long an order waits for payment. The time counts from the booking and never ends behind the last start of the
 * service: the end of the day of arrival for a stay, the pick-up for a ride. Instants in epoch ms.
 */

const minute = 60_000
const payMinutes = 30
/** Less than this is too short to find the money and pay; an offer that leaves less is not sold. */
const leastPayMinutes = 5

/** From when on an offer is no longer sold. */
export const salesEnd = (lastStart: number): number => lastStart - leastPayMinutes * minute

/** When an order of `now` expires unpaid. */
export const payUntil = (now: number, lastStart: number): number =>
  Math.min(now + payMinutes * minute, lastStart)

/** When a key that was issued in second `issued` stops being sold, in epoch s. */
export const keyExpiry = (issued: number, life: number, lastStart: number): number =>
  Math.min(issued + life, Math.floor(salesEnd(lastStart) / 1000))

/** What is said before booking; `expires` is the end of the offer in epoch s, `later` until when it may be paid later. */
export function paymentTime(
  expires: number,
  lastStart: number,
  tz: string,
  later: number | null,
): Schemas['PaymentTime'] {
  const cuts = lastStart < expires * 1000 + payMinutes * minute
  const clocks = (at: number) => ({ local: toLocal(at, tz), utc: toUtc(at), tz })
  return {
    minutes: payMinutes,
    before: cuts ? clocks(lastStart) : null,
    ...(later !== null && { pay_later: clocks(later) }),
  }
}
