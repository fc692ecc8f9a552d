import type { Covered } from './exercised-page.ts'

/** Refusals that a screen can cause, and that no test of a screen has caused. */
export const lackingTest = (refusals: readonly Covered[]): string[] =>
  refusals.filter(({ tests, reason }) => tests.length === 0 && reason === undefined).map(({ name }) => name)

/** Reasons that one call was given alone, and that a test has refuted. */
export const refuted = (refusals: readonly Covered[], single: ReadonlySet<string>): string[] =>
  refusals.filter(({ name, tests }) => tests.length > 0 && single.has(name)).map(({ name }) => name)
