import { expect, test } from 'vitest'
import { spread } from './spread.ts'

test('A sample is spread over the whole list and never larger than it', () => {
  expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual([0, 4, 7])
  expect(spread([0, 1], 5)).toEqual([0, 1])
  expect(spread([], 5)).toEqual([])
})
