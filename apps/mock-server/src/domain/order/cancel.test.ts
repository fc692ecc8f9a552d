import { describe, expect, test } from 'vitest'
import { SampleAccount } from '../../testing/sample-account.ts'
import { nonRefundable, sampleNow, sampleOrder } from '../../testing/sample-order.ts'
import { attempt, isRefusal } from '../refusal.ts'
import { fromRfc } from '../time/zones.ts'
import { actionsOf } from './actions.ts'
import { cancelOrder } from './cancel.ts'
import type { OrderRecord } from './order.ts'

const id = 'H2611210001'

function confirmed(
  channel: 'predeposit' | 'credit' = 'predeposit',
  plan?: typeof nonRefundable,
): SampleAccount {
  const account = new SampleAccount()
  account.add(sampleOrder(plan ? { plan } : {}))
  account.act(id, 'pay', { channel })
  account.act(id, 'supplier_confirm', { supplier_ref: 'S1' })
  return account
}

const orderOf = (account: SampleAccount) => account.orders.get(id) as OrderRecord

describe('cancelling', () => {
  test('R4.41 Before confirmation it is free, whatever the policy says', () => {
    const account = new SampleAccount()
    account.add(sampleOrder({ plan: nonRefundable }))
    account.act(id, 'pay', { channel: 'predeposit' })
    account.cancel(id)
    expect(orderOf(account).order_status).toBe('cancelling')
    expect(account.position.predeposit.frozen).toBe(80_000)
    account.act(id, 'supplier_ack')
    expect(orderOf(account)).toMatchObject({ order_status: 'cancelled', charged: 0 })
    expect(account.position.predeposit).toMatchObject({ sum: 1_000_000, frozen: 0 })
    expect(account.breaks()).toEqual([])
  })

  test('R4.41 After confirmation the settlement money less the penalty comes back, exactly once', () => {
    const account = confirmed()
    account.now = fromRfc('2026-12-08T18:00:00+06:30')
    account.cancel(id)
    account.act(id, 'supplier_ack')
    expect(orderOf(account)).toMatchObject({ order_status: 'cancelled', charged: 80_000, refunded: 40_000 })
    expect(isRefusal(account.act(id, 'supplier_ack'))).toBe(true)
    expect(account.entries.filter(({ type }) => type === 'refund')).toHaveLength(1)
    expect(account.breaks()).toEqual([])
  })

  test('R4.41 If the supplier refuses, the order returns to its former status and no money has moved', () => {
    const account = confirmed()
    const entries = account.entries.length
    account.cancel(id)
    account.act(id, 'supplier_nack')
    expect(orderOf(account)).toMatchObject({ order_status: 'confirmed', cancellation: null })
    expect(account.entries).toHaveLength(entries)
    const waiting = new SampleAccount()
    waiting.add(sampleOrder())
    waiting.act(id, 'pay', { channel: 'predeposit' })
    waiting.cancel(id)
    waiting.act(id, 'supplier_nack')
    expect(orderOf(waiting).order_status).toBe('pending_confirm')
    expect(waiting.lastChange?.supplier).toBe('await')
    expect([...account.breaks(), ...waiting.breaks()]).toEqual([])
  })

  test('R9.13 A non-refundable booking cannot be cancelled once confirmed', () => {
    const account = confirmed('predeposit', nonRefundable)
    expect(account.cancel(id)).toMatchObject({
      error_key: 'ACTION_NOT_ALLOWED',
      extra: { reason_key: 'NON_REFUNDABLE' },
    })
    const cancel = actionsOf(account.situation(id)).find(({ action }) => action === 'cancel')
    expect(cancel).toMatchObject({ enabled: false, reason_key: 'NON_REFUNDABLE' })
  })

  test('R9.14 A non-refundable booking offers no change once confirmed, and one before it is paid', () => {
    const amendOf = (account: SampleAccount) =>
      actionsOf(account.situation(id)).find(({ action }) => action === 'amend')
    expect(amendOf(confirmed('predeposit', nonRefundable))).toMatchObject({ reason_key: 'NON_REFUNDABLE' })
    const unpaid = new SampleAccount()
    unpaid.add(sampleOrder({ plan: nonRefundable }))
    expect(amendOf(unpaid)).toMatchObject({ enabled: true })
  })

  test('A stay that has begun cannot be cancelled', () => {
    const account = confirmed()
    account.now = fromRfc('2026-12-11T14:00:00+06:30')
    expect(account.cancel(id)).toMatchObject({ extra: { reason_key: 'SERVICE_STARTED' } })
  })

  test('A penalty must be accepted', () => {
    const account = confirmed()
    account.now = fromRfc('2026-12-09T12:00:00+06:30')
    const quote = account.quote(id)
    if (isRefusal(quote)) throw new Error('No quote')
    const refused = attempt(() =>
      cancelOrder(account.situation(id), { quote, accept_penalty: false, reason: undefined }),
    )
    expect(refused).toMatchObject({
      error_key: 'VALIDATION',
      fields: { accept_penalty: [expect.any(String)] },
    })
  })

  test('A quote expires with its tier, and a changed penalty is quoted again instead of charged', () => {
    const account = confirmed()
    account.now = fromRfc('2026-12-08T17:55:00+06:30')
    const quote = account.quote(id)
    if (isRefusal(quote)) throw new Error('No quote')
    expect(quote.valid_until).toBe(fromRfc('2026-12-08T18:00:00+06:30'))
    account.now = quote.valid_until
    const outcome = cancelOrder(account.situation(id), { quote, accept_penalty: true, reason: undefined })
    expect(outcome).toMatchObject({ terms: { penalty: 40_000, refund: 40_000 } })
    expect(orderOf(account).order_status).toBe('confirmed')
  })

  test('Refuses a quote that is older than ten minutes, of an older version or unknown', () => {
    const account = confirmed()
    const quote = account.quote(id)
    if (isRefusal(quote)) throw new Error('No quote')
    const cancel = (request: Partial<Parameters<typeof cancelOrder>[1]>) =>
      attempt(() =>
        cancelOrder(account.situation(id), { quote, accept_penalty: true, reason: undefined, ...request }),
      )
    expect(cancel({ quote: null })).toMatchObject({ error_key: 'QUOTE_EXPIRED' })
    expect(cancel({ quote: { ...quote, order_version: 1 } })).toMatchObject({ error_key: 'QUOTE_EXPIRED' })
    account.now = sampleNow + 10 * 60_000
    expect(cancel({})).toMatchObject({ error_key: 'QUOTE_EXPIRED' })
  })
})

