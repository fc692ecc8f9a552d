import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { SampleAccount } from '../../testing/sample-account.ts'
import { sampleTransfer } from '../../testing/sample-ride.ts'
import { tierAt } from '../cancellation/policy.ts'
import { isRefusal } from '../refusal.ts'
import { fromRfc, toLocal } from '../time/zones.ts'
import { amendmentOf } from './amend/amend.ts'
import type { AirportOrderRecord } from './order.ts'

const minute = 60_000
const hour = 60 * minute
const tz = 'Asia/Yangon'

function confirmed(): SampleAccount {
  const account = new SampleAccount()
  const flight_at = fromRfc('2026-12-11T12:00:00+06:30')
  const { id } = account.add(
    bookedWithFlight(sampleTransfer({ flight_at, pick_up: flight_at + 30 * minute })),
  )
  account.act(id, 'pay', { channel: 'predeposit' })
  account.act(id, 'supplier_confirm', { supplier_ref: 'S1' })
  return account
}

const bookedWithFlight = (order: AirportOrderRecord): AirportOrderRecord => ({
  ...order,
  flight: {
    flight_number: '8M332',
    operating: '8M332',
    scheduled: order.service_start - 30 * minute,
    news: null,
  },
})

const orderOf = (account: SampleAccount) => [...account.orders.values()][0] as AirportOrderRecord

/** News: the flight is expected this many minutes after the timetable. */
function hear(account: SampleAccount, minutes: number): void {
  const { id, flight } = orderOf(account)
  const at = (flight?.scheduled ?? 0) + minutes * minute
  const flight_news = { status: 'delayed', at, time: Math.floor(account.now / 1000) } as const
  account.act(id, 'flight_update', { flight_news })
}

/** Requests the pick-up half an hour earlier, as it was booked; returns whether that time is now agreed. */
function amend(account: SampleAccount, to: number): boolean {
  const order = orderOf(account)
  const flight = { flight_number: '8M332', flight_local: toLocal(to - 30 * minute, tz) }
  const changes = { flight, pick_up_local: toLocal(to, tz) }
  const amendment = amendmentOf(order, changes, account.requester, account.now)
  return !isRefusal(account.act(order.id, 'amend', { amendment }))
}

/** Hours before the pick-up at which each tier begins. */
const begins = (account: SampleAccount) =>
  orderOf(account).policy.tiers.map(({ from_utc, penalty_type }) => [
    from_utc && (orderOf(account).service_start - fromRfc(from_utc)) / hour,
    penalty_type,
  ])

const booked = [
  [null, 'none'],
  [24, 'percent'],
  [2, 'full'],
]

describe('terms of a transfer whose flight has news', () => {
  test('An early flight and a change back to the old time keep the tiers in place, however often', () => {
    const account = confirmed()
    const { service_start } = orderOf(account)
    for (let times = 0; times < 4; times += 1) {
      hear(account, -300)
      expect(amend(account, service_start)).toBe(true)
      expect(begins(account)).toEqual(booked)
    }
  })

  test('A late flight and a change back to the old time do not bring the tiers forward', () => {
    const account = confirmed()
    const { service_start } = orderOf(account)
    hear(account, 600)
    expect(amend(account, service_start)).toBe(true)
    expect(begins(account)).toEqual(booked)
  })

  test('After any news and changes, each tier keeps its distance to the agreed pick-up or has begun for good', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('news' as const), value: fc.integer({ min: -600, max: 900 }) }),
      fc.record({ kind: fc.constant('amend' as const), value: fc.integer({ min: -30, max: 60 }) }),
      fc.record({ kind: fc.constant('wait' as const), value: fc.integer({ min: 1, max: 60 }) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
        const account = confirmed()
        const first = orderOf(account).service_start
        /** The pick-up that members last agreed to, and the tiers begun by then, in hours before the pick-up. */
        let agreed = first
        const begun = new Set<number>()
        const holds = (hours: number, at: number) => begun.has(hours) || at >= agreed - hours * hour
        for (const { kind, value } of steps) {
          const { service_start, flight } = orderOf(account)
          if (kind === 'wait') account.now = Math.min(account.now + value * hour, service_start - 2 * hour)
          const landing = (flight?.scheduled ?? 0) + value * minute
          if (kind === 'news' && landing > account.now + 3 * hour) hear(account, value)
          const to = first + value * hour
          if (kind === 'amend' && to > account.now + hour && to !== service_start) {
            for (const hours of [24, 2]) if (holds(hours, account.now)) begun.add(hours)
            amend(account, to)
            agreed = to
            for (const hours of [24, 2]) if (holds(hours, account.now)) begun.add(hours)
          }
          const edges = [24, 2].flatMap((hours) => [agreed - hours * hour - 1000, agreed - hours * hour])
          const probes = [account.now, ...edges.filter((at) => at > account.now)]
          const wanted = (at: number) => (holds(2, at) ? 'full' : holds(24, at) ? 'percent' : 'none')
          const found = probes.map((at) => tierAt(orderOf(account).policy, at).penalty_type)
          expect(found).toEqual(probes.map(wanted))
        }
      }),
      { numRuns: 200 },
    )
  })
})
