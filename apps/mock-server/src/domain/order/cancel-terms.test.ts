import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { SampleAccount } from '../../testing/sample-account.ts'
import { sampleOrder } from '../../testing/sample-order.ts'
import type { CancellationPlan } from '../cancellation/policy.ts'
import { tierAt } from '../cancellation/policy.ts'
import { toMinor } from '../money/money.ts'
import { isRefusal } from '../refusal.ts'
import { fromRfc } from '../time/zones.ts'
import { actionsOf } from './actions.ts'
import { cancelOrder, quoteCancellation } from './cancel.ts'
import type { OrderRecord } from './order.ts'
import type { CancelQuoteRecord } from './order-quotes.ts'

const id = 'H2611210001'

function paid(channel: 'predeposit' | 'credit'): SampleAccount {
  const account = new SampleAccount()
  account.add(sampleOrder())
  account.act(id, 'pay', { channel })
  return account
}

function confirmed(channel: 'predeposit' | 'credit'): SampleAccount {
  const account = paid(channel)
  account.act(id, 'supplier_confirm', { supplier_ref: 'S1' })
  return account
}

const change = (account: SampleAccount, fields: Partial<OrderRecord>) =>
  account.orders.set(id, { ...(account.orders.get(id) as OrderRecord), ...fields } as OrderRecord)

function quoteOf(account: SampleAccount): CancelQuoteRecord {
  const quote = account.quote(id)
  if (isRefusal(quote)) throw new Error('It can be cancelled')
  return quote
}

const cancel = (account: SampleAccount, quote: CancelQuoteRecord) =>
  cancelOrder(account.situation(id), { quote, accept_penalty: true, reason: undefined })

describe('cancelling before confirmation', () => {
  test.each(['predeposit', 'credit'] as const)('R4.41 returns the hold to the %s', (account) => {
    expect(quoteOf(paid(account))).toMatchObject({
      penalty: 0,
      refund: 80_000,
      shares: [{ account, amount: 80_000 }],
      refund_to: account,
      tier_index: null,
    })
  })

  test('returns nothing if nothing was held or paid', () => {
    const terms = (account: SampleAccount, held: number) => quoteCancellation(account.situation(id), held)
    expect(terms(paid('credit'), 0)).toMatchObject({ refund: 0, shares: [], refund_to: 'credit' })
    const unpaid = new SampleAccount()
    unpaid.add(sampleOrder())
    expect(terms(unpaid, 0)).toMatchObject({ refund: 0, shares: [], refund_to: null })
    expect(terms(unpaid, 100)).toMatchObject({ shares: [], refund_to: null })
  })
})

describe('a quote is recalculated', () => {
  test('when a penalty has risen, although nothing comes back either way', () => {
    const account = confirmed('predeposit')
    change(account, { refunded: 50_000 })
    account.now = fromRfc('2026-12-08T18:00:00+06:30')
    const quote = { ...quoteOf(account), penalty: 29_999 }
    expect(quote).toMatchObject({ refund: 0, shares: [] })
    expect(cancel(account, quote)).toMatchObject({ terms: { penalty: 30_000, refund: 0, shares: [] } })
  })

  test.each([
    ['predeposit', 'predeposit'],
    ['credit', 'credit'],
  ] as const)('when less returns to the %s than quoted', (channel, account) => {
    const sample = confirmed(channel)
    const quote = quoteOf(sample)
    change(sample, { refunded: 10_000 })
    const terms = { penalty: 0, refund: 70_000, shares: [{ account, amount: 70_000 }] }
    expect(cancel(sample, quote)).toMatchObject({ terms })
  })
})

/** Any plan of up to three steps, and a moment up to ten days before the arrival or two after it. */
const drawnPlan = fc
  .record({
    steps: fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 3 }),
    percent: fc.integer({ min: 1, max: 100 }),
    non_refundable: fc.boolean(),
  })
  .map(
    ({ steps, percent, non_refundable }): CancellationPlan => ({
      non_refundable,
      steps: steps
        .toSorted((a, b) => b - a)
        .map((days_before, index) => ({
          days_before,
          time: '18:00',
          penalty_type: 'percent',
          value: String(Math.min(100, percent * (index + 1))),
        })),
      no_show: { penalty_type: 'full', value: '0' },
    }),
  )

test('R9.13 Policy, action and quote say the same price and the same end, whatever the terms and the moment', () => {
  fc.assert(
    fc.property(drawnPlan, fc.integer({ min: -240, max: 48 }), (plan, hours) => {
      const account = new SampleAccount()
      account.add(sampleOrder({ plan }))
      account.act(id, 'pay', { channel: 'predeposit' })
      account.act(id, 'supplier_confirm', { supplier_ref: 'S1' })
      const order = account.orders.get(id) as OrderRecord
      account.now = order.service_start + hours * 3_600_000
      const action = actionsOf(account.situation(id)).find((one) => one.action === 'cancel')
      const quote = account.quote(id)
      const { policy, service_start } = order
      const tier = tierAt(policy, account.now)
      const until = Math.min(tier.to_utc === null ? service_start : fromRfc(tier.to_utc), service_start)
      const reason_key = plan.non_refundable ? 'NON_REFUNDABLE' : hours >= 0 ? 'SERVICE_STARTED' : null
      const enabled = reason_key === null
      expect(action).toMatchObject({ enabled, reason_key, deadline: enabled ? until / 1000 : null })
      const quoted = isRefusal(quote) ? null : quote
      expect(quoted?.penalty ?? null).toBe(enabled ? toMinor(tier.amount) : null)
      expect(quoted?.valid_until ?? 0).toBeLessThanOrEqual(until)
      // Free is what the policy calls free.
      const end = policy.free_cancel_before && fromRfc(policy.free_cancel_before.utc)
      const free = enabled && (end === null ? toMinor(tier.amount) === 0 : account.now < end)
      expect(quoted?.penalty === 0).toBe(free)
    }),
    { numRuns: 60 },
  )
})
