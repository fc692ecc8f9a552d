import { invalidations, readPaths } from '../generated/invalidations.ts'

/** Addresses whose answers are stale once this operation has succeeded, by the contract's `x-invalidates`. */
export const staleAfter = (operation: string): ReadonlySet<string> =>
  new Set((invalidations[operation] ?? []).flatMap((noun) => readPaths[noun] ?? []))
