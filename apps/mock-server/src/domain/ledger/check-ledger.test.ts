import { describe, expect, test } from 'vitest'
import {
  accountWithThreeOrders as account,
  charged,
  held,
  onCredit,
  type SampleAccount,
} from '../../testing/sample-account.ts'
import { sampleApplication, sampleBill } from '../../testing/sample-documents.ts'
import { sampleOrder } from '../../testing/sample-order.ts'
import { sampleCar } from '../../testing/sample-ride.ts'
import type { BillRecord } from '../bill/bill.ts'
import { confirmBill } from '../bill/lifecycle.ts'
import { payBill } from '../bill/payment.ts'
import type { InvoiceApplicationRecord } from '../invoice/application.ts'
import { nextStep, requestReversal } from '../invoice/lifecycle.ts'
import { type HotelOrderRecord, settlementMoney } from '../order/order.ts'
import { extraLines } from '../ride/extras-report.ts'
import { addDays } from '../time/dates.ts'
import { invariants, sentenceOf } from './check-ledger.ts'
import type { Hold, LedgerEntry } from './entry.ts'
import { findings, ruleNames } from './findings.fixture.ts'

const change = (ledger: SampleAccount, id: string, fields: Partial<HotelOrderRecord>) =>
  ledger.orders.set(id, { ...(ledger.orders.get(id) as HotelOrderRecord), ...fields })

const changeEntry = (ledger: SampleAccount, at: number, fields: Partial<LedgerEntry>) => {
  ledger.entries[at] = { ...(ledger.entries.at(at) as LedgerEntry), ...fields }
}

/** Puts the credit order on a confirmed bill, half paid from the balance. */
function billed(ledger: SampleAccount): BillRecord {
  const order = ledger.orders.get(onCredit) as HotelOrderRecord
  const agreed = confirmBill(sampleBill([[onCredit, settlementMoney(order)]]), 'Asia/Shanghai', ledger.now)
  ledger.keepBill({ bill: agreed, orders: [{ ...order, bill_id: agreed.id }], entries: [] })
  const paid = payBill(
    {
      bill: agreed,
      orderOf: (id) => ledger.orders.get(id) as HotelOrderRecord,
      position: ledger.position,
      tz: 'Asia/Shanghai',
      now: ledger.now,
    },
    {
      id: 'bp-1',
      channel: 'predeposit',
      amount: 30_000,
      proof_files: [],
      operator: { id: '11', nickname: 'Mya' },
    },
  )
  ledger.keepBill(paid)
  expect(ledger.breaks()).toEqual([])
  return paid.bill
}

/** Puts half of the charged order on an issued invoice, and reverses a quarter of that. */
function invoiced(ledger: SampleAccount): InvoiceApplicationRecord {
  const half = sampleApplication([[charged, 40_000]], {
    status: 'issued',
    invoice_no: '26532000000000000001',
  })
  const asked = requestReversal(half, { amount: 10_000, reason: 'x', order_id: null }, ledger.now)
  const done = nextStep(asked, () => '26532000000000000002', ledger.now) as InvoiceApplicationRecord
  ledger.applications.push(done)
  expect(ledger.breaks()).toEqual([])
  return done
}

const changeBill = (ledger: SampleAccount, fields: (bill: BillRecord) => Partial<BillRecord>) => {
  const bill = billed(ledger)
  ledger.bills = [{ ...bill, ...fields(bill) }]
}

const changeInvoice = (
  ledger: SampleAccount,
  fields: (one: InvoiceApplicationRecord) => Partial<InvoiceApplicationRecord>,
) => {
  const one = invoiced(ledger)
  ledger.applications = [{ ...one, ...fields(one) }]
}

const neverConfirmed = [
  'pending_payment',
  'pending_confirm',
  'awaiting_acceptance',
  'manual_review',
  'rejected',
  'expired',
] as const

const carWithOpenExtras = (now: number) => {
  const car = sampleCar({}, now)
  const extras_due = extraLines(car, { overtime_hours: 2, zone_entries: 0 })
  return { ...car, order_status: 'completed' as const, extras_due }
}

const firstHold = (ledger: SampleAccount) => [...ledger.holds.values()][0] as Hold

const rowsOf = ({ orders, entries, holds, bills, applications }: SampleAccount): object[] => [
  ...orders.values(),
  ...entries,
  ...holds.values(),
  ...bills,
  ...applications,
]

