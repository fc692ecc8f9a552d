export type FindingKind =
  | 'answer_outside_contract'
  | 'unknown_path'
  | 'broken_invariant'
  | 'fault_never_met'
  | 'unhandled_error'

export interface Finding {
  readonly kind: FindingKind
  /** An operation id, or method and path. */
  readonly where: string
  readonly sentence: string
  /** Epoch ms of the world's clock. */
  readonly time: number
}

export interface VerdictReport {
  readonly clean: boolean
  readonly findings: readonly Finding[]
}

/** Whether everything that happened in a world was right. */
export interface Verdict {
  add(kind: FindingKind, where: string, sentence: string): void
  /** Includes faults that were asked for and never struck. */
  report(): VerdictReport
  clear(): void
}
