import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { sampleApplication, sampleTitle } from '../../testing/sample-documents.ts'
import { sampleNow, sampleOrder } from '../../testing/sample-order.ts'
import { sampleTransfer } from '../../testing/sample-ride.ts'
import type { OrderRecord, RefundRecord } from '../order/order.ts'
import { invoiceStatus } from '../order/status.ts'
import { attempt, isRefusal } from '../refusal.ts'
import { invoicedByOrder, notInvoiced } from './application.ts'
import { invoiceOffer } from './eligibility.ts'
import { type InvoiceRequest, planInvoice } from './plan.ts'

const tz = 'Asia/Shanghai'
const day = 86_400_000
/** Stayed until yesterday and charged 800.00 to the balance. */
const stayed: OrderRecord = {
  ...sampleOrder(),
  order_status: 'completed',
  pay_channel: 'predeposit',
  charged: 80_000,
  service_end: sampleNow - day,
}
const refund = (status: RefundRecord['status']): RefundRecord => ({
  refund_id: 'r',
  type: 'after_sales',
  ground: null,
  waived: 0,
  requested: 30_000,
  approved: null,
  refund_to: 'predeposit',
  status,
  reason: 'x',
  files: [],
  apply_time: 1,
  refund_time: null,
  ledger_entry_id: null,
})

describe('the part of an order that can be invoiced', () => {
  test.each<[string, Partial<OrderRecord>, number, string | null]>([
    ['is over', {}, 80_000, null],
    ['is still running', { order_status: 'in_service' }, 0, 'NOT_COMPLETED'],
    ['ended as a no-show', { order_status: 'no_show' }, 80_000, null],
    ['was cancelled for a fee', { order_status: 'cancelled', refunded: 50_000 }, 30_000, null],
    ['was cancelled free of charge', { order_status: 'cancelled', refunded: 80_000 }, 0, 'NOTHING_LEFT'],
    ['has a refund in progress', { refunds: [refund('requested')] }, 50_000, null],
    [
      'is to be refunded altogether',
      { refunds: [{ ...refund('processing'), approved: 80_000 }] },
      0,
      'REFUND_OPEN',
    ],
    ['had a refund refused', { refunds: [refund('refused')] }, 80_000, null],
    ['ended 29 days ago', { service_end: sampleNow - 29 * day }, 80_000, null],
    ['ended 32 days ago', { service_end: sampleNow - 32 * day }, 0, 'WINDOW_OVER'],
    ['stands on an unpaid bill', { pay_channel: 'credit' }, 0, 'UNPAID_BILL'],
    ['stands on a half-paid bill', { pay_channel: 'credit', repaid: 79_999 }, 0, 'UNPAID_BILL'],
    ['stands on a paid bill', { pay_channel: 'credit', repaid: 80_000 }, 80_000, null],
  ])('R4.46 An order that %s', (_what, fields, invoiceable, block) => {
    const offer = invoiceOffer({ ...stayed, ...fields }, notInvoiced, tz, sampleNow)
    expect(offer).toMatchObject({ invoiceable, block })
  })

  test('The last day to apply is the thirtieth after the service, until the end of the company’s day', () => {
    const { deadline } = invoiceOffer(stayed, notInvoiced, tz, sampleNow)
    expect(deadline).toBe('2026-12-20')
    const last = Date.parse('2026-12-20T23:59:59+08:00')
    expect(invoiceOffer(stayed, notInvoiced, tz, last).block).toBeNull()
    expect(invoiceOffer(stayed, notInvoiced, tz, last + 1000).block).toBe('WINDOW_OVER')
  })

  test.each([
    ['submitted', 50_000, 'applying'],
    ['reviewing', 50_000, 'applying'],
    ['issuing', 50_000, 'applying'],
    ['issued', 50_000, 'partially_invoiced'],
    ['withdrawn', 80_000, 'not_invoiced'],
    ['refused', 80_000, 'not_invoiced'],
    ['reversed', 80_000, 'not_invoiced'],
  ] as const)(
    'R4.33 R4.46 With an application that is %s, %i are free and the order is %s',
    (status, free, stands) => {
      const sums = invoicedByOrder([sampleApplication([[stayed.id, 30_000]], { status })])
      const invoiced = sums.get(stayed.id) ?? notInvoiced
      expect(invoiceOffer(stayed, invoiced, tz, sampleNow).invoiceable).toBe(free)
      expect(invoiceStatus(stayed, invoiced)).toBe(stands)
    },
  )
})

const requestFor = (amounts: readonly string[], more: Partial<InvoiceRequest> = {}): InvoiceRequest => ({
  title: sampleTitle,
  kind: 'normal',
  country: 'MM',
  orders: amounts.map((amount, index) => {
    const order = { ...stayed, id: `H${index}` }
    return { order, amount, offer: invoiceOffer(order, notInvoiced, tz, sampleNow) }
  }),
  ...more,
})

