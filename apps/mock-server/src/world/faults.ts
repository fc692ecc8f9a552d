import type { OperationId } from '@portal/api-client/contract'
import { draw } from './draw.ts'
import { canRefuse } from './fault-refusal.ts'
import {
  type Delivery,
  effectOf,
  type FaultEffect,
  type FaultRule,
  hasDelivery,
  hasEffect,
  latencyOf,
  wrongOfRule,
} from './fault-rule.ts'

export interface FaultState {
  readonly id: string
  readonly rule: FaultRule
  /** Calls of the operation since the rule was added. */
  readonly seen: number
  /** Number of hits. */
  readonly met: number
}

export interface FaultHit {
  /** The rules that struck, joined by a comma. */
  readonly rule: string
  /** Milliseconds of real time. */
  readonly latency: number
  /** Whether the operation runs all the same. */
  readonly carried_out: boolean
  readonly effect: FaultEffect
  readonly delivery: Delivery
}

/** The rules of one world. */
export interface Faults {
  add(rule: FaultRule): FaultState
  remove(id: string): boolean
  clear(): void
  list(): readonly FaultState[]
  /**
   * Counts the call and returns what befalls it, if anything: effect, latency and delivery, each from the first matching
   * rule that has it. So an answer can be replaced while all calls are slow. Rules with `nth` or `times` strike one after
   * another.
   */
  meet(operation: OperationId): FaultHit | null
}

/** A refusal for all operations is one for those that the contract lets refuse so. */
const isAbout = (rule: FaultRule, operation: OperationId): boolean =>
  rule.operation === operation || (rule.operation === '*' && (rule.forced || canAnswer(operation, rule)))

const canAnswer = (operation: OperationId, { code, error_key }: FaultRule): boolean =>
  code === undefined || canRefuse(operation, { code, error_key })

interface LiveRule {
  id: string
  rule: FaultRule
  seen: number
  met: number
}

/** The rules that last, and of those that count their calls the first alone. */
function withOneCounted(striking: readonly LiveRule[]): readonly LiveRule[] {
  const isCounted = ({ rule: { nth, times } }: LiveRule) => nth !== undefined || times !== undefined
  const first = striking.find(isCounted)
  return striking.filter((live) => live === first || !isCounted(live))
}

export interface FaultsSnapshot {
  readonly rules: readonly FaultState[]
  readonly calls: Readonly<Record<string, number>>
  readonly made: number
}

/** The fault rules of one world. A rate depends on hash(seed, operation, nth call), so a run can be replayed. */
export class FaultRules implements Faults {
  readonly #seed: number
  #rules: LiveRule[] = []
  #made = 0
  #calls = new Map<string, number>()

  constructor(seed: number) {
    this.#seed = seed
  }

  /** @throws RangeError with a sentence when the rule makes no sense */
  add(rule: FaultRule): FaultState {
    const wrong = wrongOfRule(rule)
    if (wrong) throw new RangeError(wrong)
    this.#made += 1
    const live = { id: `fault-${this.#made}`, rule: Object.freeze({ ...rule }), seen: 0, met: 0 }
    this.#rules.push(live)
    return { ...live }
  }

  remove(id: string): boolean {
    const before = this.#rules.length
    this.#rules = this.#rules.filter((live) => live.id !== id)
    return this.#rules.length < before
  }

  clear(): void {
    this.#rules = []
  }

  list(): readonly FaultState[] {
    return this.#rules.map((live) => ({ ...live }))
  }

  meet(operation: OperationId): FaultHit | null {
    const call = (this.#calls.get(operation) ?? 0) + 1
    this.#calls.set(operation, call)
    if (this.#rules.length === 0) return null
    const matching = this.#rules.filter(({ rule }) => isAbout(rule, operation))
    for (const live of matching) live.seen += 1
    const striking = withOneCounted(matching.filter((live) => this.#strikes(live, operation, call)))
    const first = (has: (rule: FaultRule) => boolean) => striking.find(({ rule }) => has(rule))
    const [effect, late, delivered] = [
      first(hasEffect),
      first(({ latency }) => latency !== undefined),
      first(hasDelivery),
    ]
    const struck = striking.filter((live) => live === effect || live === late || live === delivered)
    if (struck.length === 0) return null
    for (const live of struck) live.met += 1
    const { bytes_per_second, cut_after } = delivered?.rule ?? {}
    return {
      rule: struck.map(({ id }) => id).join(', '),
      latency:
        late?.rule.latency === undefined ? 0 : latencyOf(late.rule.latency, this.#seed, operation, call),
      carried_out: effect?.rule.carried_out ?? false,
      effect: effect ? effectOf(effect.rule) : { late: true },
      delivery: {
        ...(bytes_per_second === undefined ? {} : { bytes_per_second }),
        ...(cut_after === undefined ? {} : { cut_after }),
      },
    }
  }

  /** Sentences about the rules without a rate that have not hit. */
  unmet(): readonly string[] {
    return this.#rules
      .filter((live) => live.met === 0 && live.rule.rate === undefined)
      .map(
        (live) => `The fault ${live.id} for ${live.rule.operation} was never met (${live.seen} calls seen).`,
      )
  }

  snapshot(): FaultsSnapshot {
    return { rules: this.list(), calls: Object.fromEntries(this.#calls), made: this.#made }
  }

  restore(snapshot: FaultsSnapshot): void {
    this.#rules = snapshot.rules.map((state) => ({ ...state }))
    this.#calls = new Map(Object.entries(snapshot.calls))
    this.#made = snapshot.made
  }

  #strikes(live: LiveRule, operation: OperationId, call: number): boolean {
    const { nth, rate } = live.rule
    const times = live.rule.times ?? (nth === undefined ? Number.POSITIVE_INFINITY : 1)
    if (live.met >= times) return false
    if (nth !== undefined) return live.seen >= nth && live.seen < nth + times
    return rate === undefined || draw(this.#seed, 'fault', operation, call).bool(rate)
  }
}
