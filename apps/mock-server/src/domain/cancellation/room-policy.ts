import type { FrozenPolicy, PenaltyRule } from './frozen-policy.ts'
import {
  type CancellationPlan,
  type PolicyPrices,
  policyFrom,
  resolveTiers,
  type Stay,
  startsOf,
  startsOfPlan,
  type TierStart,
} from './policy.ts'

/**
 * The terms of a stay whose rooms are sold under these plans, one for each room in order. Rooms under equal plans share
 * one fee. Others keep their own, and a tier is the sum of what the rooms cost at that time.
 */
export function resolveStayTiers(plans: readonly CancellationPlan[], stay: Stay): FrozenPolicy {
  const [first] = plans
  if (!first) throw new RangeError('A stay has no room')
  if (plans.every((plan) => samePlan(plan, first))) return resolveTiers(first, stay)
  const starts = plans.map((plan) => fromBooking(startsOfPlan(plan, stay)))
  const terms = {
    non_refundable: plans.every(({ non_refundable }) => non_refundable),
    no_show: byRoom(plans.map(({ no_show }) => no_show)),
  }
  return policyFrom(merged(starts), terms, stay)
}

/** A step that has begun at booking counts from the booking on. */
const fromBooking = (starts: readonly TierStart[]): TierStart[] =>
  starts.map((start, index) => (index === 0 ? { at: Number.NEGATIVE_INFINITY, rule: start.rule } : start))

const samePlan = (one: CancellationPlan, other: CancellationPlan): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** A tier begins wherever one of a room does. */
function merged(rooms: readonly (readonly TierStart[])[]): TierStart[] {
  const times = [...new Set(rooms.flatMap((starts) => starts.map(({ at }) => at)))].sort((a, b) => a - b)
  return times.map((at) => ({ at, rule: byRoom(rooms.map((starts) => ruleAt(starts, at))) }))
}

const ruleAt = (starts: readonly TierStart[], at: number): PenaltyRule => {
  const begun = starts.findLast((start) => start.at <= at) ?? starts[0]
  if (!begun) throw new RangeError('A policy has no tier')
  return begun.rule
}

/** Rooms that are all free, or all charged in full, need no sum. */
function byRoom(rooms: readonly PenaltyRule[]): PenaltyRule {
  const whole = (['none', 'full'] as const).find((type) =>
    rooms.every(({ penalty_type }) => penalty_type === type),
  )
  return whole ? { penalty_type: whole, value: '0' } : { penalty_type: 'by_room', value: '0', rooms }
}

/** Whether rooms of this policy have terms of their own. */
export const isByRoom = ({ tiers, no_show }: FrozenPolicy): boolean =>
  no_show.rooms !== undefined || tiers.some(({ rooms }) => rooms !== undefined)

/** The part of a policy that concerns one room, at the prices of that room; `index` from 0. */
export function policyOfRoom(policy: FrozenPolicy, index: number, prices: PolicyPrices): FrozenPolicy {
  const starts: TierStart[] = []
  for (const { at, rule } of startsOf(policy)) {
    const own = rule.rooms?.[index] ?? rule
    const last = starts.at(-1)?.rule
    if (last?.penalty_type !== own.penalty_type || last.value !== own.value) starts.push({ at, rule: own })
  }
  const non_refundable = starts.every(({ rule }) => rule.penalty_type === 'full')
  const { penalty_type, value, rooms } = policy.no_show
  const no_show = rooms?.[index] ?? { penalty_type, value }
  return { ...policyFrom(starts, { non_refundable, no_show }, prices), source_text: policy.source_text }
}
