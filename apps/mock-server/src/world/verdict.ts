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

const keptFindings = 200

/** Collects findings; the same sentence about the same place is kept once. */
export class WorldVerdict implements Verdict {
  readonly #findings: Finding[] = []
  readonly #seen = new Set<string>()
  readonly #now: () => number
  readonly #unmet: () => readonly string[]

  /** `unmet` names the faults that were asked for and have not struck. */
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

  /** Puts back what a snapshot held. */
  restore(findings: readonly Finding[]): void {
    this.clear()
    for (const finding of findings) {
      this.#seen.add(`${finding.kind} ${finding.where} ${finding.sentence}`)
      this.#findings.push(finding)
    }
  }

  /** Without the faults never met, which are judged at the time of the report. */
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
