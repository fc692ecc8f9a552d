import type { FrozenPolicy } from '../cancellation/frozen-policy.ts'
import { type CancellationPlan, type PolicyPrices, resolveTiers } from '../cancellation/policy.ts'
import { toMoney } from '../money/money.ts'
import type { RideOrderRecord } from '../order/order.ts'
import { dayNumber } from '../time/dates.ts'
import { localClock } from '../time/zones.ts'

const hour = 3_600_000

/** Cancellation terms of a ride: hours before the pick-up instead of days before a check-in. In time order. */
export interface RideTerms {
  readonly non_refundable: boolean
  readonly steps: readonly { readonly hours_before: number; readonly percent: number }[]
}

/** Free until a day before, then half, then everything from two hours before. */
export const usualRideTerms: RideTerms = {
  non_refundable: false,
  steps: [
    { hours_before: 24, percent: 50 },
    { hours_before: 2, percent: 100 },
  ],
}

export const nonRefundableRide: RideTerms = { non_refundable: true, steps: [] }

/** The terms for one pick-up in local time; hotels and rides share one kind of plan. */
export function ridePlan(terms: RideTerms, pickUp: number, tz: string): CancellationPlan {
  const day = localClock(pickUp, tz).date
  return {
    non_refundable: terms.non_refundable,
    steps: terms.steps.map(({ hours_before, percent }) => {
      const { date, time } = localClock(pickUp - hours_before * hour, tz)
      const full = percent === 100
      return {
        days_before: dayNumber(day) - dayNumber(date),
        time,
        penalty_type: full ? 'full' : 'percent',
        value: full ? '0' : String(percent),
      }
    }),
    no_show: { penalty_type: 'full', value: '0' },
  }
}

type Ride = Pick<
  RideOrderRecord,
  'service_start' | 'tz' | 'total_price' | 'total_settlement_price' | 'currency' | 'booking_time'
> & { readonly plan: CancellationPlan }

/**
 * The policy that an offer shows and a booking freezes; after booking, the order's own policy counts. `selling`
 * resolves the same terms against the guest's price.
 */
export function freezeRidePolicy(ride: Ride, prices: 'settlement' | 'selling' = 'settlement'): FrozenPolicy {
  const total = prices === 'selling' ? ride.total_price : ride.total_settlement_price
  return resolveTiers(ride.plan, {
    checkInDate: localClock(ride.service_start, ride.tz).date,
    tz: ride.tz,
    total: toMoney(total, ride.currency),
    nightly: [],
    bookedAt: ride.booking_time * 1000,
    subject: 'ride',
  })
}

/** The prices that the amounts of a ride's terms derive from: the account's or the guest's. */
export function ridePolicyPrices(
  order: Pick<RideOrderRecord, 'tz' | 'total_price' | 'total_settlement_price' | 'currency' | 'change_fee'>,
  prices: 'settlement' | 'selling',
): PolicyPrices {
  const { tz, currency, change_fee } = order
  const selling = prices === 'selling'
  const total = selling ? order.total_price : order.total_settlement_price
  const fee = (selling ? change_fee?.selling : change_fee?.net) ?? 0
  return { tz, total: toMoney(total, currency), nightly: [], subject: 'ride', fee }
}
