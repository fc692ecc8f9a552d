import { deepFreeze } from './freeze.ts'
import type { Repository } from './repository.ts'
import type { ChangedRows } from './store.ts'

const indexes = new WeakMap<readonly object[], Map<string, unknown>>()

/** Base rows by id, built once for all worlds that share them. */
function indexOf<T extends { id: string }>(rows: readonly T[]): Map<string, T> {
  let index = indexes.get(rows) as Map<string, T> | undefined
  if (!index) {
    index = new Map(rows.map((row) => [row.id, row]))
    indexes.set(rows, index)
  }
  return index
}

export interface TableChanges<T> {
  readonly put: readonly T[]
  readonly removed: readonly string[]
}

/** A table as its shared, frozen base with this world's changes laid over it. */
export class OverlayRepository<T extends { id: string }> implements Repository<T> {
  readonly #base: () => readonly T[]
  readonly #changed: ChangedRows<T>
  readonly #touch: (row: T) => void
  readonly #removed = new Set<string>()
  #merged: readonly T[] | null = null
  #changes = 0

  /** `base` is asked late, so that a table nobody reads is never seeded; `touch` hears of each change. */
  constructor(base: () => readonly T[], changed: ChangedRows<T>, touch: (row: T) => void) {
    this.#base = base
    this.#changed = changed
    this.#touch = touch
  }

  get(id: string): T | undefined {
    const changed = this.#changed.get(id)
    if (changed !== undefined) return changed
    return this.#removed.has(id) ? undefined : indexOf(this.#base()).get(id)
  }

  all(): readonly T[] {
    const base = this.#base()
    if (this.#changed.size === 0 && this.#removed.size === 0) return base
    this.#merged ??= this.#merge(base)
    return this.#merged
  }

  where(predicate: (row: T) => boolean): T[] {
    return this.all().filter(predicate)
  }

  put(record: T): T {
    const row = deepFreeze(record)
    this.#changed.put(row)
    this.#removed.delete(row.id)
    this.#changedNow(row)
    return row
  }

  remove(id: string): boolean {
    const row = this.get(id)
    if (row === undefined) return false
    this.#changed.remove(id)
    if (indexOf(this.#base()).has(id)) this.#removed.add(id)
    this.#changedNow(row)
    return true
  }

  get size(): number {
    return this.all().length
  }

  get changes(): number {
    return this.#changes
  }

  added(): T[] {
    if (this.#changed.size === 0) return []
    const index = indexOf(this.#base())
    return this.#changed.list().filter(({ id }) => !index.has(id))
  }

  /** What differs from the base. */
  difference(): TableChanges<T> {
    return { put: this.#changed.list(), removed: [...this.#removed] }
  }

  #changedNow(row: T): void {
    this.#merged = null
    this.#changes += 1
    this.#touch(row)
  }

  #merge(base: readonly T[]): readonly T[] {
    const kept = this.#removed.size === 0 ? base : base.filter((row) => !this.#removed.has(row.id))
    const rows = kept.map((row) => this.#changed.get(row.id) ?? row)
    for (const row of this.added()) rows.push(row)
    return Object.freeze(rows)
  }
}
