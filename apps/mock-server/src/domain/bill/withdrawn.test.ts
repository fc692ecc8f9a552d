import { expect, test } from 'vitest'
import { sampleBill } from '../../testing/sample-documents.ts'
import { sampleOrder, sampleTerms } from '../../testing/sample-order.ts'
import type { OrderRecord } from '../order/order.ts'
import { answerDispute } from './lifecycle.ts'
import { dueBeforeWithdrawal } from './withdrawn.ts'

const dispute = { reason: 'Not ours', files: [], time: 0, answer: null }
const billed = sampleBill([['H1', 80_000]], { id: 'B2611010001', status: 'paid', paid: 80_000 })
const plain = sampleBill([['H1', 5_000]], { id: 'B2611020002', source: 'application', status: 'disputed' })
const application = { ...plain, lines: plain.lines.map((line) => ({ ...line, dispute })) }
const order: OrderRecord = { ...sampleOrder(), id: 'H1', bill_id: application.id }

const answered = (bills: (typeof billed)[]) =>
  answerDispute({ bill: application, bills, orders: [order] }, sampleTerms, 0)

test('An order whose difference was on a withdrawn application is on its earlier bill again', () => {
  expect(answered([billed, application])).toMatchObject({
    bill: { status: 'void' },
    orders: [{ id: 'H1', bill_id: billed.id }],
  })
})

test('An order without another bill is on no bill', () => {
  const never = { ...billed, status: 'void' as const }
  expect(answered([never, application])?.orders).toMatchObject([{ bill_id: null }])
})

test('Of several withdrawn applications the first due date counts, and of other void bills none', () => {
  const gone = (id: string, due_date: string) => ({ ...application, id, due_date, status: 'void' as const })
  const bills = [gone('B1', '2026-12-20'), gone('B2', '2026-12-10'), { ...billed, status: 'void' as const }]
  expect([...dueBeforeWithdrawal(bills)]).toEqual([['H1', '2026-12-10']])
})
