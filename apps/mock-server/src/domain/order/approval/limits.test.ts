import { describe, expect, test } from 'vitest'
import fc from '../../../testing/fast-check.ts'
import { SampleAccount } from '../../../testing/sample-account.ts'
import { flexible, sampleOrder } from '../../../testing/sample-order.ts'
import { isRefusal } from '../../refusal.ts'
import { mayBook } from '../act.ts'
import { amendmentOf } from '../amend/amend.ts'
import { pricesOf } from '../counted.ts'
import { inputChecks } from '../guards.ts'
import { monthUse } from './month-use.ts'
import { lacksApproval } from './order-approval.ts'

const order = sampleOrder({ plan: flexible })
const price = order.total_settlement_price
const prices = pricesOf(order)
/** Members who see net prices are limited at net prices, everybody else at selling prices. */
const sights = [
  ['sees net prices', true, prices.net],
  ['sees selling prices alone', false, prices.selling],
] as const

/** An account whose member has paid the order and has this monthly limit. */
function paidBy(limit: number | null): SampleAccount {
  const account = new SampleAccount(10 * price)
  account.add(order)
  account.member = { ...account.member, limit_per_month: limit }
  expect(isRefusal(account.act(order.id, 'pay', { channel: 'predeposit' }))).toBe(false)
  return account
}

