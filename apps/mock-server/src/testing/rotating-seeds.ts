import { hashOf } from '../world/draw.ts'

const dayMs = 86_400_000

/** Which seeds this run looks at: other ones every day. `PROPERTY_SEED`, or the number that a failure prints, repeats them. */
// oxlint-disable-next-line house/no-random -- which seeds are tried is the one thing that should differ from day to day
export const seedWindow = Number(process.env.PROPERTY_SEED ?? Math.floor(Date.now() / dayMs))

/** A few of the first 300 seeds, and one of all that fit 32 bits. */
export function rotatingSeeds(few: number): number[] {
  const small = Array.from({ length: few }, (_, nth) => 1 + (hashOf(seedWindow, 'seed', nth) % 300))
  return [...small, hashOf(seedWindow, 'any seed')]
}

/** What a failure says beside its finding. */
export const ofSeed = (seed: number): string =>
  `the world of seed ${seed}; PROPERTY_SEED=${seedWindow} tries it again`
