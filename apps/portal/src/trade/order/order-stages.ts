import type { Schemas } from '@portal/api-client'

type OrderStatus = Schemas['OrderStatus']

const unconfirmed: ReadonlySet<OrderStatus> = new Set([
  'pending_payment',
  'pending_confirm',
  'awaiting_acceptance',
  'manual_review',
])

/** The supplier has not confirmed it yet. */
export const canStillBeConfirmed = (status: OrderStatus): boolean => unconfirmed.has(status)

/** A cancellation has a price. */
export const canStillBeCancelled = (status: OrderStatus): boolean =>
  unconfirmed.has(status) || status === 'confirmed'

const ended: ReadonlySet<Schemas['OrderStatus']> = new Set([
  'completed',
  'cancelled',
  'rejected',
  'expired',
  'no_show',
])

/** The order is final. */
export const hasEnded = (status: Schemas['OrderStatus']): boolean => ended.has(status)
