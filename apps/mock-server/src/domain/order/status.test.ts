import { describe, expect, test } from 'vitest'
import { accountWithThreeOrders, charged, onCredit } from '../../testing/sample-account.ts'
import { sampleOrder } from '../../testing/sample-order.ts'
import type { BillStatus } from '../bill/bill.ts'
import { notInvoiced } from '../invoice/application.ts'
import { makeOffer } from './offer.ts'
import { type OrderRecord, settlementMoney } from './order.ts'
import { previewPayment } from './pay.ts'
import { invoiceStatus, refundStatus, settlementStatus, voucherAvailable } from './status.ts'

const account = accountWithThreeOrders()
const orderOf = (id: string) => account.orders.get(id) as OrderRecord
const price = settlementMoney(orderOf(onCredit))
const billed = (repaid: number): OrderRecord => ({ ...orderOf(onCredit), bill_id: 'B2611010001', repaid })

describe('statuses derived from the amounts of an order', () => {
  test('An order that costs nothing has nothing to settle, and an order paid from the balance is settled', () => {
    expect(settlementStatus(sampleOrder(), null)).toBe('none')
    expect(settlementStatus(orderOf(charged), null)).toBe('settled')
  })

  test('A credit order is unsettled until it is on a bill that was sent', () => {
    expect(settlementStatus(orderOf(onCredit), null)).toBe('unsettled')
    expect(settlementStatus(billed(0), 'open')).toBe('unsettled')
    expect(settlementStatus(billed(0), 'void')).toBe('unsettled')
    expect(settlementStatus(billed(price), 'open')).toBe('unsettled')
  })

  test.each<[number, BillStatus, string]>([
    [0, 'issued', 'billing'],
    [0, 'confirmed', 'billing'],
    [1, 'partially_paid', 'partially_settled'],
    [price - 1, 'overdue', 'partially_settled'],
    [price, 'paid', 'settled'],
    [price + 1, 'paid', 'settled'],
    [0, 'disputed', 'disputed'],
    [price, 'disputed', 'disputed'],
  ])('With %i repaid on a bill that is %s it is %s', (repaid, bill, status) =>
    expect(settlementStatus(billed(repaid), bill)).toBe(status),
  )

  test('Only what was used or charged as a fee can be invoiced', () => {
    const order = orderOf(charged)
    const over = ['completed', 'no_show', 'cancelled'] as const
    for (const order_status of over)
      expect(invoiceStatus({ ...order, order_status }, notInvoiced)).toBe('not_invoiced')
    for (const order_status of ['confirmed', 'in_service', 'rejected'] as const)
      expect(invoiceStatus({ ...order, order_status }, notInvoiced)).toBe('not_available')
    expect(invoiceStatus({ ...sampleOrder(), order_status: 'cancelled' }, notInvoiced)).toBe('not_available')
  })

  test('A pending reversal outranks an application, which outranks an invoice', () => {
    const order = { ...orderOf(charged), order_status: 'completed' as const }
    const of = (waiting: number, issued: number, reversing = false) =>
      invoiceStatus(order, { waiting, issued, reversing })
    expect([of(1, 1, true), of(1, 1)]).toEqual(['reversing', 'applying'])
    const total = settlementMoney(order)
    expect([of(0, 1), of(0, total - 1), of(0, total)]).toEqual([
      'partially_invoiced',
      'partially_invoiced',
      'invoiced',
    ])
  })

  test('A paid refund is partial or covers everything charged', () => {
    const order = orderOf(charged)
    const refunded = (amount: number): OrderRecord => ({
      ...order,
      refunded: amount,
      refunds: [{ status: 'refunded' } as OrderRecord['refunds'][number]],
    })
    expect(refundStatus(order)).toBe('none')
    expect(refundStatus({ ...refunded(0), refunds: [{ status: 'processing' } as never] })).toBe('processing')
    expect(refundStatus(refunded(order.charged - 1))).toBe('partially_refunded')
    expect(refundStatus(refunded(order.charged))).toBe('refunded')
  })

  test('A voucher is available from confirmation until the order is cancelled', () => {
    const printed = (order_status: OrderRecord['order_status'], voucher_version: number | null = 1) =>
      voucherAvailable({ ...orderOf(charged), order_status, voucher_version })
    expect([printed('confirmed'), printed('in_service'), printed('completed')]).toEqual([true, true, true])
    for (const status of ['pending_confirm', 'cancelling', 'cancelled', 'no_show'] as const)
      expect(printed(status)).toBe(false)
    expect(printed('confirmed', null)).toBe(false)
  })
})

test('A payment preview covers the balance and the credit line, in this order', () => {
  const order = account.add(sampleOrder({}, account.now, 'H2611210009'))
  const situation = account.situation(order.id)
  const [balance, credit, ...others] = previewPayment(situation, account.terms)
  expect(others).toEqual([])
  const { total_settlement_price } = order
  expect(balance).toMatchObject({
    channel: 'predeposit',
    allowed: true,
    shortfall: null,
    bill_due_date: null,
  })
  expect((balance?.available_before ?? 0) - (balance?.available_after ?? 0)).toBe(total_settlement_price)
  expect(credit).toMatchObject({ channel: 'credit', allowed: true })
  expect(credit?.bill_due_date).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('A supplier’s offer shows the current and the offered terms side by side', () => {
  const order = sampleOrder()
  const change = { total_price: 120_000, total_settlement_price: 96_000, bed_types: [] }
  const offer = makeOffer(order, change, (_, terms) => [{ en: `${terms.total_price}`, 'zh-cn': '' }], 7)
  const { total_price, total_settlement_price } = order
  expect(offer.before).toMatchObject({ total_price, total_settlement_price })
  expect(offer.before.lines).toEqual([{ en: `${total_price}`, 'zh-cn': '' }])
  expect(offer.after).toEqual({ ...change, lines: [{ en: '120000', 'zh-cn': '' }] })
  expect(offer.offer_expire_time).toBe(7)
})
