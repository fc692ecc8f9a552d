import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { sampleOrder } from '../../testing/sample-order.ts'
import type { OrderRecord, OrderStatus } from '../order/order.ts'
import { addDays } from '../time/dates.ts'
import { localClock } from '../time/zones.ts'
import { arrivals, countIn, departures, dueSoon, figuresSince, rangeStart } from './figures.ts'

const base = sampleOrder()
const status = fc.constantFrom<OrderStatus>(
  'pending_payment',
  'confirmed',
  'in_service',
  'completed',
  'cancelled',
  'rejected',
  'expired',
)
const instant = base.booking_time * 1000
const order: fc.Arbitrary<OrderRecord> = fc
  .record({
    order_status: status,
    booking_time: fc.integer({ min: base.booking_time - 40 * 86_400, max: base.booking_time }),
    pay_expire_time: fc.option(fc.integer({ min: base.booking_time, max: base.booking_time + 200_000 }), {
      nil: null,
    }),
  })
  .map((fields) => ({ ...base, ...fields }))

describe('figures of the dashboard', () => {
  test('A wider range never counts less, and no total includes failed orders', () => {
    fc.assert(
      fc.property(
        fc.array(order),
        fc.constantFrom('Asia/Yangon', 'UTC', 'America/New_York'),
        (orders, tz) => {
          const counts = (['today', 'week', 'month'] as const).map((range) =>
            figuresSince(orders, rangeStart(range, instant, tz)),
          )
          const [today, week, month] = counts.map(({ bookings }) => bookings)
          expect((today ?? 0) <= (week ?? 0) && (week ?? 0) <= (month ?? 0)).toBe(true)
          const standing = orders.filter(
            (one) => !['cancelled', 'rejected', 'expired'].includes(one.order_status),
          )
          expect(month).toBeLessThanOrEqual(standing.length)
          expect(counts[2]?.total_price).toBe((month ?? 0) * base.total_price)
        },
      ),
    )
  })

  test('A range begins at midnight in the company’s time zone, today, six or twenty-nine days before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (now) => {
        for (const [range, days] of [
          ['today', 0],
          ['week', 6],
          ['month', 29],
        ] as const) {
          const begin = localClock(rangeStart(range, now, 'Asia/Yangon'), 'Asia/Yangon')
          expect(begin.date).toBe(addDays(localClock(now, 'Asia/Yangon').date, -days))
          expect(begin.time).toBe('00:00:00')
        }
      }),
    )
  })

  test('Only unpaid orders that fall due within a day are due soon', () => {
    fc.assert(
      fc.property(fc.array(order), (orders) => {
        const soon = orders.filter(
          ({ order_status, pay_expire_time }) =>
            order_status === 'pending_payment' &&
            pay_expire_time !== null &&
            pay_expire_time <= base.booking_time + 86_400,
        )
        expect(dueSoon(orders, instant)).toBe(soon.length * base.total_settlement_price)
        expect(countIn(orders, 'pending_payment')).toBeGreaterThanOrEqual(soon.length)
      }),
    )
  })

  test('Arrivals and departures count by the day at the hotel', () => {
    const confirmed = { ...base, order_status: 'confirmed' as const }
    const day = (at: number) => ({
      in: arrivals([confirmed], at).length,
      out: departures([confirmed], at).length,
    })
    expect(day(base.service_start)).toEqual({ in: 1, out: 0 })
    expect(day(base.service_end)).toEqual({ in: 0, out: 1 })
    expect(arrivals([{ ...confirmed, order_status: 'cancelled' }], base.service_start)).toEqual([])
    expect(localClock(base.service_start, base.tz).date).toBe(
      'check_in_date' in base ? base.check_in_date : '',
    )
  })
})
