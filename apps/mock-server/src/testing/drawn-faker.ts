import { en, Faker, type Randomizer } from '@faker-js/faker'
import type { Draw } from '../world/draw.ts'

const randomizer = (source: Draw): Randomizer => ({
  next: () => source.float(),
  // Faker seeds itself when it is made; a draw leaves nothing to seed.
  seed: () => {},
})

/**
 * A faker that takes its chances from a draw, for people and texts that a test meets by the thousand. Loading it takes
 * longer than the whole seed of a world, so nothing that a page or a server loads imports it.
 */
export const drawnFaker = (source: Draw): Faker => new Faker({ locale: en, randomizer: randomizer(source) })
