import type { factory as Factory, primaryKey as PrimaryKey } from '@mswjs/data'

interface DataLibrary {
  factory: typeof Factory
  primaryKey: typeof PrimaryKey
}

interface Entity<T> {
  id: string
  row: T
}

/** The few calls of a model that the overlay needs, without the library's recursive types. */
interface Model {
  create(values: { id: string; row: object }): Entity<unknown>
  delete(query: { where: { id: { equals: string } } }): unknown
  getAll(): Entity<unknown>[]
}

let library: DataLibrary | undefined

/** Brings the library in ahead of the first change; a browser has to await this before it makes a world. */
export async function loadStore(): Promise<void> {
  library ??= (await import('@mswjs/data')) as unknown as DataLibrary
}

/**
 * The library costs a quarter of a second to load (it pulls in msw, graphql and lodash), which a server that
 * has only been asked to read should not pay before its first answer.
 */
function loadedLibrary(): DataLibrary {
  if (library) return library
  const modules = globalThis.process?.getBuiltinModule?.('node:module')
  if (!modules) throw new Error('Call loadStore() and wait for it before a world changes.')
  library = modules.createRequire(import.meta.url)('@mswjs/data') as DataLibrary
  return library
}

/** In a page the library mirrors each database into the other tabs, which would mix their worlds. */
function withoutTabSync<T>(make: () => T): T {
  const scope = globalThis as { BroadcastChannel?: unknown }
  const channel = scope.BroadcastChannel
  scope.BroadcastChannel = undefined
  try {
    return make()
  } finally {
    scope.BroadcastChannel = channel
  }
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

/** The changed rows of all tables of one world; costs nothing until the first change. */
export class Store {
  readonly #names: readonly string[]
  #models: Record<string, Model> | undefined

  constructor(names: readonly string[]) {
    this.#names = names
  }

  changed<T extends { id: string }>(name: string): ChangedRows<T> {
    // The library finds a row by walking through all of them, so the entities are remembered by id.
    const entities = new Map<string, Entity<T>>()
    const model = () => this.#model(name)
    return {
      get: (id) => entities.get(id)?.row,
      has: (id) => entities.has(id),
      put: (row) => {
        const known = entities.get(row.id)
        if (known) known.row = row
        else entities.set(row.id, model().create({ id: row.id, row }) as Entity<T>)
      },
      remove: (id) => {
        if (entities.delete(id)) model().delete({ where: { id: { equals: id } } })
      },
      list: () =>
        entities.size === 0
          ? []
          : model()
              .getAll()
              .map((entity) => entity.row as T),
      get size() {
        return entities.size
      },
    }
  }

  #model(name: string): Model {
    if (!this.#models) {
      const { factory, primaryKey } = loadedLibrary()
      const definitions = this.#names.map((table) => [table, { id: primaryKey(String), row: Object }])
      this.#models = withoutTabSync(() => factory(Object.fromEntries(definitions))) as unknown as Record<
        string,
        Model
      >
    }
    const model = this.#models[name]
    if (!model) throw new Error(`There is no table named ${name}.`)
    return model
  }
}
