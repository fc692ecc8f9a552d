import { Database } from '@mswjs/data/lib/db/Database.js'
import { ENTITY_TYPE, type ModelDictionary, PRIMARY_KEY } from '@mswjs/data/lib/glossary.js'

/** A changed row as the library keeps it. */
interface Entity<T> {
  readonly id: string
  readonly row: T
  readonly [ENTITY_TYPE]: string
  readonly [PRIMARY_KEY]: 'id'
}

/** The changed rows of one table. */
export interface ChangedRows<T extends { id: string }> {
  get(id: string): T | undefined
  has(id: string): boolean
  put(row: T): void
  remove(id: string): void
  /** In the order of creation. */
  list(): T[]
  readonly size: number
}

/**
 * The changed rows of all tables of one world; costs nothing until the first change. They lie in the database of
 * @mswjs/data, without the model layer that its front door puts around it: that one brings in msw, graphql, date-fns
 * and lodash (a quarter of a second and 100 MB), finds a row by walking through all of them, and mirrors each
 * database into the other tabs of a browser, which would mix their worlds.
 */
export class Store {
  readonly #names: readonly string[]
  #database: Database<ModelDictionary> | undefined

  constructor(names: readonly string[]) {
    this.#names = names
  }

  changed<T extends { id: string }>(name: string): ChangedRows<T> {
    const kept = () => this.#database?.getModel(name) as unknown as ReadonlyMap<string, Entity<T>> | undefined
    return {
      get: (id) => kept()?.get(id)?.row,
      has: (id) => kept()?.has(id) ?? false,
      put: (row) => {
        const known = kept()?.get(row.id)
        const entity: Entity<T> = { id: row.id, row, [ENTITY_TYPE]: name, [PRIMARY_KEY]: 'id' }
        if (known) this.#opened().update(name, known as never, entity as never)
        else this.#opened().create(name, entity as never)
      },
      remove: (id) => {
        if (kept()?.has(id)) this.#opened().delete(name, id)
      },
      list: () => Array.from(kept()?.values() ?? [], (entity) => entity.row),
      get size() {
        return kept()?.size ?? 0
      },
    }
  }

  #opened(): Database<ModelDictionary> {
    this.#database ??= new Database(Object.fromEntries(this.#names.map((name) => [name, {}])))
    return this.#database
  }
}
