import { expect, test } from 'vitest'
import { withOffset } from './local-time.ts'

test.each([
  ['2026-12-10T14:00', 'Asia/Yangon', '2026-12-10T14:00:00+06:30'],
  ['2026-12-10T14:00', 'Asia/Shanghai', '2026-12-10T14:00:00+08:00'],
  ['2026-12-10T14:00', 'America/New_York', '2026-12-10T14:00:00-05:00'],
  ['2026-07-10T14:00', 'America/New_York', '2026-07-10T14:00:00-04:00'],
  ['2026-03-08T03:30', 'America/New_York', '2026-03-08T03:30:00-04:00'],
  ['2026-07-10T14:00', 'UTC', '2026-07-10T14:00:00+00:00'],
])('a clock that shows %s in %s', (local, tz, expected) => {
  expect(withOffset(local, tz)).toBe(expected)
})
