import type { Minor } from '../../money/money.ts'
import { endedUnused, isStay, type OrderRecord, settlementMoney } from '../order.ts'
import { roomNightsOf } from '../service.ts'

/** What an order that came to nothing still costs the company. */
export const feeOf = (order: OrderRecord): Minor => (endedUnused(order) ? settlementMoney(order) : 0)

/** The selling total less the net price; null for an order that came to nothing, whose prices nobody pays. */
export const marginOf = (order: OrderRecord): Minor | null =>
  endedUnused(order) ? null : order.total_price - order.total_settlement_price

/** What some orders of one currency come to. */
export interface ReportFigures {
  readonly currency: string
  readonly bookings: number
  /** Orders that came to nothing. */
  readonly lost: number
  readonly room_nights: number
  readonly rides: number
  readonly total_price: Minor
  readonly total_settlement_price: Minor
  readonly margin: Minor
  readonly cancellation_fee: Minor
  readonly refund_money: Minor
}

export interface ReportGroup {
  readonly key: string
  /** The first of its orders names it. */
  readonly example: OrderRecord
  readonly figures: ReportFigures
}

/** The figures of orders of one currency. */
function figuresOf(currency: string, orders: readonly OrderRecord[]): ReportFigures {
  const kept = orders.filter((order) => !endedUnused(order))
  const sum = (some: readonly OrderRecord[], of: (order: OrderRecord) => number) =>
    some.reduce((total, order) => total + of(order), 0)
  return {
    currency,
    bookings: kept.length,
    lost: orders.length - kept.length,
    room_nights: sum(kept, roomNightsOf),
    rides: kept.filter((order) => !isStay(order)).length,
    total_price: sum(kept, (order) => order.total_price),
    total_settlement_price: sum(kept, (order) => order.total_settlement_price),
    margin: sum(kept, (order) => marginOf(order) ?? 0),
    cancellation_fee: sum(orders, feeOf),
    refund_money: sum(orders, (order) => order.refunded),
  }
}

const byCurrency = (orders: readonly OrderRecord[]) => [...Map.groupBy(orders, ({ currency }) => currency)]

/** The sums of all orders, one per currency. */
export const reportSums = (orders: readonly OrderRecord[]): ReportFigures[] =>
  byCurrency(orders).map(([currency, some]) => figuresOf(currency, some))

/** Orders by what `keyOf` says of each, one group per currency. */
export const reportGroups = (
  orders: readonly OrderRecord[],
  keyOf: (order: OrderRecord) => string,
): ReportGroup[] =>
  [...Map.groupBy(orders, keyOf)].flatMap(([key, some]) =>
    byCurrency(some).flatMap(([currency, those]) => {
      const [example] = those
      return example ? [{ key, example, figures: figuresOf(currency, those) }] : []
    }),
  )