describe('planning an invoice', () => {
  test('R4.46 Amount and tax are those of the lines, and a partial amount is marked', () => {
    expect(planInvoice(requestFor(['800.00', '250.00']))).toMatchObject({
      currency: 'CNY',
      lines: [
        { order_id: 'H0', amount: 80_000, tax: 4528 },
        { order_id: 'H1', amount: 25_000, tax: 1415 },
      ],
      amount: 105_000,
      tax: 5_943,
      warnings: ['part_amount'],
    })
  })

  test('R6.93 Item and rate of a line are those of its product', () => {
    const [stay, ride] = requestFor(['106.00', '109.00']).orders
    if (!stay || !ride) throw new Error('There are two orders.')
    const driven = { ...sampleTransfer(), id: 'T1', currency: 'CNY' }
    const special = requestFor([], { kind: 'special', orders: [stay, { ...ride, order: driven }] })
    expect(planInvoice(special)).toMatchObject({
      lines: [
        { content_item: 'accommodation', tax_rate: '6', tax: 600 },
        { content_item: 'transport', tax_rate: '9', tax: 900 },
      ],
      amount: 21_500,
      tax: 1500,
    })
  })

  const mixed = requestFor(['800.00', '800.00'])
  const inDollars = { ...stayed, currency: 'USD' }
  test.each<[string, InvoiceRequest, string, object]>([
    [
      'two currencies',
      { ...mixed, orders: mixed.orders.map((one, at) => (at === 0 ? one : { ...one, order: inDollars })) },
      'CURRENCY_MIXED',
      {},
    ],
    [
      'more than is left',
      requestFor(['800.01']),
      'AMOUNT_TOO_HIGH',
      { 'orders[0].amount': ['above_invoiceable'] },
    ],
    ['nothing', requestFor(['0.00']), 'VALIDATION', { 'orders[0].amount': ['amount_above_zero'] }],
    [
      'less than nothing',
      requestFor(['800.00', '-1.00']),
      'VALIDATION',
      { 'orders[1].amount': ['amount_above_zero'] },
    ],
    ['too many decimals', requestFor(['1.005']), 'VALIDATION', { 'orders[0].amount': ['amount_scale'] }],
    [
      'the same order twice',
      { ...mixed, orders: mixed.orders.map((one) => ({ ...one, order: stayed })) },
      'VALIDATION',
      { 'orders[1].id': ['chosen_twice'] },
    ],
    [
      'an order that is not over',
      {
        ...mixed,
        orders: mixed.orders.map((one) => ({
          ...one,
          offer: { ...one.offer, block: 'NOT_COMPLETED' as const },
        })),
      },
      'ORDER_NOT_ELIGIBLE',
      {
        'orders[0].id': [{ invoiceBlock: 'NOT_COMPLETED' }],
        'orders[1].id': [{ invoiceBlock: 'NOT_COMPLETED' }],
      },
    ],
    [
      'a special one to half a title',
      requestFor(['800.00'], { kind: 'special', title: { ...sampleTitle, bank: '' } }),
      'TITLE_INVALID',
      { title_id: ['title_incomplete'] },
    ],
    [
      'a commercial one inside China',
      requestFor(['800.00'], { kind: 'commercial', country: 'CN' }),
      'VALIDATION',
      { kind: ['kind_not_in_china'] },
    ],
    [
      'a Chinese one in dollars',
      { ...mixed, orders: [{ ...mixed.orders[0], order: inDollars } as InvoiceRequest['orders'][number]] },
      'VALIDATION',
      { kind: ['kind_needs_cny'] },
    ],
  ])('R4.46 An invoice over %s is refused and says where', (_what, request, error_key, fields) => {
    const refused = attempt(() => planInvoice(request))
    expect(isRefusal(refused) && { error_key: refused.error_key, fields: refused.fields ?? {} }).toEqual({
      error_key,
      fields,
    })
  })

  test.each([
    ['normal', 'legacy_tax_number'],
    ['special', 'legacy_refused'],
  ] as const)('An old tax number gives a warning on a %s invoice', (kind, warning) => {
    const title = { ...sampleTitle, tax_no: '530102713402134' }
    expect(planInvoice(requestFor(['800.00'], { kind, title }))).toMatchObject({ warnings: [warning] })
  })

  test('Successive applications never exceed what can be invoiced', () => {
    const amount = fc.integer({ min: -10, max: 90_000 }).map((minor) => (minor / 100).toFixed(2))
    const status = fc.constantFrom(
      'submitted',
      'reviewing',
      'issuing',
      'issued',
      'withdrawn',
      'refused',
      'reversed',
    )
    fc.assert(
      fc.property(
        fc.array(fc.tuple(amount, status), { maxLength: 12 }),
        fc.nat(80_000),
        (steps, refunded) => {
          const order: OrderRecord = { ...stayed, order_status: 'cancelled', refunded }
          const applications: ReturnType<typeof sampleApplication>[] = []
          for (const [requested, stands] of steps) {
            const invoiced = invoicedByOrder(applications).get(order.id) ?? notInvoiced
            const offer = invoiceOffer(order, invoiced, tz, sampleNow)
            const plan = attempt(() =>
              planInvoice({ ...requestFor([]), orders: [{ order, amount: requested, offer }] }),
            )
            if (!isRefusal(plan)) {
              applications.push(
                sampleApplication([[order.id, plan.amount]], {
                  id: `A${applications.length}`,
                  status: stands,
                }),
              )
            }
            const sums = invoicedByOrder(applications).get(order.id) ?? notInvoiced
            expect(sums.waiting + sums.issued).toBeLessThanOrEqual(80_000 - refunded)
          }
        },
      ),
    )
  })
})
