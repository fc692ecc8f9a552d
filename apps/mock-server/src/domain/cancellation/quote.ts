import { type Money, toMinor, toMoney } from '../money/money.ts'
import { toUtc } from '../time/zones.ts'
import type { FrozenPolicy } from './frozen-policy.ts'
import { tierAt, tierEnd, tierIndexAt } from './policy.ts'

/** A cancellation price, promised until `valid_until_utc`. Nothing is cancelled without one. */
interface PenaltyQuote {
  penalty: Money
  refund: Money
  tier_index: number
  valid_until_utc: string
}

/** A quote lives at most ten minutes, and never longer than its tier. */
const quoteLifeMs = 10 * 60_000

/** `settlement` is what the order has been charged so far, less refunds, which do not reduce the penalty. */
export function quotePenalty(policy: FrozenPolicy, settlement: Money, now: number): PenaltyQuote {
  const { amount } = tierAt(policy, now)
  const charged = toMinor(settlement)
  const penalty = toMinor(amount)
  const end = tierEnd(policy, now) ?? Number.POSITIVE_INFINITY
  return {
    penalty: toMoney(penalty, settlement.currency),
    refund: toMoney(Math.max(0, charged - penalty), settlement.currency),
    tier_index: tierIndexAt(policy, now),
    valid_until_utc: toUtc(Math.min(now + quoteLifeMs, end)),
  }
}

/** Before the hotel confirms there is nothing to pay for: cancelling is free whatever the policy says. */
export function freeQuote(held: Money, now: number): PenaltyQuote {
  return {
    penalty: toMoney(0, held.currency),
    refund: held,
    tier_index: 0,
    valid_until_utc: toUtc(now + quoteLifeMs),
  }
}
