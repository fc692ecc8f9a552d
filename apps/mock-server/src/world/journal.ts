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
