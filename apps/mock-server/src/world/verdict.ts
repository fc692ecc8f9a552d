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

/** The verdict on a world: whether everything in it was right. */
export interface Verdict {
  add(kind: FindingKind, where: string, sentence: string): void
  /** Includes fault rules that never hit. */
  report(): VerdictReport
  clear(): void
}

const keptFindings = 200

/** Collects findings, each sentence about a place once. */
export class WorldVerdict implements Verdict {
  readonly #findings: Finding[] = []
  readonly #seen = new Set<string>()
  readonly #now: () => number
  readonly #unmet: () => readonly string[]

  /** @param unmet returns sentences about the fault rules that have not hit */
  constructor(now: () => number, unmet: () => readonly string[]) {
    this.#now = now
    this.#unmet = unmet
  }

  add(kind: FindingKind, where: string, sentence: string): void {
    const key = `${kind} ${where} ${sentence}`
    if (this.#seen.has(key) || this.#findings.length >= keptFindings) return
    this.#seen.add(key)
    this.#findings.push({ kind, where, sentence, time: this.#now() })
  }

  report(): VerdictReport {
    const time = this.#now()
    const unmet = this.#unmet().map(
      (sentence): Finding => ({ kind: 'fault_never_met', where: 'faults', sentence, time }),
    )
    const findings = [...this.#findings, ...unmet]
    return { clean: findings.length === 0, findings }
  }

  clear(): void {
    this.#findings.length = 0
    this.#seen.clear()
  }

  /** Restores the findings of a snapshot. */
  restore(findings: readonly Finding[]): void {
    this.clear()
    for (const finding of findings) {
      this.#seen.add(`${finding.kind} ${finding.where} ${finding.sentence}`)
      this.#findings.push(finding)
    }
  }

  /** Findings without those about fault rules, which the report adds. */
  recorded(): readonly Finding[] {
    return [...this.#findings]
  }

  /** Sentences of the findings after the first `count`. */
  since(count: number): readonly string[] {
    return this.#findings.slice(count).map((finding) => finding.sentence)
  }

  get size(): number {
    return this.#findings.length
  }
}
