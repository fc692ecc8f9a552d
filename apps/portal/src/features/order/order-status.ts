import type { Schemas } from '@portal/api-client'
import { exhaustive } from '../../shared/exhaustive.ts'

type OrderStatus = Schemas['OrderStatus']

/** In life-cycle order. */
export const orderStatuses = exhaustive<OrderStatus>()([
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

/** Tabs that are always there; others appear once they have an order. */
const lasting: readonly OrderStatus[] = ['pending_payment', 'pending_confirm', 'confirmed', 'cancelled']

/** One tab of the list; null means all orders. */
interface StatusTab {
  status: OrderStatus | null
  /** Undefined until counted. */
  count: number | undefined
}

/** The visible tabs, including the selected one. */
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

/** Statuses that end by themselves or through others, and are worth polling. */
const waiting: ReadonlySet<OrderStatus> = new Set([
  'pending_payment',
  'pending_confirm',
  'awaiting_acceptance',
  'cancelling',
  'manual_review',
])

export const isWaiting = (status: OrderStatus): boolean => waiting.has(status)
