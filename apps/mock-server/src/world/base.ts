import type { Job } from './jobs.ts'
import type { Tables } from './tables.ts'

/**
 * What every world of one seed, start and scenario begins with: frozen, shared, made once.
 * The members may be getters that do their work when first read.
 */
export interface Base {
  readonly tables: { readonly [Name in keyof Tables]: readonly Tables[Name][] }
  /** What is already going to happen, e.g. the expiry of seeded unpaid orders. */
  readonly jobs: readonly Job[]
  /** Where the world's counters stand; a name that is missing stands at 0. */
  readonly counters: Readonly<Record<string, number>>
}

/** An object whose members are made when first read, each once. */
export function lazily<T extends object>(makers: { readonly [Key in keyof T]: () => T[Key] }): T {
  const made = {} as T
  for (const key of Object.keys(makers) as (keyof T)[]) {
    Object.defineProperty(made, key, {
      enumerable: true,
      configurable: true,
      get() {
        const value = makers[key]()
        Object.defineProperty(made, key, { enumerable: true, value })
        return value
      },
    })
  }
  return made
}

/** Freezes a value and all it holds. What is frozen already is taken as frozen to the ground. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const key in value) deepFreeze(value[key])
  return value
}
