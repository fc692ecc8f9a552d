import { en, Faker, type LocaleDefinition, type Randomizer } from '@faker-js/faker'
import { type Draw, type DrawKey, draw } from './draw.ts'

/** Lets faker draw from a key instead of from its own stream. */
const randomizer = (source: Draw): Randomizer => ({
  next: () => source.float(),
  // Faker seeds itself when it is made; a key leaves nothing to seed.
  seed: () => {},
})

/**
 * A faker for one purpose, e.g. `keyedFaker(seed, ['article', id, 'body']).lorem.paragraphs()`. Dates need a
 * reference of the world's clock (`refDate`), never the current one. Loading this module costs more than the
 * whole seed of the hotels, so import it where it is needed only.
 */
export function keyedFaker(seed: number, path: readonly DrawKey[], locale: LocaleDefinition = en): Faker {
  return new Faker({ locale, randomizer: randomizer(draw(seed, ...path)) })
}
