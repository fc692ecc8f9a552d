import { expect, test } from 'vitest'
import { everyValue } from './every-value.ts'

type Light = 'red' | 'amber' | 'green'

test('The values stand in the order of the page, and one that is left out or unknown does not compile', () => {
  expect(everyValue<Light>()(['green', 'amber', 'red'])).toEqual(['green', 'amber', 'red'])
  // @ts-expect-error -- amber is missing
  everyValue<Light>()(['green', 'red'])
  // @ts-expect-error -- there is no blue light
  everyValue<Light>()(['green', 'amber', 'red', 'blue'])
})
