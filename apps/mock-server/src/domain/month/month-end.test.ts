import { expect, test } from 'vitest'
import { closedMonthOf, lastOfBooks, type MonthEndRecord } from './month-end.ts'

test('R6.112 A movement of the second of the closing is named only if it was booked after it', () => {
  const time = Date.UTC(2026, 9, 31, 4) / 1000
  const entry = (seq: number, account: 'predeposit' | 'credit' = 'predeposit') => ({
    account,
    currency: 'CNY',
    type: 'charge' as const,
    seq,
    time,
  })
  const last = lastOfBooks([entry(1), entry(2)])
  const step = {
    month: '2026-10',
    closed: true,
    time,
    operator: { id: '1', nickname: 'A' },
    reason: '',
    last,
  }
  const record: MonthEndRecord = { id: 'c', steps: [step] }
  const named = (one: ReturnType<typeof entry>) => closedMonthOf(one, null, record, 'Asia/Yangon')
  expect([named(entry(1)), named(entry(2)), named(entry(3))]).toEqual([null, null, '2026-10'])
  expect(named(entry(1, 'credit'))).toBe('2026-10')
})