describe('actions', () => {
  test('R4.29 Each action is either enabled or says why not', () => {
    const states = actionsOf(confirmed().situation(id))
    expect(states.map(({ action }) => action)).toEqual([
      'pay',
      'cancel',
      'confirm',
      'decline',
      'amend',
      'change',
      'withdraw_change',
      'refund',
      'withdraw_refund',
      'remind_supplier',
      'confirm_check_in',
      'confirm_complete',
      'download_voucher',
    ])
    for (const state of states) expect(state.enabled).toBe(state.reason_key === null)
    expect(states.filter(({ enabled }) => enabled).map(({ action }) => action)).toEqual([
      'cancel',
      'amend',
      'change',
      'refund',
      'download_voucher',
    ])
  })

  test('Free cancellation has the deadline of its tier', () => {
    const cancel = actionsOf(confirmed().situation(id)).find(({ action }) => action === 'cancel')
    expect(cancel?.deadline).toBe(fromRfc('2026-12-08T18:00:00+06:30') / 1000)
  })

  test('A member without the permission sees no other reason', () => {
    const account = confirmed()
    account.member = { ...account.member, nodes: ['order/voucher'] }
    const reasons = actionsOf(account.situation(id)).map(({ reason_key }) => reason_key)
    expect(reasons.at(-1)).toBeNull()
    expect(new Set(reasons.slice(0, -1))).toEqual(new Set(['NO_PERMISSION']))
  })
})

describe('the account that gets a refund', () => {
  /** A confirmed credit order of which bills have repaid this part. */
  function repaid(part: (charged: number) => number): SampleAccount {
    const account = confirmed('credit')
    const order = orderOf(account)
    account.orders.set(id, { ...order, repaid: part(order.charged) })
    return account
  }
  const whole = (charged: number) => charged

  test.each([
    ['nothing repaid', () => 0, { credit: 80_000 }],
    ['a part repaid', () => 30_000, { credit: 50_000, predeposit: 30_000 }],
    ['all repaid', whole, { predeposit: 80_000 }],
  ])(
    'The quote of a credit order with %s names the accounts that the ledger changes',
    (_title, part, wanted) => {
      const account = repaid(part)
      const quote = account.quote(id)
      if (isRefusal(quote)) throw new Error('It can be cancelled')
      const named = Object.fromEntries(quote.shares.map((share) => [share.account, share.amount]))
      expect(named).toEqual(wanted)
      const before = account.entries.length
      account.cancel(id)
      account.act(id, 'supplier_ack')
      const moved = account.entries.slice(before)
      expect(Object.fromEntries(moved.map((entry) => [entry.account, Math.abs(entry.delta)]))).toEqual(wanted)
      expect(orderOf(account).refunds[0]?.refund_to).toBe(quote.refund_to)
    },
  )

  test('A quote from before the bill was paid is recalculated, because the money goes elsewhere now', () => {
    const account = confirmed('credit')
    const quote = account.quote(id)
    if (isRefusal(quote)) throw new Error('It can be cancelled')
    account.orders.set(id, { ...orderOf(account), repaid: orderOf(account).charged })
    const request = { quote, accept_penalty: true, reason: undefined }
    expect(cancelOrder(account.situation(id), request)).toMatchObject({ terms: { refund_to: 'predeposit' } })
  })

  test('A requested refund records the account that will get it', () => {
    const account = repaid(whole)
    account.act(id, 'request_refund', { refund_amount: 100, reason: 'No breakfast' })
    expect(orderOf(account).refunds[0]?.refund_to).toBe('predeposit')
  })
})
