import { describe, expect, test } from 'vitest'
import {
  accountWithThreeOrders as account,
  charged,
  held,
  onCredit,
  type SampleAccount,
} from '../../testing/sample-account.ts'
import { sampleApplication, sampleBill } from '../../testing/sample-documents.ts'
import type { BillRecord } from '../bill/bill.ts'
import type { HotelOrderRecord } from '../order/order.ts'
import { checkLedger } from './check-ledger.ts'
import type { Hold, LedgerEntry } from './entry.ts'
import type { CompanyLedger } from './invariants/company-ledger.ts'

/** What one rule reports, as `subject: found, expected`. */
const found = (ledger: CompanyLedger, rule: number) =>
  checkLedger(ledger)
    .filter((one) => one.rule === rule)
    .map(({ subject, left, right }) => `${subject}: ${left}, ${right}`)

const findings = (sample: SampleAccount, rule: number) => found(sample.ledger(), rule)

const change = (sample: SampleAccount, id: string, fields: Partial<HotelOrderRecord>) =>
  sample.orders.set(id, { ...(sample.orders.get(id) as HotelOrderRecord), ...fields })

/** A movement without an order in the last book of its kind, in a currency of its own. */
const inDollars = (sample: SampleAccount, fields: Partial<LedgerEntry>): LedgerEntry => ({
  ...(sample.entries[0] as LedgerEntry),
  id: 'L1-USD-P000001',
  currency: 'USD',
  ...fields,
})

describe('rule 1, the balance', () => {
  test('may be spent or held to the last cent, and no further', () => {
    const sample = account()
    const { sum, frozen } = sample.position.predeposit
    sample.post({ account: 'predeposit', type: 'adjust', delta: frozen - sum })
    expect(findings(sample, 1)).toEqual([])
    sample.post({ account: 'predeposit', type: 'adjust', delta: -1 })
    expect(findings(sample, 1)).toEqual(['available CNY: -1, 0'])
  })

  test('may be zero, and not below', () => {
    const sample = account()
    sample.holds.clear()
    sample.post({ account: 'predeposit', type: 'adjust', delta: -sample.position.predeposit.sum })
    expect(findings(sample, 1)).toEqual([])
    sample.post({ account: 'predeposit', type: 'adjust', delta: -1 })
    expect(findings(sample, 1)).toEqual(['balance CNY: -1, 0', 'available CNY: -1, 0'])
  })

  test('never has a negative hold', () => {
    const sample = account()
    const [hold] = sample.holds.values()
    sample.holds.set(held, { ...(hold as Hold), id: held, amount: -80_001 })
    expect(findings(sample, 1)).toEqual(['frozen CNY: -1, 0'])
  })

  test('is checked in each currency of an entry or a hold', () => {
    const sample = account()
    sample.entries.push(inDollars(sample, { delta: -5, balance_after: -5 }))
    expect(findings(sample, 1)).toEqual(['balance USD: -5, 0', 'available USD: -5, 0'])
    const other = account()
    const [hold] = other.holds.values()
    other.holds.set('x', { ...(hold as Hold), id: 'x', currency: 'USD', amount: 5 })
    expect(findings(other, 1)).toEqual(['available USD: -5, 0'])
  })
})

describe('rule 2, the credit', () => {
  test('may be used and held up to its limit, and no further', () => {
    const sample = account()
    sample.post({ account: 'credit', type: 'adjust', delta: 1_920_000 })
    expect(findings(sample, 2)).toEqual([])
    const [hold] = sample.holds.values()
    sample.holds.set('x', { ...(hold as Hold), id: 'x', account: 'credit', amount: 1 })
    expect(findings(sample, 2)).toEqual(['credit used and held: 2000001, 2000000'])
  })

  test('may be repaid to zero, and not below', () => {
    const sample = account()
    sample.post({ account: 'credit', type: 'adjust', delta: -80_000 })
    expect(findings(sample, 2)).toEqual([])
    sample.post({ account: 'credit', type: 'adjust', delta: -1 })
    expect(findings(sample, 2)).toEqual(['credit used: -1, 0'])
  })

  test('includes a temporary limit, even one that has ended, and is zero without a credit line', () => {
    const sample = account()
    sample.terms = { ...sample.terms, credit_limit: '300.00', temp_limit: { amount: '500.00', until: 0 } }
    expect(findings(sample, 2)).toEqual([])
    sample.terms = { ...sample.terms, temp_limit: { amount: '499.99', until: 0 } }
    expect(findings(sample, 2)).toEqual(['credit used and held: 80000, 79999'])
    sample.terms = { ...sample.terms, credit_limit: null, temp_limit: null }
    expect(findings(sample, 2)).toEqual(['credit used and held: 80000, 0'])
  })
})

describe('rule 3, the books', () => {
  test('of two currencies are counted separately', () => {
    const sample = account()
    sample.entries.push(inDollars(sample, { seq: 1, delta: 5, balance_after: 5 }))
    expect(findings(sample, 3)).toEqual([])
    sample.entries.push(inDollars(sample, { id: 'x', seq: 2, delta: 5, balance_after: 11 }))
    expect(findings(sample, 3)).toEqual(['predeposit USD x: 11, 10'])
  })
})

