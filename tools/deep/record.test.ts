import { expect, test } from 'vitest'
import { withResult } from './record.ts'

const result = {
  part: 'seeds',
  date: '2026-11-20',
  commit: 'abc1234',
  passed: 300,
  failed: 0,
  minutes: 4,
  detail: '1 to 300',
}

test('the record of deep runs keeps one line for each part, that of its last run', () => {
  const once = withResult('# Deep runs\n\nWhat takes an hour.\n', result)
  const twice = withResult(once, { ...result, part: 'cells', passed: 9 })
  const again = withResult(twice, { ...result, date: '2026-11-22', failed: 1 })
  expect(again.split('\n').filter((line) => line.startsWith('| '))).toEqual([
    '| part | date | commit | passed | failed | minutes | detail |',
    '| cells | 2026-11-20 | abc1234 | 9 | 0 | 4.0 | 1 to 300 |',
    '| seeds | 2026-11-22 | abc1234 | 300 | 1 | 4.0 | 1 to 300 |',
  ])
  expect(again).toContain('What takes an hour.')
})
