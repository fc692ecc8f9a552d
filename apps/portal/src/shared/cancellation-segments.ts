import type { Schemas } from '@portal/api-client'
import { compareAmounts } from './decimal.ts'

/** What cancelling costs in a stretch of time: nothing, a part, everything. */
export type PenaltyTone = 'free' | 'fee' | 'full'

export interface CancellationSegment {
  tone: PenaltyTone
  /** The stretch the present moment lies in. */
  current: boolean
  /** It lies in the past altogether. */
  over: boolean
  tier: Schemas['PenaltyTier']
}

export function toneOf({ amount, refund }: Pick<Schemas['PenaltyTier'], 'amount' | 'refund'>): PenaltyTone {
  if (compareAmounts(amount.amount, '0') === 0) return 'free'
  return compareAmounts(refund.amount, '0') === 0 ? 'full' : 'fee'
}

/** Compared in UTC and half-open: the boundary instant belongs to the later stretch. `now` in epoch ms. */
export function cancellationSegments(
  tiers: readonly Schemas['PenaltyTier'][],
  now: number,
): CancellationSegment[] {
  return tiers.map((tier) => {
    const begun = tier.from_utc === null || Date.parse(tier.from_utc) <= now
    const over = tier.to_utc !== null && Date.parse(tier.to_utc) <= now
    return { tone: toneOf(tier), current: begun && !over, over, tier }
  })
}
