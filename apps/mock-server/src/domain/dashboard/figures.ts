import type { Schemas } from '@portal/api-client/contract'
import type { Minor } from '../money/money.ts'
import { isRide, isStay, type OrderRecord, type OrderStatus } from '../order/order.ts'
import { isOwed } from '../order/pay-later.ts'
import { roomNightsOf, serviceDates } from '../order/service.ts'
import { addDays } from '../time/dates.ts'
import { instantOf, localClock } from '../time/zones.ts'

const dayMs = 86_400_000
/** Days before today that belong to a range. */
const daysBefore = { today: 0, week: 6, month: 29 } as const satisfies Record<
  Schemas['DashboardRange'],
  number
>

/** Epoch ms at which the range begins: midnight of its first day in the company's clock. */
export function rangeStart(range: Schemas['DashboardRange'], now: number, tz: string): number {
  return instantOf(addDays(localClock(now, tz).date, -daysBefore[range]), '00:00', tz)
}

/** Orders that came to nothing are no bookings. */
const fallen: readonly OrderStatus[] = ['expired', 'rejected', 'cancelled']

/** Whether an order goes ahead or went ahead. */
export const isStanding = ({ order_status }: Pick<OrderRecord, 'order_status'>): boolean =>
  !fallen.includes(order_status)

interface Figures {
  readonly bookings: number
  readonly room_nights: number
  readonly total_price: Minor
  readonly total_settlement_price: Minor
}

/** Bookings since `from` (epoch ms) that go ahead or went ahead. */
export function figuresSince(orders: readonly OrderRecord[], from: number): Figures {
  const booked = orders.filter((order) => order.booking_time * 1000 >= from && isStanding(order))
  const sum = (of: (order: OrderRecord) => number) => booked.reduce((total, order) => total + of(order), 0)
  return {
    bookings: booked.length,
    room_nights: sum(roomNightsOf),
    total_price: sum((order) => order.total_price),
    total_settlement_price: sum((order) => order.total_settlement_price),
  }
}

const expected: readonly OrderStatus[] = ['confirmed', 'in_service']

const isToday = (date: string, { tz }: OrderRecord, now: number): boolean => localClock(now, tz).date === date

const bySoonest = (key: 'service_start' | 'service_end') => (a: OrderRecord, b: OrderRecord) =>
  a[key] - b[key] || (a.id < b.id ? -1 : 1)

/** Who arrives or rides today, at the place of each. */
export const arrivals = (orders: readonly OrderRecord[], now: number): OrderRecord[] =>
  orders
    .filter(
      (order) => expected.includes(order.order_status) && isToday(serviceDates(order).first, order, now),
    )
    .sort(bySoonest('service_start'))

/** Who leaves a hotel today. */
export const departures = (orders: readonly OrderRecord[], now: number): OrderRecord[] =>
  orders
    .filter(
      (order) =>
        isStay(order) && expected.includes(order.order_status) && isToday(order.check_out_date, order, now),
    )
    .sort(bySoonest('service_end'))

/** Tomorrow's rides, local time, that have no driver yet. */
export const unassignedTomorrow = (orders: readonly OrderRecord[], now: number): number =>
  orders.filter(
    (order) =>
      isRide(order) &&
      expected.includes(order.order_status) &&
      order.dispatch.driver === null &&
      localClock(order.service_start, order.tz).date === addDays(localClock(now, order.tz).date, 1),
  ).length

/** Settlement prices of what must be paid within a day or is lost. */
export const dueSoon = (orders: readonly OrderRecord[], now: number): Minor =>
  orders
    .filter(
      (order) =>
        (order.order_status === 'pending_payment' || isOwed(order)) &&
        (order.pay_by ?? order.pay_expire_time ?? Number.POSITIVE_INFINITY) * 1000 <= now + dayMs,
    )
    .reduce((sum, order) => sum + order.total_settlement_price, 0)

export const countIn = (orders: readonly OrderRecord[], status: OrderStatus): number =>
  orders.filter(({ order_status }) => order_status === status).length
