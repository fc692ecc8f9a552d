import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { SampleAccount } from '../../testing/sample-account.ts'
import { flexible, nonRefundable, sampleNow, sampleOrder, sampleTerms } from '../../testing/sample-order.ts'
import type { OrderRecord } from '../order/order.ts'
import { settlementStatus } from '../order/status.ts'
import { addDays } from '../time/dates.ts'
import { fromRfc, instantOf } from '../time/zones.ts'
import { type BillRecord, tallyOf } from './bill.ts'
import { billableFrom, billBlock } from './billable.ts'
import { runCycle, settleOrders } from './cycle.ts'
import { type BillingTerms, billDateAfter, billDateBefore, isBillDay, periodOf } from './due-date.ts'

const day = 86_400_000
const tz = sampleTerms.tz
/** Check-in is 2026-12-10; cancellation is free until 2026-12-07 18:00 in Yangon. */
const stay = { check_in: '2026-12-10', check_out: '2026-12-12' }
const freeEnds = fromRfc('2026-12-07T18:00:00+06:30')

/** Orders paid on credit and confirmed. */
function credit(...plans: readonly (typeof flexible)[]): SampleAccount {
  const account = new SampleAccount()
  plans.forEach((plan, index) => {
    const { id } = account.add(sampleOrder({ ...stay, plan }, account.now, `H261121000${index + 1}`))
    account.act(id, 'pay', { channel: 'credit' })
    account.act(id, 'supplier_confirm', {})
  })
  return account
}

const order = (account: SampleAccount, nth = 1) => account.orders.get(`H261121000${nth}`) as OrderRecord

function cycleAt(account: SampleAccount, date: string): BillRecord | undefined {
  account.now = instantOf(date, '00:00', tz)
  account.runCycle()
  expect(account.breaks()).toEqual([])
  return account.bills.at(-1)
}

const refundIn = (status: OrderRecord['refunds'][number]['status']): OrderRecord['refunds'][number] => ({
  refund_id: 'R1',
  type: 'after_sales',
  ground: null,
  waived: 0,
  requested: 1000,
  approved: null,
  refund_to: 'credit',
  status,
  reason: 'Pool closed',
  files: [],
  apply_time: 0,
  refund_time: null,
  ledger_entry_id: null,
})

describe('when a credit order can be billed', () => {
  test.each<[string, Partial<OrderRecord>, number]>([
    ['can be cancelled free of charge: when that ends', {}, freeEnds],
    ['is non-refundable: at once', { policy: { ...sampleOrder({ plan: nonRefundable }).policy } }, 0],
    ['was cancelled for a fee: at once', { order_status: 'cancelled' }, 0],
    ['ends before its free cancellation does: then', { service_end: freeEnds - day }, freeEnds - day],
  ])('R4.47 One that %s', (_what, fields, from) => {
    expect(billableFrom({ ...sampleOrder(stay), ...fields })).toBe(from)
  })

  test.each<[string, Partial<OrderRecord>, boolean, string | null]>([
    ['is fit', {}, false, null],
    ['is not confirmed', { charged: 0 }, false, 'NOT_CONFIRMED'],
    ['is on a bill that was sent out', {}, true, 'BILLED'],
    ['is being cancelled', { order_status: 'cancelling' }, false, 'CANCELLING'],
    ['has a refund under way', { refunds: [refundIn('processing')] }, false, 'REFUND_OPEN'],
    ['has had its refund', { refunds: [refundIn('refunded')] }, false, null],
    ['owes nothing', { refunded: 80_000 }, false, 'NOTHING_OWED'],
    [
      'can still be cancelled',
      { service_end: freeEnds + 9 * day, order_status: 'confirmed' },
      false,
      'STILL_FREE',
    ],
    [
      'was never free to cancel',
      {
        service_end: freeEnds + 9 * day,
        order_status: 'confirmed',
        policy: { ...sampleOrder(stay).policy, free_cancel_before: null },
      },
      false,
      'STILL_AHEAD',
    ],
  ])('R4.47 An order that %s', (_what, fields, onIssued, block) => {
    const paid: OrderRecord = {
      ...sampleOrder(stay),
      order_status: 'completed',
      pay_channel: 'credit',
      charged: 80_000,
    }
    expect(billBlock({ ...paid, ...fields }, onIssued, freeEnds - 1)).toBe(block)
  })
})

