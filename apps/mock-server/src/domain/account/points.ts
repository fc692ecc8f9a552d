import type { LocalText } from '../../texts/language.ts'
import type { Minor } from '../money/money.ts'
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

/** Smallest units of what the company pays that earn one point: 10 CNY, 1.50 USD. */
const perPoint: Readonly<Record<string, number>> = { CNY: 1000, USD: 150 }

/**
 * What a completed order earns the member who entered it, and what each later refund takes back or extra adds. Based on
 * what the company pays, because the selling price is the company's own choice. Every movement stays, so the sum may
 * fall below 0 when points are spent.
 */
export function pointsOfOrder(order: OrderRecord): PointMove[] {
  const done = order.timeline.findLast(({ to }) => to === 'completed')
  if (order.order_status !== 'completed' || !done) return []
  const pointsFor = (paid: Minor) => Math.floor(paid / (perPoint[order.currency] ?? 1000))
  const refunds = order.refunds.flatMap(({ status, approved, refund_time }) =>
    status === 'refunded' && approved !== null && refund_time !== null && refund_time >= done.time
      ? [{ amount: approved, time: refund_time }]
      : [],
  )
  const extras = order.supplements.filter(({ time }) => time > done.time)
  const later = [
    ...refunds.map(({ amount, time }) => ({
      by: -amount,
      time,
      memo: memoOf('Refund of order', '订单退款', order),
    })),
    ...extras.map(({ amount, time }) => ({
      by: amount,
      time,
      memo: memoOf('Extras of order', '订单附加费', order),
    })),
  ].toSorted((a, b) => a.time - b.time)
  let paid = settlementMoney(order) - later.reduce((sum, { by }) => sum + by, 0)
  const earned = { score: pointsFor(paid), memo: memoOf('Order', '订单', order), time: done.time }
  const moved = later.map(({ by, time, memo }) => {
    const before = pointsFor(paid)
    paid += by
    return { score: pointsFor(paid) - before, memo, time }
  })
  return [earned, ...moved].filter(({ score }) => score !== 0)
}

const memoOf = (en: string, zh: string, { id }: OrderRecord): LocalText => ({
  en: `${en} ${id}`,
  'zh-cn': `${zh} ${id}`,
})

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
