import { expect, test } from 'vitest'
import { complaintsOf, scoreOf, summaryOf } from './mutation-results.ts'
import { equivalentSurvivors, survivorsWithReason } from './survivors.data.ts'

const [equivalent = ''] = equivalentSurvivors.keys()
const [accepted = ''] = survivorsWithReason.keys()
const survivor = (name: string) => ({
  file: 'a.ts',
  line: 1,
  start: 0,
  end: 1,
  before: '<',
  after: '<=',
  name,
})
const result = {
  area: 'money',
  date: '2026-11-25',
  commit: 'abc1234',
  share: 1,
  tried: 21,
  survivors: [equivalent, accepted, 'a.ts: a < b [a < b as a <= b]'].map(survivor),
  noticedLater: 4,
  minutes: [3.62, 1],
}

test('The score is of what changes something, and never rounded up', () => {
  expect(scoreOf(result)).toBe(90)
  expect(scoreOf({ ...result, tried: 22 })).toBe(90)
  expect(summaryOf(result)).toBe(
    'money 90 % (18 of 21, 1 change nothing, 4 in the second round, all of the statements of each file, 3.6 and 1.0 min; 2026-11-25, abc1234)',
  )
})

test('What survived without a reason fails the part, and so does an area below 85 of 100', () => {
  expect(complaintsOf(result)).toEqual(['a.ts: a < b [a < b as a <= b]'])
  expect(complaintsOf({ ...result, tried: 10 })).toEqual([
    'a.ts: a < b [a < b as a <= b]',
    'money: 77 % of 85 %',
  ])
})