describe('the bill of a period', () => {
  test('R4.47 Orders join the accruing bill the night after they become billable; on the bill day it is issued', () => {
    const account = credit(flexible, nonRefundable)
    expect(cycleAt(account, '2026-11-22')).toMatchObject({
      status: 'open',
      period_from: '2026-11-01',
      period_to: '2026-11-30',
      total: 80_000,
      due_date: null,
    })
    expect(settlementStatus(order(account, 2), 'open')).toBe('unsettled')
    expect(cycleAt(account, '2026-12-01')).toMatchObject({
      status: 'issued',
      due_date: '2026-12-16',
      total: 80_000,
    })
    expect(account.bills).toHaveLength(1)
    expect(settlementStatus(order(account, 2), 'issued')).toBe('billing')
    expect(cycleAt(account, '2026-12-07')).toBe(account.bills[0])
    expect(cycleAt(account, '2026-12-08')).toMatchObject({
      status: 'open',
      period_from: '2026-12-01',
      total: 80_000,
    })
    expect(cycleAt(account, '2027-01-01')).toMatchObject({ status: 'issued', due_date: '2027-01-16' })
    expect(account.bills.map(({ id }) => id)).toEqual(['B2611220001', 'B2612080002'])
  })

  test('R4.47 What becomes billable on the last day of a period belongs to that period', () => {
    const account = credit(nonRefundable)
    account.now = instantOf('2026-12-01', '00:00', tz)
    account.runCycle()
    expect(account.bills[0]).toMatchObject({
      status: 'issued',
      period_from: '2026-11-01',
      period_to: '2026-11-30',
    })
  })

  test('R4.47 No order is billed twice, whatever the night', () => {
    const account = credit(nonRefundable)
    for (let night = 1; night < 60; night += 1) cycleAt(account, addDays('2026-11-21', night))
    expect(account.bills).toHaveLength(1)
    expect(account.bills[0]?.lines).toHaveLength(1)
  })

  test('Orders paid from the balance are never billed', () => {
    const account = new SampleAccount()
    const { id } = account.add(sampleOrder({ ...stay, plan: nonRefundable }))
    account.act(id, 'pay', { channel: 'predeposit' })
    account.act(id, 'supplier_confirm', {})
    expect(cycleAt(account, '2026-12-01')).toBeUndefined()
  })

  test('R4.47 A supplementary charge after the bill was issued appears on the next bill as an adjustment', () => {
    const account = credit(nonRefundable)
    cycleAt(account, '2026-12-01')
    const { id } = order(account)
    account.post({ account: 'credit', type: 'charge', delta: 5_000, order_id: id })
    const booked = order(account)
    account.orders.set(id, {
      ...booked,
      charged: 85_000,
      total_price: booked.total_price + 5_000,
      total_settlement_price: booked.total_settlement_price + 5_000,
      change_fee: { net: 5_000, selling: 5_000 },
      price_breakdown: [
        ...booked.price_breakdown,
        {
          code: 'change_fee',
          name: { en: 'Fee', 'zh-cn': '费用' },
          quantity: 1,
          unit_price: 5_000,
          money: 5_000,
        },
      ],
    })
    expect(cycleAt(account, '2026-12-02')).toMatchObject({
      status: 'open',
      lines: [{ kind: 'adjustment', amount: 5_000 }],
    })
  })

  test('R4.47 A bill whose charges were all credited is void instead of issued', () => {
    const account = credit(flexible)
    account.now = freeEnds
    account.runCycle()
    account.now = instantOf('2026-12-31', '12:00', tz)
    const [bill] = account.bills
    if (!bill) throw new Error('The order has joined a bill')
    account.bills = [{ ...bill, lines: [], total: 0 }]
    account.orders.clear()
    account.now = instantOf('2027-01-01', '00:00', tz)
    account.runCycle()
    expect(account.bills[0]?.status).toBe('void')
  })
})

