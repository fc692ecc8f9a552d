import type { Money } from '../money/money.ts'

export type PenaltyType = 'none' | 'fixed' | 'percent' | 'nights' | 'full'

/** Half-open [from, to). Local values are for display; only UTC is compared. */
export interface PenaltyTier {
  from_local: string | null
  to_local: string | null
  from_utc: string | null
  to_utc: string | null
  penalty_type: PenaltyType
  value: string
  amount: Money
  refund: Money
}

/** Frozen in the order at booking: the only source of a penalty. */
export interface FrozenPolicy {
  non_refundable: boolean
  free_cancel_before: { local: string; utc: string; tz: string } | null
  tiers: PenaltyTier[]
  no_show: { penalty_type: PenaltyType; value: string; amount: Money }
  text: { en: string; 'zh-cn': string }
  /** The supplier's own words; may be empty. */
  source_text: string
}
