import { valuesOf } from '@portal/api-client/contract'
import { describe, expect, test } from 'vitest'
import {
  accountWithThreeOrders,
  charged,
  held,
  onCredit,
  SampleAccount,
} from '../../testing/sample-account.ts'
import { sampleApplication, sampleBill } from '../../testing/sample-documents.ts'
import { nonRefundable, sampleOrder } from '../../testing/sample-order.ts'
import { sampleCar } from '../../testing/sample-ride.ts'
import type { BillRecord } from '../bill/bill.ts'
import { payBill } from '../bill/payment.ts'
import type { OrderRecord, RefundRecord } from '../order/order.ts'
import { extraLines } from '../ride/extras-report.ts'
import { linesNet } from '../ride/price.ts'
import type { LedgerEntry } from './entry.ts'
import { type SelfCheckName, selfCheck } from './self-check.ts'

/** One order whose money is held, one charged to the balance, one on credit and on an accruing bill. */
function account(): SampleAccount {
  const ledger = accountWithThreeOrders({ plan: nonRefundable })
  ledger.now += 86_400_000
  ledger.runCycle()
  ledger.applications.push(sampleApplication([[charged, 10_000]]))
  return ledger
}

/** Pays half of the bill from the balance. */
function payHalf(ledger: SampleAccount): void {
  const [open] = ledger.bills
  if (!open) throw new Error('The order on credit is on a bill')
  const bill: BillRecord = { ...open, status: 'confirmed', due_date: '2027-01-01' }
  const paid = payBill(
    {
      bill,
      orderOf: (id) => ledger.orders.get(id) as OrderRecord,
      position: ledger.position,
      tz: ledger.terms.tz,
      now: ledger.now,
    },
    {
      id: 'bp-1',
      channel: 'predeposit',
      amount: 40_000,
      proof_files: [],
      operator: { id: '11', nickname: 'Mya' },
    },
  )
  ledger.keepBill(paid)
}

const check = (ledger: SampleAccount) => selfCheck(ledger.ledger())
const change = (ledger: SampleAccount, id: string, fields: Partial<OrderRecord>) =>
  ledger.orders.set(id, { ...(ledger.orders.get(id) as OrderRecord), ...fields } as OrderRecord)

const car = sampleCar()
const overtime = extraLines(car, { overtime_hours: 2, zone_entries: 0 })
const carWithOpenExtras = { ...car, order_status: 'completed' as const, extras_due: overtime }

/** For each rule, an error whose size the two sums show. */
const errors: readonly (readonly [SelfCheckName, number, (ledger: SampleAccount) => void])[] = [
  [
    'balance_is_available_and_frozen',
    -20_000,
    (ledger) => ledger.post({ account: 'predeposit', type: 'adjust', delta: -860_000 }),
  ],
  [
    'credit_within_limit',
    20_000,
    (ledger) => ledger.post({ account: 'credit', type: 'adjust', delta: 1_940_000 }),
  ],
  [
    'balance_after_is_sum',
    5,
    (ledger) => {
      ledger.entries[0] = { ...(ledger.entries[0] as LedgerEntry), delta: 999_995 }
    },
  ],
  ['holds_are_of_open_orders', 80_000, (ledger) => change(ledger, held, { order_status: 'rejected' })],
  ['settlement_is_charged_less_refunded', 7, (ledger) => change(ledger, charged, { charged: 80_007 })],
  [
    'charges_are_the_settlement_price',
    1,
    (ledger) => change(ledger, charged, { total_settlement_price: 79_999 }),
  ],
  [
    'cancelled_orders_keep_their_fee',
    79_000,
    (ledger) =>
      change(ledger, charged, {
        order_status: 'cancelled',
        cancellation: { from: 'confirmed', penalty: 1_000, reason: '' },
      }),
  ],
  ['settled_credit_refunds_go_to_balance', 300, (ledger) => change(ledger, onCredit, { repaid: 300 })],
  [
    'bills_are_their_lines',
    9,
    (ledger) => (ledger.bills = ledger.bills.map((bill) => ({ ...bill, total: bill.total + 9 }))),
  ],
  [
    'billed_orders_settle_for_their_lines',
    80_000,
    (ledger) => ledger.bills.push(sampleBill([[onCredit, 80_000]])),
  ],
  [
    'credit_used_is_owed_by_orders',
    5,
    (ledger) => ledger.post({ account: 'credit', type: 'charge', delta: 5 }),
  ],
  [
    'invoiced_within_settlement',
    10_000,
    (ledger) => ledger.applications.push(sampleApplication([[charged, 80_000]], { id: 'A2' })),
  ],
  [
    'bill_payments_reach_orders',
    50,
    (ledger) => (ledger.bills = ledger.bills.map((bill) => ({ ...bill, paid: 50 }))),
  ],
  [
    'unconfirmed_orders_cost_nothing',
    80_000,
    (ledger) => change(ledger, charged, { order_status: 'rejected' }),
  ],
  [
    'prices_are_their_lines',
    11,
    (ledger) => change(ledger, held, { total_price: sampleOrder().total_price + 11 }),
  ],
  [
    'month_use_within_limits',
    60_000,
    (ledger) => {
      ledger.limit_per_month = '1800.00'
    },
  ],
  [
    'each_form_made_one_order',
    sampleOrder().total_price,
    (ledger) => change(ledger, held, { client_ref: `ref-${charged}` }),
  ],
  [
    'vouchers_are_of_confirmed_orders',
    sampleOrder().total_price,
    (ledger) => change(ledger, held, { voucher_version: 1 }),
  ],
  [
    'content_payments_are_in_the_ledger',
    1_250,
    (ledger) => (ledger.contentPayments = [{ id: '1', type: 'balance', amount: 12.5 }]),
  ],
  [
    'topups_are_verified_transfers',
    1_000_000,
    (ledger) => (ledger.topups = ledger.topups.map((topup) => ({ ...topup, status: 'refused' }))),
  ],
  [
    'bill_payments_left_the_balance',
    -40_000,
    (ledger) => ledger.post({ account: 'predeposit', type: 'bill_payment', delta: -40_000, bill_id: 'B9' }),
  ],
  ['orders_keep_their_fee', 30_000, (ledger) => change(ledger, charged, { refunded: 30_000 })],
  ['extras_are_charged', linesNet(overtime), (ledger) => ledger.add(carWithOpenExtras)],
]

