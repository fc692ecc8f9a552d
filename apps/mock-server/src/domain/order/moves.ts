import { lifecycle } from './lifecycle.ts'
import type { Move } from './move.ts'
import type { OrderEventName, OrderStatus, OrderType } from './order.ts'

export const terminalStatuses: readonly OrderStatus[] = [
  'cancelled',
  'rejected',
  'expired',
  'no_show',
  'completed',
]

/** Statuses in which the order's money is held and not yet charged; cancelling joins when it began in one of them. */
export const holdingStatuses: readonly OrderStatus[] = [
  'pending_confirm',
  'awaiting_acceptance',
  'manual_review',
]

/** At most one row fits: staff and members never share a status for one action. */
export function findMove(product: OrderType, from: OrderStatus, action: OrderEventName): Move | undefined {
  return lifecycle.find(
    (move) =>
      move.action === action &&
      move.from.includes(from) &&
      (move.products === 'all' || move.products.includes(product)),
  )
}
