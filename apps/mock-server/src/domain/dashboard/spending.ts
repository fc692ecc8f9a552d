import type { Schemas } from '@portal/api-client/contract'
import type { Minor } from '../money/money.ts'
import { isStay, type OrderRecord, type OrderType } from '../order/order.ts'
import { roomNightsOf } from '../order/service.ts'
import { addDays } from '../time/dates.ts'
import { localClock } from '../time/zones.ts'
import { isStanding } from './figures.ts'

type Range = Schemas['SpendingRange']

/** Days of a range, and of each of the spans it is shown in. */
const daysOf = { days_30: { all: 30, span: 5 }, days_90: { all: 90, span: 10 } } as const satisfies Record<
  Range,
  { all: number; span: number }
>

/** Hotels that are named. */
const mostHotels = 5

export interface Sum {
  readonly bookings: number
  readonly total_price: Minor
  readonly total_settlement_price: Minor
}

export interface Span {
  readonly from: string
  readonly to: string
  readonly products: ReadonlyMap<OrderType, Sum>
}

interface HotelSum extends Sum {
  readonly hotel_id: string
  readonly room_nights: number
}

export interface Spending {
  readonly from: string
  readonly to: string
  readonly all: Sum
  readonly products: ReadonlyMap<OrderType, Sum>
  readonly spans: readonly Span[]
  readonly hotels: readonly HotelSum[]
  readonly placed: number
  readonly cancelled: number
}

const sumOf = (orders: readonly OrderRecord[]): Sum => ({
  bookings: orders.length,
  total_price: orders.reduce((sum, { total_price }) => sum + total_price, 0),
  total_settlement_price: orders.reduce((sum, order) => sum + order.total_settlement_price, 0),
})

const byProduct = (orders: readonly OrderRecord[], types: readonly OrderType[]) =>
  new Map(types.map((type) => [type, sumOf(orders.filter(({ order_type }) => order_type === type))]))

interface Request {
  readonly range: Range
  /** Product lines in the order in which they are listed. */
  readonly types: readonly OrderType[]
  /** Epoch ms. */
  readonly now: number
  /** The company's. */
  readonly tz: string
}

/** What was booked in the last days, today included, by the day of the booking at the company. */
export function spendingOf(orders: readonly OrderRecord[], { range, types, now, tz }: Request): Spending {
  const { all, span } = daysOf[range]
  const to = localClock(now, tz).date
  const from = addDays(to, 1 - all)
  const dayOf = new Map(orders.map((order) => [order, localClock(order.booking_time * 1000, tz).date]))
  const within = (first: string, last: string) => (order: OrderRecord) => {
    const day = dayOf.get(order) ?? ''
    return first <= day && day <= last
  }
  const booked = orders.filter(within(from, to))
  const standing = booked.filter(isStanding)
  const cancelled = booked.filter(({ order_status }) => order_status === 'cancelled').length
  const spans = Array.from({ length: all / span }, (_, index) => {
    const first = addDays(from, index * span)
    const last = addDays(first, span - 1)
    return { from: first, to: last, products: byProduct(standing.filter(within(first, last)), types) }
  })
  return {
    from,
    to,
    all: sumOf(standing),
    products: byProduct(standing, types),
    spans,
    hotels: topHotels(standing),
    placed: standing.length + cancelled,
    cancelled,
  }
}

/** The dearest first, by what guests pay, so that their order tells no net price. */
function topHotels(orders: readonly OrderRecord[]): HotelSum[] {
  const stays = orders.filter(isStay)
  const ids = [...new Set(stays.map(({ hotel }) => hotel.hotel_id))]
  const sums = ids.map((hotel_id) => {
    const there = stays.filter(({ hotel }) => hotel.hotel_id === hotel_id)
    const room_nights = there.reduce((sum, stay) => sum + roomNightsOf(stay), 0)
    return { hotel_id, room_nights, ...sumOf(there) }
  })
  return sums
    .sort((a, b) => b.total_price - a.total_price || (a.hotel_id < b.hotel_id ? -1 : 1))
    .slice(0, mostHotels)
}
