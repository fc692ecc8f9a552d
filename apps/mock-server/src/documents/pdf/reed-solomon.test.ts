import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkBytes, power, times } from './reed-solomon.ts'

/** The word as a polynomial at one point; 0 for each root of its generator, which is how a reader knows it is whole. */
const valueAt = (word: readonly number[], point: number) =>
  word.reduce((value, byte) => times(value, point) ^ byte, 0)

const data = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 60 })
const checks = fc.integer({ min: 2, max: 26 })

it('Data with its check bytes is whole, and one wrong byte shows', () => {
  fc.assert(
    fc.property(data, checks, fc.nat(), fc.integer({ min: 1, max: 255 }), (bytes, count, place, wrong) => {
      const word = [...bytes, ...checkBytes(bytes, count)]
      const roots = Array.from({ length: count }, (_, exponent) => power(exponent))
      expect(roots.map((root) => valueAt(word, root))).toEqual(roots.map(() => 0))
      const broken = word.with(place % word.length, (word[place % word.length] ?? 0) ^ wrong)
      expect(roots.some((root) => valueAt(broken, root) !== 0)).toBe(true)
    }),
  )
})
