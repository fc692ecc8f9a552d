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

export interface Journal {
  add(entry: Omit<JournalEntry, 'seq'>): void
  /** Newest last, at most 200. */
  list(): readonly JournalEntry[]
  clear(): void
}

const keptCalls = 200

/** The last calls of one world, oldest overwritten first. */
export class CallJournal implements Journal {
  readonly #ring: JournalEntry[] = []
  #count = 0

  add(entry: Omit<JournalEntry, 'seq'>): void {
    this.#ring[this.#count % keptCalls] = { seq: this.#count + 1, ...entry }
    this.#count += 1
  }

  list(): readonly JournalEntry[] {
    const first = this.#count % keptCalls
    return this.#count <= keptCalls
      ? [...this.#ring]
      : [...this.#ring.slice(first), ...this.#ring.slice(0, first)]
  }

  clear(): void {
    this.#ring.length = 0
    this.#count = 0
  }
}
