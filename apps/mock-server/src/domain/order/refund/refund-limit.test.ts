import { describe, expect, test } from 'vitest'
import { SampleAccount } from '../../../testing/sample-account.ts'
import { sampleApplication } from '../../../testing/sample-documents.ts'
import { sampleOrder } from '../../../testing/sample-order.ts'
import type { CancellationPlan } from '../../cancellation/policy.ts'
import { isRefusal } from '../../refusal.ts'
import { monthUse } from '../approval/month-use.ts'
import type { HotelOrderRecord } from '../order.ts'
import { feeAhead, feeNow, maxApprovableRefund, maxRequestableRefund } from './refund-limit.ts'

const hour = 3_600_000
/** Free, then a fifth from a day before; a no-show owes two fifths. Settles for 800.00. */
const mild: CancellationPlan = {
  non_refundable: false,
  steps: [{ days_before: 1, time: '14:00', penalty_type: 'percent', value: '20' }],
  no_show: { penalty_type: 'percent', value: '40' },
}
const none = { waiting: 0, issued: 0, reversing: false }

function confirmed(plan: CancellationPlan = mild): SampleAccount {
  const account = new SampleAccount()
  const { id } = account.add(sampleOrder({ plan }))
  account.act(id, 'pay', { channel: 'predeposit' })
  account.act(id, 'supplier_confirm', {})
  return account
}
const orderOf = (account: SampleAccount) => [...account.orders.values()][0] as HotelOrderRecord
const { id } = sampleOrder()

/** Requests a refund, has staff approve it and pays it at once. */
function refund(account: SampleAccount, refund_amount: number): void {
  account.act(id, 'request_refund', { refund_amount, reason: 'x' })
  account.act(id, 'approve_refund')
  account.act(id, 'pay_refund')
}

describe('what the terms keep of an order', () => {
  test.each([
    ['long before', -72, [0, 32_000, 80_000, 48_000]],
    ['within the last day', -20, [16_000, 32_000, 64_000, 48_000]],
    ['once the stay has begun', 1, [32_000, 32_000, 48_000, 48_000]],
  ])('%s', (_when, hours, wanted) => {
    const account = confirmed()
    const order = orderOf(account)
    const now = order.service_start + hours * hour
    expect([
      feeNow(order, now),
      feeAhead(order, now),
      maxRequestableRefund(order, none, now),
      maxApprovableRefund(order, none, now),
    ]).toEqual(wanted)
  })

  test('An invoiced amount cannot be refunded as well', () => {
    const order = orderOf(confirmed())
    const { now } = confirmed()
    const invoiced = { ...none, waiting: 10_000, issued: 30_000 }
    expect([maxRequestableRefund(order, invoiced, now), maxApprovableRefund(order, invoiced, now)]).toEqual([
      40_000, 40_000,
    ])
  })

  test('Staff approve the part of a request that future fees leave, and it reduces no fee', () => {
    const account = confirmed()
    refund(account, 60_000)
    expect(orderOf(account)).toMatchObject({ refunded: 48_000, refunds: [{ approved: 48_000 }] })
    account.now = orderOf(account).service_start - 20 * hour
    const quote = account.quote(id)
    expect(quote).toMatchObject({ penalty: 16_000, refund: 16_000 })
    account.now = orderOf(account).service_start + 24 * hour
    account.act(id, 'no_show')
    expect(orderOf(account)).toMatchObject({ order_status: 'no_show', charged: 80_000, refunded: 48_000 })
    expect(account.breaks()).toEqual([])
  })

  test('A cancellation after a refund keeps the whole fee and returns the rest', () => {
    const account = confirmed()
    refund(account, 30_000)
    account.now = orderOf(account).service_start - 20 * hour
    account.cancel(id)
    account.act(id, 'supplier_ack')
    expect(orderOf(account)).toMatchObject({ charged: 80_000, refunded: 64_000 })
    expect(account.breaks()).toEqual([])
  })

  test('An approved refund is not paid once an invoice covers the money', () => {
    const account = confirmed()
    account.act(id, 'request_refund', { refund_amount: 40_000, reason: 'x' })
    account.act(id, 'approve_refund')
    account.applications.push(sampleApplication([[id, 70_000]]))
    expect(isRefusal(account.act(id, 'pay_refund'))).toBe(true)
    expect(orderOf(account).refunded).toBe(0)
  })

  test('A refund of an active stay frees no monthly limit, and a cancellation does', () => {
    const account = confirmed()
    const spender = { id: account.member.id, seesNet: true }
    const use = () => monthUse(account.orders.values(), spender, account.now, 'Asia/Yangon')
    refund(account, 30_000)
    expect(use()).toBe(80_000)
    account.cancel(id)
    account.act(id, 'supplier_ack')
    expect(use()).toBe(0)
  })
})