describe('rule 11, the used credit', () => {
  test.each(['repay', 'adjust', 'reversal'] as const)('may be changed by a %s', (type) => {
    const sample = account()
    sample.post({ account: 'credit', type, delta: -500 })
    expect(findings(sample, 11)).toEqual([])
  })

  test.each(['repay', 'adjust', 'reversal'] as const)('is not changed by a %s of the balance', (type) => {
    const sample = account()
    sample.post({ account: 'predeposit', type, delta: -500 })
    expect(findings(sample, 11)).toEqual([])
  })

  test('ignores orders of the balance and finds a missing credit order', () => {
    const sample = account()
    sample.orders.delete(charged)
    expect(findings(sample, 11)).toEqual([])
    sample.orders.delete(onCredit)
    expect(findings(sample, 11)).toEqual(['credit used CNY: 80000, 0'])
  })
})

describe('rules 4, 6, 7 and 8, an order and its money', () => {
  test('Finds a hold that differs from the price', () => {
    const sample = account()
    const [hold] = sample.holds.values()
    sample.holds.set((hold as Hold).id, { ...(hold as Hold), amount: 79_999 })
    expect(findings(sample, 4)).toEqual([`${held}: 79999, 80000`])
  })

  test('A charge that no price explains is found twice', () => {
    const sample = account()
    sample.post({ account: 'predeposit', type: 'charge', delta: -5, order_id: charged })
    expect(findings(sample, 6)).toEqual([`${charged}: 80005, 80000`])
    expect(findings(sample, 5)).toEqual([`${charged}: 80000, 80005`])
  })

  test('A refund never exceeds the charge', () => {
    const sample = account()
    sample.post({ account: 'predeposit', type: 'refund', delta: 80_000, order_id: charged })
    change(sample, charged, { refunded: 80_000 })
    expect(findings(sample, 5)).toEqual([])
    sample.post({ account: 'predeposit', type: 'refund_of_settled_credit', delta: 1, order_id: charged })
    change(sample, charged, { refunded: 80_001 })
    expect(findings(sample, 5)).toEqual([`${charged}: 80001, 80000`])
  })

  test('A penalty may equal the price, but not exceed it', () => {
    const sample = account()
    const cancelled = (penalty: number) =>
      change(sample, charged, { cancellation: { from: 'confirmed', penalty, reason: '' } })
    cancelled(80_000)
    expect(findings(sample, 7)).toEqual([])
    cancelled(80_001)
    expect(findings(sample, 7)).toEqual([`${charged}: 80001, 80000`])
  })

  test('A cancelled order without a penalty has nothing to settle', () => {
    const sample = account()
    change(sample, charged, { order_status: 'cancelled', cancellation: null })
    expect(findings(sample, 7)).toEqual([`${charged}: 80000, 0`])
    change(sample, charged, { refunded: 80_000 })
    expect(findings(sample, 7)).toEqual([])
  })

  test('The credit used by an order may fall to zero, and only through its own entries', () => {
    const sample = account()
    sample.post({ account: 'credit', type: 'refund', delta: -80_000, order_id: onCredit })
    sample.post({ account: 'predeposit', type: 'adjust', delta: -5, order_id: onCredit })
    expect(findings(sample, 8)).toEqual([])
    sample.post({ account: 'credit', type: 'refund', delta: -1, order_id: onCredit })
    expect(findings(sample, 8)).toEqual([`${onCredit}: -1, 0`])
  })

  test('Only a credit order refunds what a bill had paid', () => {
    const sample = account()
    const refund = (order_id: string) =>
      sample.post({ account: 'predeposit', type: 'refund_of_settled_credit', delta: 5, order_id })
    refund(onCredit)
    expect(findings(sample, 8)).toEqual([])
    refund(charged)
    expect(findings(sample, 8)).toEqual([`${charged}: predeposit, credit`])
    change(sample, charged, { pay_channel: null })
    expect(findings(sample, 8)).toEqual([`${charged}: nothing, credit`])
  })
})

describe('rule 13, what follows from the amounts', () => {
  test.each([held, charged])('Money that is held or charged has a channel: %s', (id) => {
    const sample = account()
    change(sample, id, { pay_channel: null })
    expect(findings(sample, 13)).toEqual([`${id}: no channel, channel`])
  })

  test('An order without money needs no channel', () => {
    const sample = account()
    sample.orders.delete(charged)
    change(sample, held, { order_status: 'pending_payment', pay_channel: null, pay_time: null })
    expect(findings(sample, 13)).toEqual([])
  })

  test('Bills repay at most the settlement of a credit order, and nothing below zero', () => {
    const sample = account()
    const repaid = (delta: number) => {
      sample.post({ account: 'credit', type: 'repay', delta: -delta, order_id: onCredit })
      const before = sample.orders.get(onCredit)?.repaid ?? 0
      change(sample, onCredit, { repaid: before + delta })
    }
    repaid(80_000)
    expect(findings(sample, 13)).toEqual([])
    repaid(1)
    expect(findings(sample, 13)).toEqual([`${onCredit}: 80001, 80000`])
    repaid(-80_002)
    expect(findings(sample, 13)).toEqual([`${onCredit}: -1, 0`])
  })

  test('A refund to the balance was repaid before', () => {
    const sample = account()
    sample.post({ account: 'predeposit', type: 'refund_of_settled_credit', delta: 7, order_id: onCredit })
    expect(findings(sample, 13)).toEqual([`${onCredit}: 0, -7`])
  })
})

