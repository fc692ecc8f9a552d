import { describe, expect, test } from 'vitest'
import { SampleAccount } from '../../testing/sample-account.ts'
import { sampleNow, sampleOrder } from '../../testing/sample-order.ts'
import { sampleCar, sampleTransfer } from '../../testing/sample-ride.ts'
import { isRefusal } from '../refusal.ts'
import { fromRfc, toLocal } from '../time/zones.ts'
import { amendmentOf } from './amend/amend.ts'
import { applyOffer } from './offer.ts'
import type { OrderRecord } from './order.ts'

const hour = 3_600_000
const tz = 'Asia/Yangon'

/** The order, paid and confirmed, this many hours before its service. */
function confirmedBefore(order: OrderRecord, hours: number): SampleAccount {
  const account = new SampleAccount()
  account.add(order)
  account.act(order.id, 'pay', { channel: 'predeposit' })
  account.act(order.id, 'supplier_confirm', { supplier_ref: 'S1' })
  account.now = order.service_start - hours * hour
  return account
}

const orderOf = (account: SampleAccount): OrderRecord => [...account.orders.values()][0] as OrderRecord

function penalty(account: SampleAccount): number {
  const quote = account.quote(orderOf(account).id)
  if (isRefusal(quote)) throw new Error(`No quote: ${quote.error_key}`)
  return quote.penalty
}

/** Moves the pick-up; a car's supplier is asked and agrees. */
function movePickUp(account: SampleAccount, to: number): void {
  const order = orderOf(account)
  const changes = { pick_up_local: toLocal(to, tz) }
  const amendment = amendmentOf(order, changes, account.requester, account.now)
  if (order.order_type === 'airport') account.act(order.id, 'amend', { amendment })
  else {
    account.act(order.id, 'request_amend', { amendment })
    account.act(order.id, 'supplier_amend')
  }
  expect(orderOf(account).service_start).toBe(to)
}

const begins = (account: SampleAccount) =>
  orderOf(account).policy.tiers.map(({ from_utc, penalty_type }) => [
    from_utc && (orderOf(account).service_start - fromRfc(from_utc)) / hour,
    penalty_type,
  ])

describe('terms agreed at booking', () => {
  test.each([
    ['transfer', () => sampleTransfer()],
    ['car', () => sampleCar()],
  ])('A later pick-up does not avoid a penalty of a %s that has begun', (_product, make) => {
    const account = confirmedBefore(make(), 21.5)
    const due = penalty(account)
    expect(due).toBeGreaterThan(0)
    movePickUp(account, orderOf(account).service_start + 48 * hour)
    expect(penalty(account)).toBe(due)
    account.cancel(orderOf(account).id)
    account.act(orderOf(account).id, 'supplier_ack')
    expect(orderOf(account)).toMatchObject({ refunded: orderOf(account).charged - due })
    expect(account.breaks()).toEqual([])
  })

  test('Future tiers keep their distance to the pick-up, and tiers that have begun keep their start', () => {
    const account = confirmedBefore(sampleTransfer(), 21.5)
    movePickUp(account, orderOf(account).service_start + 48 * hour)
    expect(begins(account)).toEqual([
      [null, 'none'],
      [72, 'percent'],
      [2, 'full'],
    ])
  })

  test('A change during free cancellation moves the free period with it', () => {
    const account = confirmedBefore(sampleTransfer(), 60)
    movePickUp(account, orderOf(account).service_start + 48 * hour)
    expect(penalty(account)).toBe(0)
    expect(begins(account)).toEqual([
      [null, 'none'],
      [24, 'percent'],
      [2, 'full'],
    ])
  })

  test('An earlier pick-up brings its penalties forward, at the earliest to the time of the change', () => {
    const account = confirmedBefore(sampleTransfer(), 60)
    movePickUp(account, orderOf(account).service_start - 50 * hour)
    expect(begins(account)).toEqual([
      [null, 'none'],
      [10, 'percent'],
      [2, 'full'],
    ])
    expect(penalty(account)).toBe(Math.ceil(orderOf(account).total_settlement_price / 2))
  })

  test('Moving there and back does not erase a tier that has begun', () => {
    const account = confirmedBefore(sampleTransfer(), 21.5)
    const { service_start } = orderOf(account)
    const due = penalty(account)
    movePickUp(account, service_start + 240 * hour)
    movePickUp(account, service_start + 48 * hour)
    expect(penalty(account)).toBe(due)
  })

  test('Once cancelling costs something, a change to daytime does not make a paid transfer cheaper', () => {
    const night = fromRfc('2026-12-11T23:00:00+06:30')
    const account = confirmedBefore(sampleTransfer({ flight_at: night, pick_up: night }), 20)
    const before = orderOf(account)
    const due = penalty(account)
    movePickUp(account, before.service_start + 12 * hour)
    expect(orderOf(account)).toMatchObject({
      total_settlement_price: before.total_settlement_price,
      refunds: [],
    })
    expect(penalty(account)).toBe(due)
  })

  test('A more expensive night pick-up raises the penalty that has begun along with the price', () => {
    const account = confirmedBefore(sampleTransfer(), 20)
    const due = penalty(account)
    movePickUp(account, fromRfc('2026-12-12T23:30:00+06:30'))
    expect(penalty(account)).toBe(Math.ceil(orderOf(account).total_settlement_price / 2))
    expect(penalty(account)).toBeGreaterThan(due)
  })

  test('A supplier’s offer changes the amounts of the terms and none of their times', () => {
    for (const order of [sampleOrder(), sampleCar(), sampleTransfer()]) {
      const total_settlement_price = order.total_settlement_price + 1000
      const terms = { total_price: order.total_price + 1000, bed_types: [], lines: [] }
      const after = { ...terms, total_settlement_price }
      const offered = applyOffer(order, { before: after, after, offer_expire_time: sampleNow / 1000 })
      const instants = ({ policy }: OrderRecord) =>
        policy.tiers.map(({ from_utc, to_utc }) => [from_utc, to_utc])
      expect(instants(offered)).toEqual(instants(order))
      const last = offered.policy.tiers.at(-1)
      expect(last?.amount.amount).toBe((total_settlement_price / 100).toFixed(2))
    }
  })
})
