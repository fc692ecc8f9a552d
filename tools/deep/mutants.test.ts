import { expect, test } from 'vitest'
import { mutantsOf, spread } from './mutants.ts'

const changesOf = (source: string) =>
  mutantsOf(source).map(({ line, start, end, after }) => [
    line,
    source.slice(0, start) + after + source.slice(end),
  ])

test('A rule is turned round wherever it compares, joins, sums or answers yes or no', () => {
  expect(changesOf('const mayPay = (sum: number) => sum <= limit && !shut')).toEqual([
    [1, 'const mayPay = (sum: number) => sum <= limit || !shut'],
    [1, 'const mayPay = (sum: number) => sum < limit && !shut'],
    [1, 'const mayPay = (sum: number) => sum <= limit && shut'],
  ])
  expect(changesOf('balance -= fee\nconst open = true')).toEqual([
    [1, 'balance += fee\nconst open = true'],
    [2, 'balance -= fee\nconst open = false'],
  ])
})

test('Types and imports stay as they are', () => {
  expect(
    mutantsOf("import { a } from './a.ts'\ntype Yes = true | 'no'\ninterface Row { open: false }"),
  ).toEqual([])
})

test('A sample is spread over the whole list and never larger than it', () => {
  expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual([0, 4, 7])
  expect(spread([0, 1], 5)).toEqual([0, 1])
  expect(spread([], 5)).toEqual([])
})
