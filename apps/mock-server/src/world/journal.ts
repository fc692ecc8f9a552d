/** One call as the panel and a failing test see it. */
export interface JournalEntry {
  /** Counts from 1 within the world. */
  readonly seq: number
  /** Epoch ms of the world's clock. */
  readonly time: number
  readonly method: string
  readonly path: string
  readonly operation: string | null
  readonly status: number
  /** Code of the envelope; null where there was none. */
  readonly code: number | null
  readonly error_key: string | null
  /** Who called. */
  readonly member: string | null
  /** The rule that struck, if one did. */
  readonly fault: string | null
  /** Sentences that this call added to the verdict. */
  readonly findings: readonly string[]
}

type Writable = { -readonly [Name in keyof JournalEntry]: JournalEntry[Name] }

export interface Journal {
  add(entry: Omit<JournalEntry, 'seq'>): void
  /** Newest last, at most 200. */
  list(): readonly JournalEntry[]
  clear(): void
}

const keptCalls = 200

/** The last calls of one world, oldest overwritten first: in the same records, so that a call leaves no litter of its own. */
export class CallJournal implements Journal {
  readonly #ring: Writable[] = []
  #count = 0

  add(entry: Omit<JournalEntry, 'seq'>): void {
    const at = this.#count % keptCalls
    this.#count += 1
    const kept = this.#ring[at]
    if (kept === undefined) {
      this.#ring.push({ seq: this.#count, ...entry })
      return
    }
    kept.seq = this.#count
    kept.time = entry.time
    kept.method = entry.method
    kept.path = entry.path
    kept.operation = entry.operation
    kept.status = entry.status
    kept.code = entry.code
    kept.error_key = entry.error_key
    kept.member = entry.member
    kept.fault = entry.fault
    kept.findings = entry.findings
  }

  list(): readonly JournalEntry[] {
    const first = this.#count % keptCalls
    const ring = this.#ring.map((entry) => ({ ...entry }))
    return this.#count <= keptCalls ? ring : [...ring.slice(first), ...ring.slice(0, first)]
  }

  clear(): void {
    this.#ring.length = 0
    this.#count = 0
  }
}
