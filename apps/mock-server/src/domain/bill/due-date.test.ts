import { describe, expect, test } from 'vitest'
import { sampleBill } from '../../testing/sample-documents.ts'
import { sampleOrder, sampleTerms } from '../../testing/sample-order.ts'
import type { OrderRecord } from '../order/order.ts'
import { billDateAfter, billDueDate, dueBeforeWithdrawal } from './due-date.ts'
import { answerDispute } from './lifecycle.ts'

describe('when a bill is due', () => {
  test('A monthly bill is issued on its day after the order became billable', () => {
    const terms = { billing_cycle: 'month', bill_day: 1, due_days: 15 } as const
    expect(billDateAfter(terms, '2026-11-21')).toBe('2026-12-01')
    expect(billDateAfter(terms, '2026-12-01')).toBe('2027-01-01')
    expect(billDueDate(terms, '2026-11-21')).toBe('2026-12-16')
  })

  test('A half-monthly bill is issued on the 1st and the 16th', () => {
    const terms = { billing_cycle: 'half_month', bill_day: 1, due_days: 10 } as const
    expect(billDateAfter(terms, '2026-11-15')).toBe('2026-11-16')
    expect(billDateAfter(terms, '2026-11-16')).toBe('2026-12-01')
  })

  test('A weekly bill is issued on its weekday', () => {
    // 2026-11-21 is a Saturday.
    const terms = { billing_cycle: 'weekly', bill_day: 1, due_days: 7 } as const
    expect(billDueDate(terms, '2026-11-21')).toBe('2026-11-30')
  })
})

const dispute = {
  reason: 'Not ours',
  expected: null,
  files: [],
  time: 0,
  answer: null,
  outcome: null,
  granted: 0,
  first: null,
}
const billed = sampleBill([['H1', 80_000]], { id: 'B2611010001', status: 'paid', paid: 80_000 })
const plain = sampleBill([['H1', 5_000]], { id: 'B2611020002', source: 'application', status: 'disputed' })
const application = { ...plain, lines: plain.lines.map((line) => ({ ...line, dispute })) }
const order: OrderRecord = { ...sampleOrder(), id: 'H1', bill_id: application.id }

const answered = (bills: (typeof billed)[]) =>
  answerDispute({ bill: application, bills, orders: [order] }, sampleTerms, 0)

test('An order whose difference was on a withdrawn application returns to its earlier bill', () => {
  expect(answered([billed, application])).toMatchObject({
    bill: { status: 'void' },
    orders: [{ id: 'H1', bill_id: billed.id }],
  })
})

test('An order without another bill is on no bill', () => {
  const never = { ...billed, status: 'void' as const }
  expect(answered([never, application])?.orders).toMatchObject([{ bill_id: null }])
})

test('Of several withdrawn applications the first due date counts, and other void bills do not count', () => {
  const gone = (id: string, due_date: string) => ({ ...application, id, due_date, status: 'void' as const })
  const bills = [gone('B1', '2026-12-20'), gone('B2', '2026-12-10'), { ...billed, status: 'void' as const }]
  expect([...dueBeforeWithdrawal(bills)]).toEqual([['H1', '2026-12-10']])
})
