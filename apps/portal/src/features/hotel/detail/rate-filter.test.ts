import type { Schemas } from '@portal/api-client'
import { expect, test } from 'vitest'
import { foldedRates, narrowed, usefulFilters } from './rate-filter.ts'

/** Rooms as `RO:free BB:non_refundable`, one word for each rate. */
const rooms = (...texts: string[]) =>
  texts.map((text) => ({
    rates: text.split(' ').map((word) => {
      const [meal_type, refundability_now] = word.split(':')
      return { meal_type, refundability_now }
    }),
  })) as Schemas['RoomTypeRates'][]

test.each([
  [['RO:free BB:free'], {}, ['RO', 'BB'], false],
  [['BB:free', 'BB:non_refundable'], {}, [], true],
  [['RO:free', 'RO:partial'], {}, [], false],
  [['HB:free RO:non_refundable'], {}, ['RO', 'HB'], true],
  [['RO:free'], { meal: ['BB'] as const, refundable: true as const }, ['BB'], true],
])(
  'of %j with %j in force the meals %j can be chosen, and refundable rates: %s',
  (texts, filter, meals, refundable) => {
    expect(usefulFilters(rooms(...texts), filter)).toEqual({ meals, refundable })
  },
)

test.each([
  [{}, [2, 1]],
  [{ meal: ['BB', 'HB'] as const }, [1, 1]],
  [{ meal: ['RO'] as const }, [1]],
  [{ refundable: true as const }, [1]],
  [{ meal: ['BB'] as const, refundable: true as const }, []],
])('filtered by %j there are rooms with so many rates: %j', (filter, counts) => {
  const all = rooms('RO:free BB:non_refundable', 'HB:non_refundable')
  expect(narrowed(all, filter).map(({ rates }) => rates.length)).toEqual(counts)
})

test.each([
  ['RO:non_refundable RO:non_refundable BB:free BB:free', [0, 2]],
  ['RO:free RO:free BB:non_refundable BB:free', [0, 1]],
  ['RO:non_refundable BB:non_refundable HB:non_refundable FB:non_refundable', [0, 1]],
  ['RO:non_refundable RO:non_refundable BB:free', [0, 1, 2]],
  ['RO:free', [0]],
])('of the rates %s those at %j are shown at first', (text, places) => {
  const rates = rooms(text)[0]?.rates ?? []
  expect(foldedRates(rates).map((rate) => rates.indexOf(rate))).toEqual(places)
})
