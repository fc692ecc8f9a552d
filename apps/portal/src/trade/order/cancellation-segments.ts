import type { Schemas } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { compareAmounts } from '../../shared/money/decimal.ts'

/** The cancellation fee in a period: none, a part, or all. */
export type PenaltyTone = 'free' | 'fee' | 'full'

export interface CancellationSegment {
  tone: PenaltyTone
  /** The current period. */
  current: boolean
  /** It is in the past. */
  over: boolean
  tier: Schemas['PenaltyTier']
}

function toneOf({ amount, refund }: Pick<Schemas['PenaltyTier'], 'amount' | 'refund'>): PenaltyTone {
  if (compareAmounts(amount.amount, '0') === 0) return 'free'
  return compareAmounts(refund.amount, '0') === 0 ? 'full' : 'fee'
}

/**
 * Compared in UTC and half-open: a boundary belongs to the later period. `now` in epoch ms, or null when
 * nothing can be cancelled any more, so that no stretch is the present one. Neighbours that cost the same are one.
 */
export function cancellationSegments(
  tiers: readonly Schemas['PenaltyTier'][],
  now: number | null,
): CancellationSegment[] {
  return joined(tiers).map((tier) => {
    if (now === null) return { tone: toneOf(tier), current: false, over: true, tier }
    const begun = tier.from_utc === null || Date.parse(tier.from_utc) <= now
    const over = tier.to_utc !== null && Date.parse(tier.to_utc) <= now
    return { tone: toneOf(tier), current: begun && !over, over, tier }
  })
}

function joined(tiers: readonly Schemas['PenaltyTier'][]): Schemas['PenaltyTier'][] {
  const kept: Schemas['PenaltyTier'][] = []
  for (const tier of tiers) {
    const before = kept.at(-1)
    if (before && compareAmounts(before.amount.amount, tier.amount.amount) === 0) {
      kept[kept.length - 1] = { ...before, to_local: tier.to_local, to_utc: tier.to_utc }
    } else kept.push(tier)
  }
  return kept
}

type Penalty = Pick<Schemas['PenaltyTier'], 'penalty_type' | 'value' | 'amount'>

/**
 * The cancellation fee in words: its amount, or without `amounts` its rule, since the amount would reveal net prices.
 */
export function useFeeText(amounts: boolean) {
  const t = useText('hotel')
  const whole = t('policy.whole')
  /** A fee by its rule instead of its amount. A fixed fee is independent of the price and stays an amount. */
  const part = ({ penalty_type, value, amount }: Penalty): string => {
    if (penalty_type === 'fixed') return formatMoney(amount)
    if (penalty_type === 'percent') return t('policy.percent', { percent: Number(value) })
    if (penalty_type === 'by_room') return t('policy.byRoom')
    if (penalty_type === 'nights') return t('policy.nights', { count: Number(value) })
    return whole
  }
  const fee = (tone: PenaltyTone, penalty: Penalty): string => {
    if (!amounts) return t('policy.feePart', { part: tone === 'full' ? whole : part(penalty) })
    return t(`policy.${tone === 'full' ? 'full' : 'fee'}`, { money: formatMoney(penalty.amount) })
  }
  return { part, fee, whole }
}