describe('the ledger shown to members', () => {
  const alarms = (ledger: SampleAccount) =>
    check(ledger).filter(({ ok, left, right }) => !ok || left !== right)

  test('R9.30 A healthy account passes every rule that the contract names', () => {
    expect(check(account()).map(({ rule }) => rule)).toEqual(valuesOf('LedgerCheckRule'))
    expect(alarms(account())).toEqual([])
  })

  test.each<[string, (ledger: SampleAccount) => void]>([
    ['an article is paid from the balance', (ledger) => ledger.payForContent(12.5)],
    [
      'an article is paid with points or by telephone',
      (ledger) =>
        (ledger.contentPayments = [
          { id: '1', type: 'score', amount: 30 },
          { id: '2', type: 'wx', amount: 9 },
        ]),
    ],
    [
      'staff have withdrawn a bill',
      (ledger) =>
        ledger.bills.push(
          sampleBill([[onCredit, 80_000]], { id: 'B9', source: 'application', status: 'void' }),
        ),
    ],
    ['half a bill is paid from the balance', payHalf],
    [
      'a transfer waits or was refused',
      (ledger) =>
        (ledger.topups = [
          ...ledger.topups,
          { id: 'T8', amount: 5_000, status: 'submitted' },
          { id: 'T9', amount: 6_000, status: 'refused' },
        ]),
    ],
    [
      'the credit in use is adjusted',
      (ledger) => ledger.post({ account: 'credit', type: 'adjust', delta: -500 }),
    ],
    [
      'a temporary limit has ended under which credit was used',
      (ledger) => {
        ledger.terms = {
          ...ledger.terms,
          credit_limit: '100.00',
          temp_limit: { amount: '20000.00', until: ledger.now - 1 },
        }
      },
    ],
  ])('R9.30 No sum raises a false alarm when %s', (_what, happen) => {
    const ledger = account()
    happen(ledger)
    expect(alarms(ledger)).toEqual([])
  })

  test('Each rule has a planted error', () => {
    expect(errors.map(([rule]) => rule)).toEqual(valuesOf('LedgerCheckRule'))
  })

  test.each(errors)('R9.30 %s shows a difference of %i', (rule, difference, plant) => {
    const ledger = account()
    plant(ledger)
    const found = check(ledger).find((one) => one.rule === rule)
    expect(found).toMatchObject({ ok: false })
    expect((found?.left ?? 0) - (found?.right ?? 0)).toBe(difference)
  })

  test.each([
    'pending_payment',
    'pending_confirm',
    'awaiting_acceptance',
    'manual_review',
    'rejected',
    'expired',
  ] as const)('R9.30 An order that is %s costs nothing yet, or nothing any longer', (order_status) => {
    const ledger = account()
    change(ledger, charged, { order_status })
    expect(check(ledger).find(({ rule }) => rule === 'unconfirmed_orders_cost_nothing')).toMatchObject({
      ok: false,
      left: 80_000,
    })
  })

  test('There is nothing to show before the first movement', () => {
    expect(check(new SampleAccount(0))).toEqual([])
  })
})

describe('the amount charged as the price of an order', () => {
  const given = accountWithThreeOrders().ledger()
  const difference = (approved: number | null, type: RefundRecord['type'] = 'price_difference') =>
    ({ type, approved }) as RefundRecord
  const chargedFor = (order: OrderRecord, deltas: readonly number[]) => {
    const [entry] = given.entries
    const entries = deltas.map((delta) => ({
      ...(entry as LedgerEntry),
      type: 'charge' as const,
      order_id: order.id,
      delta,
    }))
    const checks = selfCheck({ ...given, orders: [order], entries })
    return checks.find(({ rule }) => rule === 'charges_are_the_settlement_price')?.left
  }

  test('is all charges, less refunded differences', () => {
    const refunds = [difference(200), difference(null), difference(70, 'after_sales')]
    expect(chargedFor({ ...car, refunds }, [-8000, -500])).toBe(8300)
  })
})
