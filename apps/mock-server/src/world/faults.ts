import type { ErrorKey, OperationId } from '@portal/api-client/contract'

/** What goes wrong instead of, or before, the ordinary answer. */
export type FaultEffect =
  /** HTTP status of the catalogue, e.g. 502. */
  | { readonly status: number }
  /** Code of the envelope, e.g. 409. */
  | { readonly code: number; readonly error_key?: ErrorKey; readonly msg?: string }
  /** The connection is cut without an answer. */
  | { readonly network: true }
  /** JSON that does not parse. */
  | { readonly malformed: true }
  /** No answer ever comes; the caller has to give up. */
  | { readonly timeout: true }
  /** A page of HTML with status 200. */
  | { readonly html: true }
  /** Status 200 without a body. */
  | { readonly empty: true }
  /** The right answer, cut in the middle. */
  | { readonly truncated: true }
  /** Only late. */
  | { readonly late: true }

/** A rule as a test writes it. Exactly one effect; `latency` goes with any of them or stands alone. */
export interface FaultRule {
  readonly operation: OperationId | '*'
  /** Only the n-th call of the operation counted from the making of the rule (1 is the next one). */
  readonly nth?: number
  /** Share of calls, 0 to 1, drawn by hash(seed, operation, nth call). */
  readonly rate?: number
  /** Milliseconds of real time before the answer, at most ten minutes. */
  readonly latency?: number
  readonly status?: number
  readonly code?: number
  readonly error_key?: ErrorKey
  /** With `code`: in place of the sentence that the mock has for the error key. */
  readonly msg?: string
  readonly network?: boolean
  readonly malformed?: boolean
  readonly timeout?: boolean
  readonly html?: boolean
  readonly empty?: boolean
  readonly truncated?: boolean
  /** The operation is carried out and only its answer is lost, as when a connection breaks too late. */
  readonly carried_out?: boolean
  /** How often the rule may strike; without it, always (or once, when `nth` is given). */
  readonly times?: number
}

export interface FaultState {
  readonly id: string
  readonly rule: FaultRule
  /** Calls of the operation seen since the rule was made. */
  readonly seen: number
  /** How often it struck. */
  readonly met: number
}

export interface FaultHit {
  readonly rule: string
  /** Milliseconds of real time. */
  readonly latency: number
  /** Whether the operation runs nevertheless. */
  readonly carried_out: boolean
  readonly effect: FaultEffect
}

/** The rules of one world. */
export interface Faults {
  add(rule: FaultRule): FaultState
  remove(id: string): boolean
  clear(): void
  list(): readonly FaultState[]
  /** Counts the call and says whether a rule strikes it; the first matching rule wins. */
  meet(operation: OperationId): FaultHit | null
}
