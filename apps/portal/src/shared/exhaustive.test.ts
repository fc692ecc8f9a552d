import { expect, test } from 'vitest'
import { exhaustive } from './exhaustive.ts'

type Light = 'red' | 'amber' | 'green'

test('The values keep their order, and a missing or unknown value does not compile', () => {
  expect(exhaustive<Light>()(['green', 'amber', 'red'])).toEqual(['green', 'amber', 'red'])
  // @ts-expect-error -- amber is missing
  exhaustive<Light>()(['green', 'red'])
  // @ts-expect-error -- there is no blue light
  exhaustive<Light>()(['green', 'amber', 'red', 'blue'])
})
