import { type ErrorKey, labels, type OperationId } from '@portal/api-client/contract'
import { draw } from './draw.ts'
import { shortText } from './settings.ts'

/** The effect of a fault on an answer. */
export type FaultEffect =
  /** HTTP status of the catalogue, e.g. 502. */
  | { readonly status: number }
  /** Code of the envelope, e.g. 409. */
  | { readonly code: number; readonly error_key?: ErrorKey; readonly msg?: string }
  /** The connection is cut without an answer. */
  | { readonly network: true }
  /** JSON that does not parse. */
  | { readonly malformed: true }
  /** No answer is ever sent; the caller has to give up. */
  | { readonly timeout: true }
  /** A page of HTML with status 200. */
  | { readonly html: true }
  /** Status 200 without a body. */
  | { readonly empty: true }
  /** The right answer, cut in half. */
  | { readonly truncated: true }
  /** Only late. */
  | { readonly late: true }

/** A rule of a test. It has one effect at most; `latency` goes with any of them or alone. */
export interface FaultRule {
  readonly operation: OperationId | '*'
  /** Only the n-th call of the operation after the rule was added; 1 is the next one. */
  readonly nth?: number
  /** Share of calls, 0 to 1, decided by hash(seed, operation, nth call). */
  readonly rate?: number
  /** Milliseconds of real time before the answer, at most ten minutes. */
  readonly latency?: number
  readonly status?: number
  readonly code?: number
  readonly error_key?: ErrorKey
  /** With `code`: replaces the mock's sentence for the error key. */
  readonly msg?: string
  readonly network?: boolean
  readonly malformed?: boolean
  readonly timeout?: boolean
  readonly html?: boolean
  readonly empty?: boolean
  readonly truncated?: boolean
  /** The operation is carried out and only its answer is lost, as when a connection breaks too late. */
  readonly carried_out?: boolean
  /** How often the rule may hit; without it always, or once when `nth` is set. */
  readonly times?: number
}

export interface FaultState {
  readonly id: string
  readonly rule: FaultRule
  /** Calls of the operation since the rule was added. */
  readonly seen: number
  /** Number of hits. */
  readonly met: number
}

export interface FaultHit {
  readonly rule: string
  /** Milliseconds of real time. */
  readonly latency: number
  /** Whether the operation runs all the same. */
  readonly carried_out: boolean
  readonly effect: FaultEffect
}

/** The rules of one world. */
export interface Faults {
  add(rule: FaultRule): FaultState
  remove(id: string): boolean
  clear(): void
  list(): readonly FaultState[]
  /** Counts the call and returns the hit of the first matching rule, if any. */
  meet(operation: OperationId): FaultHit | null
}

const effects = ['network', 'malformed', 'timeout', 'html', 'empty', 'truncated'] as const

/** The longest delay of an answer in real ms: ten minutes. */
export const mostLatency = 600_000

const isErrorKey = (key: string): boolean => Object.hasOwn(labels.ErrorKey.en, key)

/** A sentence that says what is wrong with a rule; null when nothing is. */
export function wrongOfRule(rule: FaultRule): string | null {
  const named = effects.filter((name) => rule[name])
  const count = named.length + (rule.status === undefined ? 0 : 1) + (rule.code === undefined ? 0 : 1)
  if (count > 1)
    return 'A fault rule has at most one of status, code, network, malformed, timeout, html, empty and truncated.'
  if (count === 0 && !rule.latency)
    return 'A fault rule needs an effect: status, code, network, malformed, timeout, html, empty, truncated or latency.'
  if (rule.code === 1) return 'code is the code of a refusal; 1 stands for success.'
  if (rule.msg !== undefined && rule.code === undefined) return 'msg goes with code.'
  if (rule.error_key !== undefined) {
    if (rule.code === undefined) return 'error_key goes with code.'
    if (!isErrorKey(rule.error_key))
      return `error_key is an ErrorKey of the contract, and ${shortText(rule.error_key)} is none.`
  }
  if (rule.nth !== undefined && rule.rate !== undefined) return 'A fault rule has nth or rate, not both.'
  if (rule.nth !== undefined && !(Number.isInteger(rule.nth) && rule.nth > 0)) return 'nth counts from 1.'
  if (rule.rate !== undefined && !(rule.rate >= 0 && rule.rate <= 1)) return 'rate is a share from 0 to 1.'
  if (rule.times !== undefined && !(Number.isInteger(rule.times) && rule.times > 0))
    return 'times counts from 1.'
  if (rule.latency !== undefined && !(rule.latency >= 0 && rule.latency <= mostLatency))
    return `latency is a number of milliseconds from 0 to ${mostLatency}.`
  if (rule.status !== undefined && !(rule.status >= 300 && rule.status <= 599))
    return 'status is an HTTP status from 300 to 599.'
  return null
}

function effectOf(rule: FaultRule): FaultEffect {
  if (rule.status !== undefined) return { status: rule.status }
  if (rule.code !== undefined) {
    const { code, error_key, msg } = rule
    return { code, ...(error_key === undefined ? {} : { error_key }), ...(msg === undefined ? {} : { msg }) }
  }
  if (rule.network) return { network: true }
  if (rule.malformed) return { malformed: true }
  if (rule.timeout) return { timeout: true }
  if (rule.html) return { html: true }
  if (rule.empty) return { empty: true }
  if (rule.truncated) return { truncated: true }
  return { late: true }
}

interface LiveRule {
  id: string
  rule: FaultRule
  seen: number
  met: number
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
    let struck: LiveRule | null = null
    for (const live of this.#rules) {
      if (live.rule.operation !== '*' && live.rule.operation !== operation) continue
      live.seen += 1
      if (!struck && this.#strikes(live, operation, call)) struck = live
    }
    if (!struck) return null
    struck.met += 1
    const { latency = 0, carried_out = false } = struck.rule
    return { rule: struck.id, latency, carried_out, effect: effectOf(struck.rule) }
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
