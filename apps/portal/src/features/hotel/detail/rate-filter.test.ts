import type { Schemas } from '@portal/api-client'
import { expect, test } from 'vitest'
import { narrowed, usefulFilters } from './rate-filter.ts'

/** Rooms as `RO:free BB:non_refundable`, one word for each rate. */
const rooms = (...texts: string[]) =>
  texts.map((text) => ({
    rates: text.split(' ').map((word) => {
      const [meal_type, refundability_now] = word.split(':')
      return { meal_type, refundability_now }
    }),
  })) as Schemas['RoomTypeRates'][]

test.each([
  [['RO:free BB:free'], ['meals']],
  [['BB:free', 'BB:non_refundable'], ['refundable']],
  [['RO:free', 'RO:partial'], []],
  [['RO:free BB:non_refundable'], ['meals', 'refundable']],
])('of %j the filters %j change something', (texts, useful) => {
  expect(usefulFilters(rooms(...texts))).toEqual(useful)
})

test.each([
  [false, false, [2, 1]],
  [true, false, [1, 1]],
  [false, true, [1]],
  [true, true, []],
])('with meals %s and refundable %s there are rooms with so many rates: %j', (meals, refundable, counts) => {
  const all = rooms('RO:free BB:non_refundable', 'HB:non_refundable')
  expect(narrowed(all, { meals, refundable }).map(({ rates }) => rates.length)).toEqual(counts)
})
