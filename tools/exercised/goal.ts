import type { Covered } from './exercised-page.ts'

/** Refusals that a screen can cause, and that no test of a screen has caused. */
export const lackingTest = (refusals: readonly Covered[]): string[] =>
  refusals.filter(({ tests, reason }) => tests.length === 0 && reason === undefined).map(({ name }) => name)

/** Reasons that one call was given alone, and that a test has refuted. */
export const refuted = (refusals: readonly Covered[], single: ReadonlySet<string>): string[] =>
  refusals.filter(({ name, tests }) => tests.length > 0 && single.has(name)).map(({ name }) => name)

/** Reasons that were given to what there is not. */
export const unknown = (refusals: readonly Covered[], single: ReadonlySet<string>): string[] => {
  const known = new Set(refusals.map(({ name }) => name))
  return [...single].filter((name) => !known.has(name))
}

/** Keys that one place meets for every call, so they say, and that no test has caused for a single one. */
export const unproved = (refusals: readonly Covered[], keys: readonly string[]): string[] =>
  keys.filter((key) => !refusals.some(({ name, tests }) => name.endsWith(` ${key}`) && tests.length > 0))
