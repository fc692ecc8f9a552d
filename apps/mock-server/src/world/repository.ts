import { Database } from '@mswjs/data/lib/db/Database.js'
import { ENTITY_TYPE, type ModelDictionary, PRIMARY_KEY } from '@mswjs/data/lib/glossary.js'
import { deepFreeze } from './base.ts'

/** One table of a world. Rows are deeply frozen: a change is `put({ ...old, … })`. */
export interface Repository<T extends { id: string }> {
  get(id: string): T | undefined
  /** In the order in which the rows were first put. */
  all(): readonly T[]
  where(predicate: (row: T) => boolean): T[]
  /** Adds or replaces a row, freezes it deeply and returns it. */
  put(record: T): T
  /** False when there was no such row. */
  remove(id: string): boolean
  readonly size: number
  /** Number of calls of `put` and `remove` so far. */
  readonly changes: number
  /** Rows that the world did not begin with, in the order in which they were put. */
  added(): T[]
  /** What differs from what the world began with. */
  difference(): TableChanges<T>
  /** The row as the world began with it. */
  begun(id: string): T | undefined
}

/** What a world has changed in a table. */
export interface TableChanges<T> {
  readonly put: readonly T[]
  readonly removed: readonly string[]
}

/** A changed row as the library stores it. */
interface Entity<T> {
  readonly id: string
  readonly row: T
  readonly [ENTITY_TYPE]: string
  readonly [PRIMARY_KEY]: 'id'
}

/**
 * Holds the changed rows of all tables of one world in the `Database` of @mswjs/data, which is created with the first
 * change. The package is not imported by its front door: that loads msw, graphql and lodash, and copies each database
 * into the other tabs of a browser, where it would mix their worlds.
 */
export class Store {
  readonly #names: readonly string[]
  #database: Database<ModelDictionary> | undefined

  constructor(names: readonly string[]) {
    this.#names = names
  }

  rows<T>(table: string): ReadonlyMap<string, Entity<T>> {
    return (this.#database?.getModel(table) as ReadonlyMap<string, never> | undefined) ?? noRows
  }

  put(table: string, row: { readonly id: string }): void {
    this.#database ??= new Database(Object.fromEntries(this.#names.map((name) => [name, {}])))
    const entity: Entity<object> = { id: row.id, row, [ENTITY_TYPE]: table, [PRIMARY_KEY]: 'id' }
    const known = this.rows<object>(table).get(row.id)
    if (known) this.#database.update(table, known as never, entity as never)
    else this.#database.create(table, entity as never)
  }

  remove(table: string, id: string): void {
    if (this.rows(table).has(id)) this.#database?.delete(table, id)
  }
}

const noRows: ReadonlyMap<string, never> = new Map<string, never>()

const indexes = new WeakMap<readonly object[], Map<string, unknown>>()

/** Base rows by id. The worlds that share the rows share the index. */
function indexOf<T extends { id: string }>(rows: readonly T[]): Map<string, T> {
  let index = indexes.get(rows) as Map<string, T> | undefined
  if (!index) {
    index = new Map(rows.map((row) => [row.id, row]))
    indexes.set(rows, index)
  }
  return index
}

/** A table: a frozen base that worlds share, below the rows that this world has changed. */
export class OverlayRepository<T extends { id: string }> implements Repository<T> {
  readonly #name: string
  readonly #store: Store
  readonly #base: () => readonly T[]
  readonly #onChange: (row: T) => void
  readonly #removed = new Set<string>()
  #merged: readonly T[] | null = null
  #changes = 0

  /**
   * @param base called on the first read, so that a table that nobody reads is never seeded
   * @param onChange called with each row that is put or removed
   */
  constructor(name: string, store: Store, base: () => readonly T[], onChange: (row: T) => void) {
    this.#name = name
    this.#store = store
    this.#base = base
    this.#onChange = onChange
  }

  get(id: string): T | undefined {
    const changed = this.#changed.get(id)
    if (changed !== undefined) return changed.row
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
    this.#store.put(this.#name, row)
    this.#removed.delete(row.id)
    this.#noteChange(row)
    return row
  }

  remove(id: string): boolean {
    const row = this.get(id)
    if (row === undefined) return false
    this.#store.remove(this.#name, id)
    if (indexOf(this.#base()).has(id)) this.#removed.add(id)
    this.#noteChange(row)
    return true
  }

  get size(): number {
    return this.all().length
  }

  get changes(): number {
    return this.#changes
  }

  begun(id: string): T | undefined {
    return indexOf(this.#base()).get(id)
  }

  added(): T[] {
    if (this.#changed.size === 0) return []
    const index = indexOf(this.#base())
    return this.#changedRows().filter(({ id }) => !index.has(id))
  }

  /** What differs from the base. */
  difference(): TableChanges<T> {
    return { put: this.#changedRows(), removed: [...this.#removed] }
  }

  get #changed(): ReadonlyMap<string, Entity<T>> {
    return this.#store.rows<T>(this.#name)
  }

  #changedRows(): T[] {
    return Array.from(this.#changed.values(), ({ row }) => row)
  }

  #noteChange(row: T): void {
    this.#merged = null
    this.#changes += 1
    this.#onChange(row)
  }

  #merge(base: readonly T[]): readonly T[] {
    const kept = this.#removed.size === 0 ? base : base.filter((row) => !this.#removed.has(row.id))
    const rows = kept.map((row) => this.#changed.get(row.id)?.row ?? row)
    for (const row of this.added()) rows.push(row)
    return Object.freeze(rows)
  }
}
