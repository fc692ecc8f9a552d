import { describe, expect, test } from 'vitest'
import { billDateAfter, billDueDate } from './due-date.ts'

describe('when a bill is due', () => {
  test('A monthly bill is made on its day after the order became billable', () => {
    const terms = { billing_cycle: 'month', bill_day: 1, due_days: 15 } as const
    expect(billDateAfter(terms, '2026-11-21')).toBe('2026-12-01')
    expect(billDateAfter(terms, '2026-12-01')).toBe('2027-01-01')
    expect(billDueDate(terms, '2026-11-21')).toBe('2026-12-16')
  })

  test('A half-monthly bill is made on the 1st and the 16th', () => {
    const terms = { billing_cycle: 'half_month', bill_day: 1, due_days: 10 } as const
    expect(billDateAfter(terms, '2026-11-15')).toBe('2026-11-16')
    expect(billDateAfter(terms, '2026-11-16')).toBe('2026-12-01')
  })

  test('A weekly bill is made on its weekday', () => {
    // 2026-11-21 is a Saturday.
    const terms = { billing_cycle: 'weekly', bill_day: 1, due_days: 7 } as const
    expect(billDueDate(terms, '2026-11-21')).toBe('2026-11-30')
  })
})
