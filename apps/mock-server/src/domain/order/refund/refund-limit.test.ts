import { describe, expect, test } from 'vitest'
import { SampleAccount } from '../../../testing/sample-account.ts'
import { sampleApplication } from '../../../testing/sample-documents.ts'
import { sampleOrder } from '../../../testing/sample-order.ts'
import type { CancellationPlan } from '../../cancellation/policy.ts'
import { isRefusal } from '../../refusal.ts'
import { monthUse } from '../approval/month-use.ts'
import type { HotelOrderRecord } from '../order.ts'
import { feeAhead, refundGrounds, refundScope } from './refund-limit.ts'

const hour = 3_600_000
/** Free, then a fifth from a day before; a no-show owes two fifths. Settles for 800.00. */
const mild: CancellationPlan = {
  non_refundable: false,
  steps: [{ days_before: 1, time: '14:00', penalty_type: 'percent', value: '20' }],
  no_show: { penalty_type: 'percent', value: '40' },
}
const strict: CancellationPlan = {
  non_refundable: true,
  steps: [],
  no_show: { penalty_type: 'full', value: '0' },
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

/** Requests a refund, has the supplier agree to it and pays it at once. */
function refund(account: SampleAccount, refund_amount: number): void {
  account.act(id, 'request_refund', { refund_amount, reason: 'x' })
  account.act(id, 'approve_refund')
  account.act(id, 'pay_refund')
}

describe('what may be asked and granted', () => {
  test.each([
    ['long before', mild, -72, { most: 80_000, byTerms: 48_000, byStaff: 56_000 }],
    ['within the last day', mild, -20, { most: 80_000, byTerms: 48_000, byStaff: 56_000 }],
    ['once the stay has begun', mild, 1, { most: 80_000, byTerms: 48_000, byStaff: 8000 }],
    ['while a non-refundable stay is ahead', strict, -72, { most: 80_000, byTerms: 0, byStaff: 0 }],
    ['once a non-refundable stay has begun', strict, 1, { most: 80_000, byTerms: 0, byStaff: 8000 }],
  ])('R4.44 %s', (_when, plan, hours, wanted) => {
    const order = orderOf(confirmed(plan))
    expect(refundScope(order, none, order.service_start + hours * hour)).toMatchObject(wanted)
  })

  test('R4.44 Whatever may be asked is granted when the supplier agrees', () => {
    const account = confirmed(strict)
    const { most } = refundScope(orderOf(account), none, account.now)
    refund(account, most)
    expect(orderOf(account)).toMatchObject({ refunded: most, refunds: [{ waived: most }] })
    expect(account.breaks()).toEqual([])
  })

  test('An invoiced amount cannot be refunded as well', () => {
    const order = orderOf(confirmed())
    const { now } = confirmed()
    const invoiced = { ...none, waiting: 10_000, issued: 30_000 }
    expect(refundScope(order, invoiced, now)).toMatchObject({ most: 40_000, byTerms: 40_000 })
  })

  test('What staff grant without the supplier leaves every fee that the order can still incur', () => {
    const account = confirmed()
    account.act(id, 'request_refund', { refund_amount: 60_000, reason: 'x' })
    account.act(id, 'approve_refund', { granted: 48_000 })
    account.act(id, 'pay_refund')
    expect(orderOf(account)).toMatchObject({ refunded: 48_000, refunds: [{ approved: 48_000, waived: 0 }] })
    account.now = orderOf(account).service_start - 20 * hour
    expect(account.quote(id)).toMatchObject({ penalty: 16_000, refund: 16_000 })
    account.now = orderOf(account).service_start + 24 * hour
    account.act(id, 'no_show')
    expect(orderOf(account)).toMatchObject({ order_status: 'no_show', charged: 80_000, refunded: 48_000 })
    expect(account.breaks()).toEqual([])
  })

  test('Nobody asks back what the supplier gave up: a later fee takes what is left', () => {
    const account = confirmed()
    refund(account, 70_000)
    account.now = orderOf(account).service_start - 20 * hour
    expect(account.quote(id)).toMatchObject({ penalty: 10_000, refund: 0 })
    account.cancel(id)
    account.act(id, 'supplier_ack')
    expect(orderOf(account)).toMatchObject({ charged: 80_000, refunded: 70_000 })
    expect(account.breaks()).toEqual([])
  })

  test('A refund that gives up no fee leaves the order its whole fee', () => {
    const account = confirmed()
    refund(account, 30_000)
    account.now = orderOf(account).service_start - 20 * hour
    account.cancel(id)
    account.act(id, 'supplier_ack')
    expect(orderOf(account)).toMatchObject({ charged: 80_000, refunded: 64_000 })
    expect(account.breaks()).toEqual([])
  })

  test('A refund of what the terms keep is reported unless somebody gave it up', () => {
    const account = confirmed(strict)
    refund(account, 50_000)
    const order = orderOf(account)
    const refunds = order.refunds.map((one) => ({ ...one, waived: 0 }))
    account.orders.set(id, { ...order, refunds })
    expect(feeAhead(order, account.now)).toBe(80_000)
    expect(account.breaks().map(({ rule }) => rule)).toEqual([23])
  })

  test('A no-show and an early departure have grounds of their own', () => {
    const account = confirmed()
    account.now = orderOf(account).service_start + 24 * hour
    account.act(id, 'no_show')
    expect(refundGrounds(orderOf(account), account.now)).toEqual(['no_show', 'goodwill'])
    refund(account, 20_000)
    expect(orderOf(account)).toMatchObject({ order_status: 'no_show', refunded: 68_000 })
    expect(account.breaks()).toEqual([])
  })

  test('A request that nobody has decided on can be withdrawn, and asked again', () => {
    const account = confirmed()
    account.act(id, 'request_refund', { refund_amount: 100, reason: 'x' })
    account.act(id, 'withdraw_refund')
    expect(orderOf(account).refunds).toMatchObject([{ status: 'withdrawn', approved: null }])
    expect(isRefusal(account.act(id, 'approve_refund'))).toBe(true)
    refund(account, 200)
    expect(isRefusal(account.act(id, 'withdraw_refund'))).toBe(true)
    expect(orderOf(account).refunded).toBe(200)
  })

  test.each([
    ['within what the terms leave', 30_000, 0, 64_000],
    ['with a fee that the supplier gave up', 70_000, 22_000, 70_000],
  ])(
    'R4.50 A refund that was approved is paid with a later cancellation: %s',
    (_which, approved, waived, back) => {
      const account = confirmed()
      account.act(id, 'request_refund', { refund_amount: approved, reason: 'x' })
      account.act(id, 'approve_refund')
      account.now = orderOf(account).service_start - 20 * hour
      expect(account.quote(id)).toMatchObject({ penalty: 80_000 - back, refund: back })
      account.cancel(id)
      account.act(id, 'supplier_ack')
      const order = orderOf(account)
      expect(order).toMatchObject({ order_status: 'cancelled', charged: 80_000, refunded: back })
      expect(order.refunds[0]).toMatchObject({ status: 'refunded', approved, waived })
      expect(order.refunds[0]?.ledger_entry_id).not.toBeNull()
      expect(account.breaks()).toEqual([])
    },
  )

  test('A request that nobody has decided on ends as withdrawn when the member cancels', () => {
    const account = confirmed()
    account.act(id, 'request_refund', { refund_amount: 100, reason: 'x' })
    account.cancel(id)
    account.act(id, 'supplier_ack')
    expect(orderOf(account)).toMatchObject({ refunded: 80_000, refunds: [{ status: 'withdrawn' }, {}] })
  })

  test('A refund that was approved is paid although nobody came', () => {
    const account = confirmed()
    account.act(id, 'request_refund', { refund_amount: 70_000, reason: 'x' })
    account.act(id, 'approve_refund')
    account.now = orderOf(account).service_start + 24 * hour
    account.act(id, 'no_show')
    expect(orderOf(account)).toMatchObject({ order_status: 'no_show', refunded: 70_000 })
    expect(orderOf(account).refunds).toMatchObject([{ status: 'refunded', approved: 70_000 }])
    expect(account.breaks()).toEqual([])
  })

  test('An approved refund is not paid once an invoice covers the money', () => {
    const account = confirmed()
    account.act(id, 'request_refund', { refund_amount: 40_000, reason: 'x' })
    account.act(id, 'approve_refund')
    account.applications.push(sampleApplication([[id, 80_000]]))
    expect(isRefusal(account.act(id, 'pay_refund'))).toBe(true)
    expect(orderOf(account).refunded).toBe(0)
  })

  test.each([
    ['what the terms leave', 40_000, 40_000, { approved: 24_000, waived: 0 }],
    ['what the supplier gave up as well', 70_000, 40_000, { approved: 40_000, waived: 16_000 }],
    ['all of it where the rest is enough', 20_000, 40_000, { approved: 20_000, waived: 0 }],
  ])('R4.50 An approved refund pays after a cheaper change %s', (_what, asked, back, paid) => {
    const account = confirmed()
    account.act(id, 'request_refund', { refund_amount: asked, reason: 'x' })
    account.act(id, 'approve_refund')
    const order = orderOf(account)
    const no_show = { ...order.policy.no_show, amount: { amount: '160.00', currency: 'CNY' } }
    const policy = { ...order.policy, no_show, tiers: order.policy.tiers.slice(0, 1) }
    account.orders.set(id, { ...order, policy, refunded: back })
    account.act(id, 'pay_refund')
    expect(orderOf(account)).toMatchObject({
      refunded: back + paid.approved,
      refunds: [{ status: 'refunded', ...paid }],
    })
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
