import { en, Faker, type Randomizer } from '@faker-js/faker'
import type { Draw } from '../world/draw.ts'

const randomizer = (source: Draw): Randomizer => ({
  next: () => source.float(),
  // Faker seeds itself when it is created; the source needs no seed.
  seed: () => {},
})

/**
 * A faker with random values of a keyed source, for tests that need people and texts by the thousand. It takes longer
 * to load than the whole seed of a world, so no page or server imports it.
 */
export const drawnFaker = (source: Draw): Faker => new Faker({ locale: en, randomizer: randomizer(source) })
