import type { Schemas } from '@portal/api-client'
import { everyValue } from '../../shared/every-value.ts'

type OrderStatus = Schemas['OrderStatus']

/** In the order in which an order passes through them. */
export const orderStatuses = everyValue<OrderStatus>()([
  'pending_payment',
  'pending_confirm',
  'awaiting_acceptance',
  'confirmed',
  'in_service',
  'completed',
  'cancelling',
  'cancelled',
  'rejected',
  'expired',
  'no_show',
  'manual_review',
])

/** Tabs that always stand there; the others appear once there is an order in them. */
const lasting: readonly OrderStatus[] = ['pending_payment', 'pending_confirm', 'confirmed', 'cancelled']

/** One tab of the list; null is all orders. */
interface StatusTab {
  status: OrderStatus | null
  /** Undefined until counted. */
  count: number | undefined
}

/** The tabs above the list: those that lead somewhere, and the chosen one. */
export function statusTabs(
  counts: Schemas['CountOrdersAnswer'] | undefined,
  chosen: OrderStatus | null,
): StatusTab[] {
  const shown = orderStatuses.filter(
    (status) => status === chosen || lasting.includes(status) || (counts?.by_status[status] ?? 0) > 0,
  )
  return [
    { status: null, count: counts?.all },
    ...shown.map((status) => ({ status, count: counts?.by_status[status] })),
  ]
}

/** Statuses that somebody else or the clock ends: worth asking for again and again. */
const waiting: ReadonlySet<OrderStatus> = new Set([
  'pending_payment',
  'pending_confirm',
  'awaiting_acceptance',
  'cancelling',
  'manual_review',
])

export const isWaiting = (status: OrderStatus): boolean => waiting.has(status)