/** Freezes the rows as the tables of a world do. */
const freezeRows = (ledger: SampleAccount) => {
  for (const row of rowsOf(ledger)) Object.freeze(row)
}

const copyRows = (ledger: SampleAccount) => {
  for (const [id, order] of ledger.orders) ledger.orders.set(id, structuredClone(order))
  for (const [id, hold] of ledger.holds) ledger.holds.set(id, structuredClone(hold))
  ledger.entries = structuredClone(ledger.entries)
  ledger.bills = structuredClone(ledger.bills)
  ledger.applications = structuredClone(ledger.applications)
}

/** For each rule, a plausible error. */
const errors: readonly (readonly [number, string, (ledger: SampleAccount) => void])[] = [
  [
    1,
    'more is spent than the balance holds',
    (ledger) => ledger.post({ account: 'predeposit', type: 'adjust', delta: -2_000_000 }),
  ],
  [
    2,
    'more is bought on credit than the limit allows',
    (ledger) => ledger.post({ account: 'credit', type: 'adjust', delta: 2_000_000 }),
  ],
  [3, 'an entry is edited afterwards', (ledger) => changeEntry(ledger, 0, { delta: 900_000 })],
  [
    3,
    'an entry on credit does not continue the one before it',
    (ledger) =>
      changeEntry(
        ledger,
        ledger.entries.findIndex(({ account }) => account === 'credit'),
        { balance_after: 1 },
      ),
  ],
  [3, 'an entry is left out', (ledger) => ledger.entries.splice(0, 1)],
  [4, 'a hold is forgotten at confirmation', (ledger) => change(ledger, held, { order_status: 'confirmed' })],
  [4, 'a hold is made twice', (ledger) => ledger.holds.set('x', { ...firstHold(ledger), id: 'x' })],
  [5, 'an order counts a refund that was never paid', (ledger) => change(ledger, charged, { refunded: 100 })],
  [
    6,
    'the price changes after the charge',
    (ledger) => change(ledger, charged, { total_settlement_price: 1 }),
  ],
  [
    7,
    'a cancelled order keeps more than its penalty',
    (ledger) =>
      change(ledger, charged, {
        order_status: 'cancelled',
        cancellation: { from: 'confirmed', penalty: 0, reason: '' },
      }),
  ],
  [
    8,
    'credit is given back that a bill had paid',
    (ledger) => ledger.post({ account: 'credit', type: 'refund', delta: -90_000, order_id: onCredit }),
  ],
  [9, 'a bill counts a payment twice', (ledger) => changeBill(ledger, () => ({ paid: 60_000 }))],
  [9, 'a bill is paid beyond its total', (ledger) => changeBill(ledger, () => ({ paid: 90_000 }))],
  [
    9,
    'the total of a bill is not that of its lines',
    (ledger) => changeBill(ledger, ({ total }) => ({ total: total + 1 })),
  ],
  [9, 'a payment of a bill is lost', (ledger) => changeBill(ledger, () => ({ payments: [] }))],
  [
    9,
    'a payment is shared out to orders with a rest',
    (ledger) =>
      changeBill(ledger, ({ payments }) => ({ payments: payments.map((one) => ({ ...one, shares: [] })) })),
  ],
  [
    9,
    'a bill with nothing left to pay is only agreed to',
    (ledger) => ledger.bills.push(sampleBill([[onCredit, 0]], { status: 'confirmed' })),
  ],
  [9, 'a half-paid bill counts as paid', (ledger) => changeBill(ledger, () => ({ status: 'paid' }))],
  [
    9,
    'a bill that is being disputed takes money',
    (ledger) => changeBill(ledger, () => ({ status: 'disputed' })),
  ],
  [
    9,
    'a bill is paid that the ledger knows nothing of',
    (ledger) => ledger.bills.push(sampleBill([[onCredit, 80_000]], { paid: 80_000, status: 'paid' })),
  ],
  [
    10,
    'an order stands on two bills',
    (ledger) => {
      billed(ledger)
      ledger.bills.push(sampleBill([[onCredit, 80_000]], { id: 'B2611010002' }))
    },
  ],
  [
    10,
    'a second bill brings the same charge and a credit note hides it',
    (ledger) => {
      const { lines } = billed(ledger)
      const [line] = lines
      if (!line) throw new Error('A bill has lines')
      ledger.bills.push(
        sampleBill([[onCredit, 80_000]], {
          id: 'B2611010002',
          total: 0,
          lines: [line, { ...line, kind: 'credit_note', amount: -line.amount }],
        }),
      )
    },
  ],
  [
    10,
    'a refund does not reach the bill that still asks for the money',
    (ledger) => {
      const bill = billed(ledger)
      ledger.cancel(onCredit)
      ledger.act(onCredit, 'supplier_ack', {})
      ledger.bills = [bill]
    },
  ],
  [
    10,
    'an order paid from the balance stands on a bill',
    (ledger) => ledger.bills.push(sampleBill([[charged, 80_000]])),
  ],
  [
    10,
    'a bill asks for an order that does not exist',
    (ledger) => ledger.bills.push(sampleBill([['H9', 80_000]])),
  ],
  [
    10,
    'an order does not know its bill',
    (ledger) => {
      billed(ledger)
      change(ledger, onCredit, { bill_id: null })
    },
  ],
  [
    11,
    'a repayment does not say what it pays',
    (ledger) => ledger.post({ account: 'credit', type: 'charge', delta: 5 }),
  ],
  [
    12,
    'more is invoiced than settled',
    (ledger) => ledger.applications.push(sampleApplication([[charged, 80_001]])),
  ],
  [
    12,
    'two applications together invoice more than is settled',
    (ledger) =>
      ledger.applications.push(
        sampleApplication([[charged, 40_001]]),
        sampleApplication([[charged, 40_000]], { id: 'A2', status: 'issued' }),
      ),
  ],
  [
    12,
    'an application is not the sum of its lines',
    (ledger) => changeInvoice(ledger, () => ({ amount: 39_999 })),
  ],
  [
    12,
    'a reversal is counted that was never done',
    (ledger) => changeInvoice(ledger, () => ({ reversed: 20_000 })),
  ],
  [
    12,
    'a reversal frees more than it reverses',
    (ledger) =>
      changeInvoice(ledger, ({ reversals }) => ({
        reversals: reversals.map((one) => ({
          ...one,
          shares: [{ order_id: charged, amount: 10_001, tax: 0 }],
        })),
      })),
  ],
  [12, 'more is reversed than was invoiced', (ledger) => changeInvoice(ledger, () => ({ reversed: 40_001 }))],
  [12, 'the tax is higher than the amount', (ledger) => changeInvoice(ledger, () => ({ tax: 40_001 }))],
  [
    12,
    'a refund takes money that an invoice still names',
    (ledger) => {
      ledger.applications.push(sampleApplication([[charged, 80_000]], { status: 'issued' }))
      change(ledger, charged, { refunded: 1 })
    },
  ],
  [
    13,
    'an unpaid order has a time of payment',
    (ledger) => change(ledger, held, { order_status: 'pending_payment', pay_time: 1 }),
  ],
  [
    13,
    'an order paid from the balance counts as repaid by a bill',
    (ledger) => change(ledger, charged, { repaid: 1 }),
  ],
  [
    13,
    'an order counts a repayment that no bill made',
    (ledger) => {
      billed(ledger)
      change(ledger, onCredit, { repaid: 40_000 })
    },
  ],
  ...neverConfirmed.map(
    (order_status) =>
      [
        14,
        `an order was charged that is ${order_status}`,
        (ledger: SampleAccount) => change(ledger, charged, { order_status }),
      ] as const,
  ),
  [
    15,
    'a room has lost its guests',
    (ledger) => change(ledger, held, { rooms: sampleOrder().rooms.map((room) => ({ ...room, guests: [] })) }),
  ],
  [15, 'the nights no longer sum to the total', (ledger) => change(ledger, held, { total_price: 1 })],
  [
    16,
    'a sub-account spends more in the month than it may',
    (ledger) => {
      ledger.limit_per_month = '1000.00'
    },
  ],
  [
    16,
    'a sub-account pays for more content in the month than it may',
    (ledger) => {
      ledger.limit_per_month = '2450.00'
      ledger.payForContent(60)
    },
  ],
  [17, 'two orders share a client_ref', (ledger) => change(ledger, held, { client_ref: `ref-${charged}` })],
  [18, 'a voucher exists before confirmation', (ledger) => change(ledger, held, { voucher_version: 1 })],
  [
    19,
    'an article opens whose price was never taken',
    (ledger) => {
      ledger.contentPayments = [...ledger.contentPayments, { id: '9', type: 'balance', amount: 12 }]
    },
  ],
  [
    19,
    'an article is charged that nobody has paid for',
    (ledger) =>
      ledger.post({ account: 'predeposit', type: 'content_payment', delta: -1200, content_payment_id: '9' }),
  ],
  [
    19,
    'an article is charged at another price',
    (ledger) => {
      ledger.payForContent(12)
      changeEntry(ledger, ledger.entries.length - 1, { delta: -1100 })
    },
  ],
  [
    20,
    'a transfer is verified and not credited',
    (ledger) => {
      ledger.topups = [...ledger.topups, { id: 'T9', amount: 5000, status: 'verified' }]
    },
  ],
  [
    20,
    'a transfer is credited that was refused',
    (ledger) => {
      ledger.topups = ledger.topups.map((topup) => ({ ...topup, status: 'refused' }))
    },
  ],
  [
    20,
    'a top-up belongs to no transfer',
    (ledger) => ledger.post({ account: 'predeposit', type: 'topup', delta: 5000 }),
  ],
  [
    21,
    'a bill is paid twice from the balance',
    (ledger) => {
      const { id } = billed(ledger)
      ledger.post({ account: 'predeposit', type: 'bill_payment', delta: -30_000, bill_id: id })
    },
  ],
  [
    21,
    'a bill counts a payment from the balance as one by bank',
    (ledger) =>
      changeBill(ledger, ({ payments }) => ({
        payments: payments.map((one) => ({ ...one, channel: 'bank_transfer' })),
      })),
  ],
  [
    22,
    'a dispute moves the day to pay by',
    (ledger) => changeBill(ledger, ({ due_date }) => ({ due_date: addDays(due_date ?? '', 1) })),
  ],
  [
    22,
    'an order of a withdrawn application is due later than before',
    (ledger) => {
      const bill = billed(ledger)
      const dispute = {
        reason: 'x',
        expected: null,
        files: [],
        time: 0,
        answer: null,
        outcome: null,
        granted: 0,
        first: null,
      }
      const lines = bill.lines.map((line) => ({ ...line, dispute }))
      const due_date = addDays(bill.due_date ?? '', -40)
      const issue_time = (bill.issue_time ?? 0) - 40 * 86_400
      const withdrawn = { ...bill, id: 'B2611010003', source: 'application', status: 'void' } as const
      ledger.bills.push({ ...withdrawn, lines, due_date, issue_time, paid: 0, payments: [] })
    },
  ],
  [
    23,
    'a refund leaves less than the terms may still ask for',
    (ledger) => change(ledger, charged, { refunded: 1 }),
  ],
  [
    24,
    'a ride is completed and its extras are forgotten',
    (ledger) => ledger.add(carWithOpenExtras(ledger.now)),
  ],
]

