import fc from 'fast-check'
import { hashOf } from '../world/draw.ts'

// Which cases tests with random values try. An ordinary run tries the same cases each time, so that what passes once
// passes everywhere; `PROPERTY_SEED=7 npm run test:unit` tries others.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20261121) })

/** The share of a deep run that is carried out: 1 is all of it; 0.05 only shows that the run works. */
export const deepShare = Number(process.env.DEEP_SHARE ?? 1)

/** The share of a count that is meant for the whole deep run, at least 1. */
export const shareOf = (count: number): number => Math.max(1, Math.round(count * deepShare))

/** Number of account histories that a model test tries. */
export const modelRuns = process.env.DEEP === undefined ? 600 : shareOf(4000)

/** Number of stays that are drawn and booked. */
export const stayRuns = process.env.DEEP === undefined ? 40 : shareOf(2000)

const dayMs = 86_400_000

/** Chooses the seeds of this run, others every day. `PROPERTY_SEED`, or the number that a failure prints, repeats them. */
// oxlint-disable-next-line house/no-chance -- the seeds are the one thing that should differ from day to day
export const seedWindow = Number(process.env.PROPERTY_SEED ?? Math.floor(Date.now() / dayMs))

/** A few of the first 300 seeds, and one of all that fit 32 bits. */
export function rotatingSeeds(few: number): number[] {
  const small = Array.from({ length: few }, (_, nth) => 1 + (hashOf(seedWindow, 'seed', nth) % 300))
  return [...small, hashOf(seedWindow, 'any seed')]
}

/** Names the world and the command that repeats it, for the message of a failure. */
export const ofSeed = (seed: number): string =>
  `the world of seed ${seed}; PROPERTY_SEED=${seedWindow} tries it again`

export default fc
