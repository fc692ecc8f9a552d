import type { Schemas } from '@portal/api-client'
import { isWaiting } from './order-status.ts'

/** The fields needed to poll an order; list rows and orders both have them. */
export type Followed = Pick<Schemas['OrderStatusEntry'], 'booking_id' | 'order_status' | 'version'> &
  Partial<Pick<Schemas['Order'], 'waits' | 'approval_status'>>

const first = 2000
const longest = 15_000
/** Orders per request, at most. */
const most = 50

/** Milliseconds until the next poll: 2 s first, growing by half, at most 15 s. */
export const pollDelay = (asked: number): number =>
  Math.min(longest, Math.round(first * 1.5 ** Math.max(0, asked - 1)))

const isOfOthers = ({ party }: Schemas['OrderWait']) => party !== 'member'

/** The visible orders worth polling: those in a passing status, and those with an open change, refund or approval. */
export const waitingIds = (orders: readonly Followed[]): string[] =>
  orders
    .filter(
      ({ order_status, waits, approval_status }) =>
        isWaiting(order_status) || approval_status === 'requested' || waits?.some(isOfOthers),
    )
    .slice(0, most)
    .map(({ booking_id }) => booking_id)

/** Whether the server knows a newer version than the screen shows. */
export function hasMoved(shown: readonly Followed[], received: readonly Followed[]): boolean {
  const versions = new Map(shown.map(({ booking_id, version }) => [booking_id, version]))
  return received.some(({ booking_id, version }) => version > (versions.get(booking_id) ?? version))
}
