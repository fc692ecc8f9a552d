import { type Minor, type Money, parseAmount, percentOf, sumMoney, toMinor, toMoney } from '../money/money.ts'
import { addDays } from '../time/dates.ts'
import { fromRfc, instantOf, normaliseZone, toLocal, toUtc } from '../time/zones.ts'
import { type Cancelled, describePolicy } from './describe.ts'
import type { FrozenPolicy, PenaltyRule, PenaltyTier } from './frozen-policy.ts'

/** The rule applies from that hotel-local moment until the next step. */
export interface PlanStep extends PenaltyRule {
  /** Days before the check-in date; 0 is the day itself. */
  readonly days_before: number
  /** HH:MM on the hotel's clock. */
  readonly time: string
}

/** How a rate plan treats a cancellation, before dates and prices are known. Free before the first step. */
export interface CancellationPlan {
  readonly non_refundable: boolean
  /** In time order. */
  readonly steps: readonly PlanStep[]
  readonly no_show: PenaltyRule
}

export interface Stay {
  /** Hotel-local date. */
  readonly checkInDate: string
  readonly tz: string
  /** What the account is charged. */
  readonly total: Money
  /** Per room, the price of each night in the currency of the total. */
  readonly nightly: readonly (readonly Money[])[]
  /** Epoch ms. */
  readonly bookedAt: number
  readonly subject: Cancelled
  /** The part of the total that an earlier change cost; no cancellation gives it back. */
  readonly fee?: Minor
}

/** Rounded up to the currency's scale and never above the total; `fee` is kept besides. */
export function penaltyAmount(rule: PenaltyRule, total: Money, nightly: Stay['nightly'], fee = 0): Money {
  const full = toMinor(total)
  const amount = resolve(rule, full - fee, total.currency, nightly) + fee
  return toMoney(Math.min(amount, full), total.currency)
}

function resolve(rule: PenaltyRule, full: Minor, currency: string, nightly: Stay['nightly']): Minor {
  switch (rule.penalty_type) {
    case 'none':
      return 0
    case 'full':
      return full
    case 'percent':
      return percentOf(full, rule.value, 'ceil')
    case 'fixed':
      return parseAmount(rule.value, currency)
    case 'nights': {
      const nights = Math.max(0, Math.ceil(Number(rule.value)))
      return nightly.flatMap((room) => room.slice(0, nights)).reduce((sum, night) => sum + toMinor(night), 0)
    }
    case 'by_room':
      return (rule.rooms ?? []).reduce((sum, own, index) => {
        const nights = nightly[index] ?? []
        return sum + toMinor(penaltyAmount(own, sumMoney(currency, nights), [nights]))
      }, 0)
  }
}

/**
 * Turns a plan into amounts and instants, once, at booking. Tiers are contiguous; the first applies from the booking
 * (`from` null), the last without end (`to` null). A step that has begun at booking replaces those before it.
 */
export function resolveTiers(plan: CancellationPlan, stay: Stay): FrozenPolicy {
  return policyFrom(startsOfPlan(plan, stay), plan, stay)
}

/** When each rule of a plan begins; the first applies from the booking. */
export function startsOfPlan(
  plan: CancellationPlan,
  stay: Pick<Stay, 'checkInDate' | 'tz' | 'bookedAt'>,
): TierStart[] {
  const always: PenaltyRule = { penalty_type: plan.non_refundable ? 'full' : 'none', value: '0' }
  const starts: TierStart[] = [{ at: Number.NEGATIVE_INFINITY, rule: always }]
  if (!plan.non_refundable) {
    for (const step of stepStarts(plan, stay.checkInDate, normaliseZone(stay.tz))) {
      if (step.at <= stay.bookedAt) starts.length = 0
      starts.push(step)
    }
  }
  return starts
}

/** The rule applies from that instant until the next one begins. */
export interface TierStart {
  readonly at: number
  readonly rule: PenaltyRule
  /** The instant in words, where already known. */
  readonly clocks?: Clocks
}

interface Clocks {
  readonly local: string
  readonly utc: string
}

const clocksOf = (at: number, tz: string): Clocks => ({ local: toLocal(at, tz), utc: toUtc(at) })

const startsByPlan = new WeakMap<CancellationPlan, Map<string, readonly TierStart[]>>()
const keptStarts = 100

/** Called for every rate of every hotel, so it is computed once per plan, day and zone. */
function stepStarts(plan: CancellationPlan, checkInDate: string, tz: string): readonly TierStart[] {
  const key = `${checkInDate} ${tz}`
  let known = startsByPlan.get(plan)
  if (!known || known.size >= keptStarts) {
    known = new Map()
    startsByPlan.set(plan, known)
  }
  let found = known.get(key)
  if (!found) {
    found = plan.steps.map(({ days_before, time, penalty_type, value }) => {
      const at = instantOf(addDays(checkInDate, -days_before), time, tz)
      return { at, rule: { penalty_type, value }, clocks: clocksOf(at, tz) }
    })
    known.set(key, found)
  }
  return found
}