describe('rules 9, 10 and 12, documents', () => {
  const bill = (more: Partial<BillRecord>, amount = 80_000) => sampleBill([[onCredit, amount]], more)
  const payment = {
    id: 'bp-1',
    channel: 'bank_transfer',
    amount: 30_000,
    time: 0,
    status: 'submitted',
    proof_files: [],
    operator: { id: '11', nickname: 'Mya' },
    shares: [],
    surplus: 0,
    ledger_entry_id: null,
  } as const
  const subject = 'bill B2611010001'

  test.each<[string, BillRecord, string[]]>([
    ['is below zero paid', bill({ paid: -1, status: 'confirmed' }), ['-1, 0', '-1, 0', '-1, 0', '-1, 0']],
    ['is agreed with a cent left', bill({ status: 'confirmed' }, 1), []],
    ['is partly paid with nothing left', bill({ status: 'partially_paid' }, 0), ['1, 0']],
    ['is overdue with nothing left', bill({ status: 'overdue' }, 0), ['1, 0']],
    ['is paid with nothing to pay', bill({ status: 'paid' }, 0), []],
    ['is issued with a transfer under way', bill({ payments: [payment] }), ['30000, 0']],
    ['is issued with a refused transfer', bill({ payments: [{ ...payment, status: 'refused' }] }), []],
    ['is agreed with a transfer under way', bill({ status: 'confirmed', payments: [payment] }), []],
  ])('A bill that %s', (_what, one, wanted) => {
    const sample = account()
    sample.bills.push(one)
    expect(findings(sample, 9)).toEqual(wanted.map((figures) => `${subject}: ${figures}`))
  })

  test('Repayments count for the bill that they name, all of them', () => {
    const sample = account()
    const counted = {
      ...payment,
      status: 'verified',
      shares: [{ order_id: onCredit, amount: 30_000 }],
    } as const
    sample.bills.push(
      bill({ status: 'partially_paid', paid: 60_000, payments: [counted, { ...counted, id: 'bp-2' }] }),
    )
    const repay = (bill_id: string) =>
      sample.post({ account: 'credit', type: 'repay', delta: -30_000, order_id: onCredit, bill_id })
    repay('B2611010001')
    repay('B9')
    expect(findings(sample, 9)).toEqual([`${subject}: 60000, 30000`])
    repay('B2611010001')
    expect(findings(sample, 9)).toEqual([])
  })

  test('A void bill charges nothing twice', () => {
    const sample = account()
    change(sample, onCredit, { bill_id: 'B2611010001' })
    sample.bills.push(bill({ id: 'B9', status: 'void' }), bill({}))
    expect(findings(sample, 10)).toEqual([])
  })

  test('An unpaid order is on no bill', () => {
    const sample = account()
    change(sample, onCredit, { bill_id: 'B2611010001', pay_channel: null })
    sample.bills.push(bill({}))
    expect(findings(sample, 10)).toEqual([`${onCredit}: nothing, credit`])
  })

  test('An invoice may cover everything settled, be all tax and be fully reversed', () => {
    const sample = account()
    const done = { id: 'r', reason: 'x', red_no: '1', status: 'done', time: 0, issue_time: 0 } as const
    const reversals = [
      { ...done, amount: 80_000, shares: [{ order_id: charged, amount: 80_000, tax: 80_000 }] },
    ]
    const more = { tax: 80_000, reversed: 80_000, reversals, status: 'reversed' } as const
    sample.applications.push(sampleApplication([[charged, 80_000]], more))
    sample.applications.push(sampleApplication([[charged, 80_000]], { id: 'A2' }))
    expect(findings(sample, 12)).toEqual([])
  })

  test('An invoice of an unknown order covers money that nobody settled', () => {
    const sample = account()
    sample.applications.push(sampleApplication([['H9', 1]]))
    expect(findings(sample, 12)).toEqual(['H9: 1, 0'])
  })

  test('A pending reversal is not counted, and must be allocated', () => {
    const sample = account()
    const reversal = {
      id: 'r',
      reason: 'x',
      red_no: null,
      status: 'requested',
      time: 0,
      issue_time: null,
    } as const
    const reversals = [{ ...reversal, amount: 10, shares: [{ order_id: charged, amount: 9, tax: 0 }] }]
    sample.applications.push(sampleApplication([[charged, 80_000]], { status: 'reversing', reversals }))
    expect(findings(sample, 12)).toEqual(['application A1: 10, 9'])
  })
})
