import { expect, test } from 'vitest'
import { draw } from '../world/draw.ts'
import { drawnFaker } from './drawn-faker.ts'

const names = (seed: number) => {
  const { person } = drawnFaker(draw(seed, 'names'))
  return Array.from({ length: 5 }, () => person.fullName())
}

test('The same seed gives the same people on every machine, and another seed gives others', () => {
  expect(names(1)).toEqual(names(1))
  expect(names(1)).not.toEqual(names(2))
})
