import type { LocalText } from '../hotel/priced-rate.ts'
import { type OrderRecord, settlementMoney } from '../order/order.ts'

/** A movement of a member's points. */
export interface PointMove {
  /** Above 0 earned, below 0 spent. */
  readonly score: number
  readonly memo: LocalText
  /** Epoch s. */
  readonly time: number
}

export interface PointEntry extends PointMove {
  /** Counts from 1 in the order of time. */
  readonly number: number
  readonly before: number
  readonly after: number
}

/** Smallest units of the selling price that earn one point: 10 CNY, 1.50 USD. */
const perPoint: Readonly<Record<string, number>> = { CNY: 1000, USD: 150 }

/**
 * What a completed order earns the member who keyed it; null for one that earns nothing, as one that was given back. By
 * the selling price: by the net price its points would tell that.
 */
export function pointsOfOrder(order: OrderRecord): PointMove | null {
  if (order.order_status !== 'completed') return null
  const done = order.timeline.findLast(({ to }) => to === 'completed')
  const score = Math.floor(order.total_price / (perPoint[order.currency] ?? 1000))
  if (!done || score <= 0 || settlementMoney(order) <= 0) return null
  return { score, memo: { en: `Order ${order.id}`, 'zh-cn': `订单 ${order.id}` }, time: done.time }
}

/** All movements in the order of time, each continuing the one before. */
export function pointEntries(moves: readonly PointMove[]): PointEntry[] {
  let sum = 0
  return moves
    .map((move, index) => ({ move, index }))
    .sort((a, b) => a.move.time - b.move.time || a.index - b.index)
    .map(({ move }, index) => {
      const before = sum
      sum += move.score
      return { ...move, number: index + 1, before, after: sum }
    })
}