describe('the invariants of the ledger', () => {
  test('A healthy account breaks none of them, and each has its own number', () => {
    expect(invariants.map(({ rule }) => rule)).toEqual(invariants.map((_, index) => index + 1))
    expect(account().breaks()).toEqual([])
  })

  test('Each of them has at least one planted error', () => {
    expect([...new Set(errors.map(([rule]) => rule))]).toEqual(invariants.map(({ rule }) => rule))
  })

  test.each(errors)('Remembered results hide nothing: rule %i still catches that %s', (rule, _, plant) => {
    const ledger = account()
    freezeRows(ledger)
    expect(ledger.breaks()).toEqual([])
    plant(ledger)
    freezeRows(ledger)
    const remembering = ledger.breaks()
    expect(remembering.map((found) => found.rule)).toContain(rule)
    // Results for unfrozen copies are never remembered, so every rule runs.
    copyRows(ledger)
    expect(remembering).toEqual(ledger.breaks())
  })

  test.each(errors)('R9.30 Rule %i catches that %s', (rule, error, plant) => {
    const ledger = account()
    plant(ledger)
    const found = ledger.breaks().filter((one) => one.rule === rule)
    const said = found.map(({ subject, left, right }) => `${subject}: ${left}, ${right}`)
    expect(said).toEqual(findings[`${rule} ${error}`])
    expect(new Set(found.map(({ name }) => name))).toEqual(new Set([ruleNames[rule - 1]]))
  })

  test('A half-paid bill can be overdue', () => {
    const ledger = account()
    changeBill(ledger, () => ({ status: 'overdue' }))
    expect(ledger.breaks()).toEqual([])
  })

  test('A violation is described in a sentence', () => {
    const ledger = account()
    change(ledger, charged, { refunded: 100 })
    expect(ledger.breaks().map(sentenceOf)[0]).toBe(
      'Rule 5, charges and refunds of an order are those of the ledger: H2611210002 has 100 where 0 was expected.',
    )
  })
})
