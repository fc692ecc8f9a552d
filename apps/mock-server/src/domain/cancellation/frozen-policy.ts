import type { Money } from '../money/money.ts'

export type PenaltyType = 'none' | 'fixed' | 'percent' | 'nights' | 'full' | 'by_room'

/** `value`: percent, nights, or an amount in the currency of the order, by type; `0` for the others. */
export interface PenaltyRule {
  penalty_type: PenaltyType
  value: string
  /** What each room costs by its own terms; of `by_room` alone. */
  rooms?: readonly PenaltyRule[]
}

/** Half-open [from, to). Local values are for display; only UTC is compared. */
export interface PenaltyTier extends PenaltyRule {
  from_local: string | null
  to_local: string | null
  from_utc: string | null
  to_utc: string | null
  amount: Money
  refund: Money
}

/** Frozen in the order at booking: the only source of a penalty. */
export interface FrozenPolicy {
  non_refundable: boolean
  free_cancel_before: { local: string; utc: string; tz: string } | null
  tiers: PenaltyTier[]
  no_show: PenaltyRule & { amount: Money }
  text: { en: string; 'zh-cn': string }
  /** The supplier's own words; may be empty. */
  source_text: string
}

/** Rooms that are charged in full from the booking on although another room is not; numbers from 1. */
export function roomsWithoutRefund({ tiers }: Pick<FrozenPolicy, 'tiers'>): number[] {
  return (tiers[0]?.rooms ?? []).flatMap(({ penalty_type }, index) =>
    penalty_type === 'full' ? [index + 1] : [],
  )
}
