/** One table of a world. Rows are deep-frozen: a change is `put({ ...old, … })`. */
export interface Repository<T extends { id: string }> {
  get(id: string): T | undefined
  /** Rows in the order in which they were first put. */
  all(): readonly T[]
  where(predicate: (row: T) => boolean): T[]
  /** Adds or replaces, freezes deeply, returns the stored row. */
  put(record: T): T
  /** False when there was no such row. */
  remove(id: string): boolean
  readonly size: number
  /** How often a row was put or removed. */
  readonly changes: number
  /** Rows that were not there when the world began, in the order in which they were put. */
  added(): T[]
}