describe('limits of a sub-account', () => {
  test('Refuses a payment exactly when the order or the month would exceed its limit', () => {
    const limit = fc.option(fc.integer({ min: 0, max: 3 * price }), { nil: null })
    fc.assert(
      fc.property(limit, limit, (limit_per_order, limit_per_month) => {
        const account = new SampleAccount(10 * price)
        account.add(order)
        account.member = { ...account.member, limit_per_order, limit_per_month }
        const done = account.act(order.id, 'pay', { channel: 'predeposit' })
        const isBeyond = price > (limit_per_order ?? price) || price > (limit_per_month ?? price)
        expect(isRefusal(done) ? done.error_key : null).toBe(isBeyond ? 'SUBACCOUNT_LIMIT' : null)
      }),
    )
  })

  test('Includes later costs of an order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: price }), fc.integer({ min: 1, max: price }), (left, more) => {
        const account = paidBy(price + left)
        const situation = account.situation(order.id)
        const amendment = { settlement_diff: more, price_diff: more } as NonNullable<typeof order.amendment>
        const refused = inputChecks.amendment_affordable(situation, { amendment })
        expect(refused?.error_key ?? null).toBe(more > left ? 'SUBACCOUNT_LIMIT' : null)
      }),
    )
  })

  test('A change that the supplier accepts later must still fit the month of the member who requested it', () => {
    const spent = fc.integer({ min: 0, max: 3 * price })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: price }), spent, (more, other) => {
        const account = paidBy(3 * price)
        account.act(order.id, 'supplier_confirm', {})
        const request = amendmentOf(order, { special_requests: 'Water' }, account.requester, account.now)
        const amendment = { ...request, settlement_diff: more, price_diff: more }
        expect(isRefusal(account.act(order.id, 'request_amend', { amendment }))).toBe(false)
        // In the meantime the same member pays for something else.
        const second = {
          ...order,
          id: 'H2611210009',
          client_ref: 'other',
          order_status: 'confirmed' as const,
        }
        const bought = { charged: other, paid_by: account.member.id, pay_time: account.now / 1000 }
        account.orders.set(second.id, { ...second, ...bought, total_settlement_price: other })
        const done = account.act(order.id, 'supplier_amend', {})
        const isBeyond = price + other + more > 3 * price
        expect(isRefusal(done) ? done.error_key : null).toBe(isBeyond ? 'SUBACCOUNT_LIMIT' : null)
      }),
      { numRuns: 60 },
    )
  })

  test('A supplement counts for the member who accepted it, in the month of the charge, and refunds reduce it last', () => {
    const account = paidBy(null)
    account.act(order.id, 'supplier_confirm', {})
    const later = account.now + 31 * 86_400_000
    const paid = account.orders.get(order.id) as typeof order
    const supplements = [{ amount: 500, price: 600, time: later / 1000, member_id: 'colleague' }]
    const dearer = { ...paid, charged: price + 500, total_settlement_price: price + 500, supplements }
    const use = (id: string, at: number, refunded: number) =>
      monthUse([{ ...dearer, refunded }], { id, seesNet: true }, at, 'Asia/Yangon')
    const mine = account.member.id
    expect([use(mine, account.now, 0), use(mine, later, 0)]).toEqual([price, 0])
    expect([use('colleague', account.now, 0), use('colleague', later, 0)]).toEqual([0, 500])
    expect([use(mine, account.now, price - 1), use('colleague', later, price - 1)]).toEqual([1, 500])
    expect([use(mine, account.now, price + 1), use('colleague', later, price + 1)]).toEqual([0, 499])
  })

  test('An order counts only in the month of the member who paid it, and only in that month', () => {
    const account = paidBy(2 * price)
    const rows = [...account.orders.values()]
    const use = (id: string, days: number) =>
      monthUse(rows, { id, seesNet: true }, account.now + days * 86_400_000, 'Asia/Yangon')
    expect([use(account.member.id, 0), use('somebody else', 0), use(account.member.id, 62)]).toEqual([
      price,
      0,
      0,
    ])
  })

  test('Needs an approval from one unit above the threshold on, and never without one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * price }), (approval_over) => {
        const actor = { ...new SampleAccount(0).member, approval_over }
        expect(lacksApproval(order, prices, actor, {})).toBe(price > approval_over)
        expect(lacksApproval(order, prices, { ...actor, approval_over: null }, {})).toBe(false)
      }),
    )
  })

  test.each(sights)('A member %s is limited at these prices, to the unit', (_who, seesNet, own) => {
    const paid = (limits: object) => {
      const account = new SampleAccount(10 * price)
      account.add(order)
      account.member = { ...account.member, seesNet, ...limits }
      const done = account.act(order.id, 'pay', { channel: 'predeposit' })
      return isRefusal(done) ? done.error_key : null
    }
    for (const field of ['limit_per_order', 'limit_per_month', 'approval_over'] as const) {
      const refusal = field === 'approval_over' ? 'APPROVAL_NEEDED' : 'SUBACCOUNT_LIMIT'
      expect([field, paid({ [field]: own }), paid({ [field]: own - 1 })]).toEqual([field, null, refusal])
    }
  })

  test('At selling prices, a month counts the part of the selling price of each charge that is kept', () => {
    const account = paidBy(null)
    const who = { id: account.member.id, seesNet: false }
    const use = () => monthUse(account.orders.values(), who, account.now, 'Asia/Yangon')
    expect(use()).toBe(prices.selling)
    account.act(order.id, 'supplier_confirm', {})
    expect(use()).toBe(prices.selling)
    const paid = account.orders.get(order.id) as typeof order
    const supplements = [{ amount: 800, price: 1000, time: account.now / 1000, member_id: who.id }]
    const [total_price, total_settlement_price] = [prices.selling + 1000, prices.net + 800]
    const dearer = {
      ...paid,
      total_price,
      total_settlement_price,
      charged: total_settlement_price,
      supplements,
    }
    const kept = (left: number) => {
      account.orders.set(order.id, { ...dearer, refunded: total_settlement_price - left })
      return use()
    }
    expect(kept(total_settlement_price)).toBe(total_price)
    expect(kept(800 + prices.net / 2)).toBe(1000 + prices.selling / 2)
    expect(kept(400)).toBe(500)
    expect(kept(0)).toBe(0)
  })

  test('A list of products limits a member to them, and an empty list means all', () => {
    const lines = ['hotel', 'car', 'airport'] as const
    fc.assert(
      fc.property(fc.subarray([...lines]), fc.constantFrom(...lines), (products, line) => {
        const actor = { ...new SampleAccount(0).member, products }
        expect(mayBook(actor, line)).toBe(products.length === 0 || products.includes(line))
        expect(mayBook({ ...actor, nodes: [] }, line)).toBe(false)
      }),
    )
  })
})
