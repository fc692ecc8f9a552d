import { describe, expect, it } from 'vitest'
import { SampleAccount } from '../../testing/sample-account.ts'
import { sampleOrder } from '../../testing/sample-order.ts'
import type { OrderRecord } from '../order/order.ts'
import { invariants, sentenceOf } from './check-ledger.ts'
import type { Hold, LedgerEntry } from './entry.ts'

const held = 'H2611210001'
const charged = 'H2611210002'
const onCredit = 'H2611210003'

/** One order whose money is held, one charged to the balance, one charged to the credit line. */
function account(): SampleAccount {
  const books = new SampleAccount()
  for (const id of [held, charged, onCredit]) books.add(sampleOrder({}, books.now, id))
  books.act(held, 'pay', { channel: 'predeposit' })
  books.act(charged, 'pay', { channel: 'predeposit' })
  books.act(charged, 'supplier_confirm', {})
  books.act(onCredit, 'pay', { channel: 'credit' })
  books.act(onCredit, 'supplier_confirm', {})
  return books
}

const change = (books: SampleAccount, id: string, fields: Partial<OrderRecord>) =>
  books.orders.set(id, { ...(books.orders.get(id) as OrderRecord), ...fields })

const changeEntry = (books: SampleAccount, at: number, fields: Partial<LedgerEntry>) => {
  books.entries[at] = { ...(books.entries.at(at) as LedgerEntry), ...fields }
}

const bill = (lines: readonly (readonly [string, number])[], paid = 0) => ({
  id: 'B1',
  company_id: '1',
  currency: 'CNY',
  lines: lines.map(([order_id, amount]) => ({ order_id, kind: 'charge' as const, amount })),
  total: lines.reduce((sum, [, amount]) => sum + amount, 0),
  paid,
  status: 'issued' as const,
  due_date: null,
})

const application = (amount: number, lines: readonly number[]) => ({
  id: 'A1',
  company_id: '1',
  currency: 'CNY',
  amount,
  lines: lines.map((part) => ({ order_id: charged, amount: part })),
  reversed: 0,
  status: 'submitted' as const,
})

const firstHold = (books: SampleAccount) => [...books.holds.values()][0] as Hold

/** For each rule, a fault that somebody might make. */
const faults: readonly (readonly [number, string, (books: SampleAccount) => void])[] = [
  [
    1,
    'more is spent than the balance holds',
    (books) => books.post({ account: 'predeposit', type: 'adjust', delta: -2_000_000 }),
  ],
  [
    2,
    'more is bought on credit than the limit allows',
    (books) => books.post({ account: 'credit', type: 'adjust', delta: 2_000_000 }),
  ],
  [3, 'an entry is edited afterwards', (books) => changeEntry(books, 0, { delta: 900_000 })],
  [3, 'an entry is left out', (books) => books.entries.splice(0, 1)],
  [4, 'a hold is forgotten at confirmation', (books) => change(books, held, { order_status: 'confirmed' })],
  [4, 'a hold is made twice', (books) => books.holds.set('x', { ...firstHold(books), id: 'x' })],
  [5, 'an order counts a refund that was never paid', (books) => change(books, charged, { refunded: 100 })],
  [6, 'the price changes after the charge', (books) => change(books, charged, { total_settlement_price: 1 })],
  [
    7,
    'a cancelled order keeps more than its penalty',
    (books) =>
      change(books, charged, {
        order_status: 'cancelled',
        cancellation: { from: 'confirmed', penalty: 0, reason: '' },
      }),
  ],
  [
    8,
    'credit is given back that a bill had paid',
    (books) => books.post({ account: 'credit', type: 'refund', delta: -90_000, order_id: onCredit }),
  ],
  [9, 'a bill is paid twice', (books) => books.bills.push(bill([[onCredit, 80_000]], 160_000))],
  [
    10,
    'an order stands on two bills',
    (books) => books.bills.push(bill([[onCredit, 80_000]]), { ...bill([[onCredit, 80_000]]), id: 'B2' }),
  ],
  [
    11,
    'a repayment does not say what it pays',
    (books) => books.post({ account: 'credit', type: 'charge', delta: 5 }),
  ],
  [12, 'more is invoiced than settled', (books) => books.applications.push(application(80_001, [80_001]))],
  [
    12,
    'an application is not the sum of its lines',
    (books) => books.applications.push(application(500, [499])),
  ],
  [
    13,
    'an unpaid order has a time of payment',
    (books) => change(books, held, { order_status: 'pending_payment', pay_time: 1 }),
  ],
  [
    13,
    'an order paid from the balance counts as repaid by a bill',
    (books) => change(books, charged, { repaid: 1 }),
  ],
  [14, 'a rejected order was charged', (books) => change(books, charged, { order_status: 'rejected' })],
  [
    15,
    'a room has lost its guests',
    (books) => change(books, held, { rooms: sampleOrder().rooms.map((room) => ({ ...room, guests: [] })) }),
  ],
  [15, 'the nights no longer sum to the total', (books) => change(books, held, { total_price: 1 })],
  [
    16,
    'a sub-account spends more in the month than it may',
    (books) => {
      books.limit_per_month = '1000.00'
    },
  ],
  [17, 'two orders share a client_ref', (books) => change(books, held, { client_ref: `ref-${charged}` })],
  [18, 'a voucher exists before confirmation', (books) => change(books, held, { voucher_version: 1 })],
]

describe('the invariants of the ledger', () => {
  it('There are eighteen, and a healthy account breaks none', () => {
    expect(new Set(invariants.map(({ rule }) => rule)).size).toBe(18)
    expect(invariants).toHaveLength(18)
    expect(account().breaks()).toEqual([])
  })

  it('Each of the eighteen has at least one planted fault', () => {
    expect([...new Set(faults.map(([rule]) => rule))]).toEqual(
      Array.from({ length: 18 }, (_, index) => index + 1),
    )
  })

  it.each(faults)('R9.30 Rule %i catches that %s', (rule, _fault, plant) => {
    const books = account()
    plant(books)
    expect(books.breaks().map((found) => found.rule)).toContain(rule)
  })

  it('A break reads as a sentence', () => {
    const books = account()
    change(books, charged, { refunded: 100 })
    expect(books.breaks().map(sentenceOf)[0]).toBe(
      'Rule 5, charges and refunds of an order are those of the ledger: H2611210002 has 100 where 0 was expected.',
    )
  })
})
