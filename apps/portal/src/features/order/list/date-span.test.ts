import { expect, test } from 'vitest'
import { daysOfSpan } from './date-span.ts'

test.each([
  ['today', '2026-12-31', '2026-12-31', '2026-12-31'],
  ['tomorrow', '2026-12-31', '2027-01-01', '2027-01-01'],
  ['next_7', '2026-12-28', '2026-12-28', '2027-01-03'],
  ['last_30', '2026-03-01', '2026-01-31', '2026-03-01'],
  ['this_month', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['last_month', '2026-01-15', '2025-12-01', '2025-12-31'],
] as const)('%s on %s is from %s to %s', (span, day, date_from, date_to) => {
  expect(daysOfSpan(span, day)).toEqual({ date_from, date_to })
})
