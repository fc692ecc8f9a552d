import { labels, type Schemas } from '@portal/api-client/contract'
import type { FrozenPolicy, PenaltyRule, PenaltyTier } from '../../domain/cancellation/frozen-policy.ts'
import { type CancellationPlan, refundabilityNow } from '../../domain/cancellation/policy.ts'
import { isByRoom, policyOfRoom, resolveStayTiers } from '../../domain/cancellation/room-policy.ts'
import { type Money, type PriceLineRecord, sumMoney, toMinor, toMoney } from '../../domain/money/money.ts'
import { shownTo } from '../present.ts'
import { say, type Viewer } from '../viewer.ts'

export function presentLine(
  line: PriceLineRecord,
  currency: string,
  viewer: Pick<Viewer, 'language' | 'seesNet'>,
): Schemas['PriceLine'] {
  return {
    code: line.code,
    name: say(line.name, viewer),
    quantity: line.quantity,
    unit_price: toMoney(line.unit_price, currency),
    money: toMoney(line.money, currency),
    ...(line.net === undefined ? {} : { settlement_money: shownTo(viewer, toMoney(line.net, currency)) }),
  }
}

type Reader = Pick<Viewer, 'language' | 'now'>

export function presentPolicy(policy: FrozenPolicy, reader: Reader): Schemas['CancellationPolicy'] {
  const refundability_now = refundabilityNow(policy, reader.now)
  return {
    non_refundable: policy.non_refundable,
    refundability_now,
    refundability_text: labels.RefundabilityNow[reader.language][refundability_now],
    free_cancel_before: policy.free_cancel_before,
    tiers: policy.tiers.map((tier) => presentTier(tier, reader)),
    no_show: presentNoShow(policy),
    text: policy.text,
    source_text: policy.source_text,
  }
}

export function presentTier(
  tier: PenaltyTier,
  { language }: Pick<Reader, 'language'>,
): Schemas['PenaltyTier'] {
  const shown = withKeptFee(tier)
  return { ...shown, penalty_text: labels.PenaltyType[language][shown.penalty_type] }
}

/** Where cancelling is free and only the fee of an earlier change stays due, that fee is the fixed amount. */
function withKeptFee<Penalty extends PenaltyRule & { readonly amount: Money }>(penalty: Penalty) {
  const { rooms: _, ...shown } = penalty
  const { penalty_type, amount } = penalty
  if (penalty_type !== 'none' || toMinor(amount) === 0) return shown
  return { ...shown, penalty_type: 'fixed' as const, value: amount.amount }
}

const presentNoShow = ({ no_show }: FrozenPolicy): Schemas['NoShowPenalty'] => withKeptFee(no_show)

/** The terms of one room at the prices of its nights; null where the terms of all rooms hold. `room_index` from 1. */
export function presentRoomPolicy(
  policy: FrozenPolicy,
  room_index: number,
  { nights, tz }: { readonly nights: readonly Money[]; readonly tz: string },
  reader: Reader,
): Schemas['CancellationPolicy'] | null {
  if (!isByRoom(policy)) return null
  const total = sumMoney(nights[0]?.currency ?? '', nights)
  const prices = { tz, total, nightly: [nights], subject: 'room' as const }
  return presentPolicy(policyOfRoom(policy, room_index - 1, prices), reader)
}

/** The input for resolving a policy. */
interface PolicySubject {
  /** Of each room. */
  readonly plans: readonly CancellationPlan[]
  readonly check_in: string
  readonly tz: string
  readonly total: Money
  readonly nightly: readonly (readonly Money[])[]
  /** Epoch ms. */
  readonly booked: number
}

/**
 * The terms at selling prices, for vouchers and for readers who may not see settlement prices: the amount of a full
 * penalty would reveal them.
 */
export function policyInSellingPrices(subject: PolicySubject): FrozenPolicy {
  const { plans, check_in, tz, total, nightly, booked } = subject
  return resolveStayTiers(plans, {
    checkInDate: check_in,
    tz,
    total,
    nightly,
    bookedAt: booked,
    subject: 'stay',
  })
}