/** The prices that the amounts of a policy derive from, and the zone that its words name. */
export type PolicyPrices = Pick<Stay, 'tz' | 'total' | 'nightly' | 'subject' | 'fee'>

export function policyFrom(
  starts: readonly TierStart[],
  terms: Pick<CancellationPlan, 'non_refundable' | 'no_show'>,
  stay: PolicyPrices,
): FrozenPolicy {
  const tz = normaliseZone(stay.tz)
  const full = toMinor(stay.total)
  const clocks = starts.map((start, index) => (index === 0 ? null : (start.clocks ?? clocksOf(start.at, tz))))
  const tiers = starts.map(({ rule }, index): PenaltyTier => {
    const [from, to] = [clocks[index], clocks[index + 1]]
    const amount = penaltyAmount(rule, stay.total, stay.nightly, stay.fee)
    return {
      from_local: from?.local ?? null,
      to_local: to?.local ?? null,
      from_utc: from?.utc ?? null,
      to_utc: to?.utc ?? null,
      ...rule,
      amount,
      refund: toMoney(full - toMinor(amount), stay.total.currency),
    }
  })
  const policy = {
    non_refundable: terms.non_refundable,
    free_cancel_before: freeUntil(tiers, tz),
    tiers,
    no_show: {
      ...terms.no_show,
      amount: penaltyAmount(terms.no_show, stay.total, stay.nightly, stay.fee),
    },
  }
  return { ...policy, text: describePolicy(policy, stay.subject), source_text: '' }
}

export const startsOf = ({ tiers }: Pick<FrozenPolicy, 'tiers'>): TierStart[] =>
  tiers.map(({ from_utc, penalty_type, value, rooms }) => ({
    at: from_utc === null ? Number.NEGATIVE_INFINITY : fromRfc(from_utc),
    rule: { penalty_type, value, ...(rooms && { rooms }) },
  }))

/** The same tiers at the same instants, with the amounts that follow from other prices. */
export function repricedPolicy(policy: FrozenPolicy, prices: PolicyPrices): FrozenPolicy {
  return { ...policyFrom(startsOf(policy), policy, prices), source_text: policy.source_text }
}

/**
 * The tiers after the service has moved by this many ms. A tier that has begun at `now` keeps its start, so its penalty
 * still applies; a tier ahead keeps its distance to the service, and begins at once where that has passed.
 */
export function movedPolicy(
  policy: FrozenPolicy,
  by: number,
  now: number,
  prices: PolicyPrices,
): FrozenPolicy {
  const starts: TierStart[] = []
  for (const { at, rule } of startsOf(policy)) {
    const begins = at <= now ? at : Math.max(at + by, now)
    if (starts.at(-1)?.at === begins) starts.pop()
    starts.push({ at: begins, rule })
  }
  return { ...policyFrom(starts, policy, prices), source_text: policy.source_text }
}

function freeUntil(tiers: readonly PenaltyTier[], tz: string): FrozenPolicy['free_cancel_before'] {
  const charged = tiers.findIndex((tier) => toMinor(tier.amount) > 0)
  const first = tiers[charged]
  if (charged < 1 || !first?.from_utc || !first.from_local) return null
  return { local: first.from_local, utc: first.from_utc, tz }
}

type Tiers = Pick<FrozenPolicy, 'tiers'>

/** The tier with from <= now < to: an instant on the boundary belongs to the later tier. */
export function tierIndexAt(policy: Tiers, now: number): number {
  const index = policy.tiers.findIndex((tier) => tier.to_utc === null || now < fromRfc(tier.to_utc))
  if (index < 0) throw new RangeError('The last tier must be open')
  return index
}

export function tierAt(policy: Tiers, now: number): PenaltyTier {
  return policy.tiers[tierIndexAt(policy, now)] as PenaltyTier
}

type RefundabilityNow = 'free' | 'partial' | 'non_refundable'

/** Derived when read: a free rate whose deadline has passed is no longer free. */
export function refundabilityNow(
  policy: Pick<FrozenPolicy, 'non_refundable' | 'tiers'>,
  now: number,
): RefundabilityNow {
  if (policy.non_refundable) return 'non_refundable'
  const tier = tierAt(policy, now)
  if (toMinor(tier.amount) === 0) return 'free'
  return toMinor(tier.refund) === 0 ? 'non_refundable' : 'partial'
}

/** Epoch ms at which the tier of `now` ends, or null in the last one. */
export function tierEnd(policy: Tiers, now: number): number | null {
  const { to_utc } = tierAt(policy, now)
  return to_utc === null ? null : fromRfc(to_utc)
}
