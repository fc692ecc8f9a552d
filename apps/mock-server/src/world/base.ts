import type { Job } from './jobs.ts'
import { type Tables, tableNames } from './tables.ts'

/**
 * The beginning of every world of one seed, start and scenario. It is frozen, made once and shared. Members may be
 * getters that do their work on the first read.
 */
export interface Base {
  readonly tables: { readonly [Name in keyof Tables]: readonly Tables[Name][] }
  /** Jobs that are scheduled from the start, e.g. the expiry of seeded unpaid orders. */
  readonly jobs: readonly Job[]
  /** First values of the world's counters; a missing name starts at 0. */
  readonly counters: Readonly<Record<string, number>>
}

/** An object whose members are made on the first read, each once. */
export function lazily<T extends object>(makers: { readonly [Key in keyof T]: () => T[Key] }): T {
  const object = {} as T
  for (const key of Object.keys(makers) as (keyof T)[]) {
    Object.defineProperty(object, key, {
      enumerable: true,
      configurable: true,
      get() {
        const value = makers[key]()
        Object.defineProperty(object, key, { enumerable: true, value })
        return value
      },
    })
  }
  return object
}

type Rows = { readonly [Name in keyof Tables]: readonly Tables[Name][] }
type Makers = { readonly [Name in keyof Tables]: () => readonly Tables[Name][] }

/** The same base with some tables made again, each when it is first read, and with more jobs. */
export function withTables(base: Base, changed: Partial<Makers>, jobs: readonly Job[] = []): Base {
  const same = Object.fromEntries(
    tableNames.map((name) => [name, () => base.tables[name]]),
  ) as unknown as Makers
  return lazily<Base>({
    tables: () => lazily<Rows>({ ...same, ...changed }),
    jobs: () => (jobs.length === 0 ? base.jobs : [...base.jobs, ...jobs]),
    counters: () => base.counters,
  })
}

/** Freezes a value and all its members. A frozen value counts as deeply frozen. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const key in value) deepFreeze(value[key])
  return value
}