describe('a bill for chosen orders', () => {
  const settle = (account: SampleAccount, ...nths: number[]) =>
    settleOrders({
      company: sampleTerms,
      orders: nths.map((nth) => order(account, nth)),
      bills: account.bills,
      id: 'B2611229999',
      remark: 'before the audit',
      now: account.now,
    })

  test('R1.07 R4.47 Is issued at once, and its period is that of the services', () => {
    const account = credit(nonRefundable, nonRefundable)
    const { bills, orders } = settle(account, 1, 2)
    expect(bills).toMatchObject([
      {
        source: 'application',
        status: 'issued',
        total: 160_000,
        period_from: '2026-12-12',
        period_to: '2026-12-12',
        due_date: '2026-12-06',
        version: 1,
      },
    ])
    expect(orders.map(({ bill_id }) => bill_id)).toEqual(['B2611229999', 'B2611229999'])
  })

  test('R4.47 Takes over an accruing order, so that it is on one bill only', () => {
    const account = credit(nonRefundable, nonRefundable)
    cycleAt(account, '2026-11-22')
    const { bills, orders } = settle(account, 2)
    for (const bill of bills) account.keepBill({ bill, orders, entries: [] })
    expect(account.bills.map(({ status, total }) => [status, total])).toEqual([
      ['open', 80_000],
      ['issued', 80_000],
    ])
    expect(account.breaks()).toEqual([])
  })
})

describe('the calendar of bills', () => {
  const terms: fc.Arbitrary<BillingTerms> = fc.oneof(
    fc.record({
      billing_cycle: fc.constant('month' as const),
      bill_day: fc.integer({ min: 1, max: 28 }),
      due_days: fc.nat(60),
    }),
    fc.record({
      billing_cycle: fc.constant('weekly' as const),
      bill_day: fc.integer({ min: 1, max: 7 }),
      due_days: fc.nat(60),
    }),
    fc.record({
      billing_cycle: fc.constant('half_month' as const),
      bill_day: fc.constant(1),
      due_days: fc.nat(60),
    }),
  )
  const date = fc.nat(20_000).map((days) => addDays('2000-01-01', days))

  test('A later date is never due earlier', () => {
    fc.assert(
      fc.property(terms, date, fc.nat(90), (company, from, ahead) => {
        expect(billDateAfter(company, addDays(from, ahead)) >= billDateAfter(company, from)).toBe(true)
      }),
    )
  })

  test('Every day belongs to exactly one period, and periods follow each other without a gap', () => {
    fc.assert(
      fc.property(terms, date, (company, on) => {
        const { period_from, period_to } = periodOf(company, on)
        expect(period_from <= on && on <= period_to).toBe(true)
        expect(isBillDay(company, period_from)).toBe(true)
        expect(periodOf(company, addDays(period_to, 1)).period_from).toBe(addDays(period_to, 1))
        expect(periodOf(company, addDays(period_from, -1)).period_to).toBe(addDays(period_from, -1))
        expect(billDateBefore(company, addDays(period_from, 1))).toBe(period_from)
      }),
    )
  })

  test('A bill is always the sum of its lines, and all bills together include each order once', () => {
    const nights = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 })
    const chosen = fc.array(fc.boolean(), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(terms, nights, chosen, (company, waits, choose) => {
        const account = credit(nonRefundable, flexible, nonRefundable, flexible)
        account.terms = { ...sampleTerms, ...company }
        let date = '2026-11-21'
        for (const [index, wait] of waits.entries()) {
          date = addDays(date, wait)
          cycleAt(account, date)
          const free = [...account.orders.values()].filter((one, at) => {
            const issued = account.bills.some(({ id, status }) => id === one.bill_id && status !== 'open')
            return choose[at] && billBlock(one, issued, account.now) === null
          })
          if (index % 3 !== 2 || free.length === 0) continue
          const id = `B99010100${String(index).padStart(2, '0')}`
          const { bills, orders } = settleOrders({
            company: account.terms,
            orders: free,
            bills: account.bills,
            id,
            remark: '',
            now: account.now,
          })
          for (const bill of bills) account.keepBill({ bill, orders, entries: [] })
        }
        expect(account.breaks()).toEqual([])
        for (const { billed } of tallyOf(account.bills).values()) expect(billed).toBe(80_000)
      }),
      { numRuns: 40 },
    )
  })

  test('An empty company has no bills', () => {
    const billNumber = () => 'B0000000000'
    expect(runCycle({ company: sampleTerms, orders: [], bills: [], now: sampleNow, billNumber })).toEqual([])
  })
})
