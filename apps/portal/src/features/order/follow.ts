import type { Schemas } from '@portal/api-client'
import { isWaiting } from './order-status.ts'

/** What following an order needs of it; a row of the list and the order itself both have it. */
export type Followed = Pick<Schemas['OrderStatusEntry'], 'booking_id' | 'order_status' | 'version'> &
  Partial<Pick<Schemas['Order'], 'amendment'>>

const first = 2000
const longest = 15_000
/** How many orders one question may name. */
const most = 50

/** Milliseconds until the next question: 2 s after the first, half as long again each time, at most 15 s. */
export const pollDelay = (asked: number): number =>
  Math.min(longest, Math.round(first * 1.5 ** Math.max(0, asked - 1)))

/** The orders in view that are worth asking for. */
export const waitingIds = (orders: readonly Followed[]): string[] =>
  orders
    .filter(({ order_status, amendment }) => isWaiting(order_status) || amendment)
    .slice(0, most)
    .map(({ booking_id }) => booking_id)

/** Whether the server knows a newer version of an order than the screen shows. */
export function hasMoved(shown: readonly Followed[], received: readonly Followed[]): boolean {
  const versions = new Map(shown.map(({ booking_id, version }) => [booking_id, version]))
  return received.some(({ booking_id, version }) => version > (versions.get(booking_id) ?? version))
}
