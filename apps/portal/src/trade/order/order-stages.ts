import type { Schemas } from '@portal/api-client'

type OrderStatus = Schemas['OrderStatus']

const unconfirmed: ReadonlySet<OrderStatus> = new Set([
  'pending_payment',
  'pending_confirm',
  'awaiting_acceptance',
  'manual_review',
])

/** The supplier has not taken it yet, and still may. */
export const canStillBeConfirmed = (status: OrderStatus): boolean => unconfirmed.has(status)

/** Cancelling has a price now. */
export const canStillBeCancelled = (status: OrderStatus): boolean =>
  unconfirmed.has(status) || status === 'confirmed'

const ended: ReadonlySet<Schemas['OrderStatus']> = new Set([
  'completed',
  'cancelled',
  'rejected',
  'expired',
  'no_show',
])

/** Nothing more comes of the order. */
export const hasEnded = (status: Schemas['OrderStatus']): boolean => ended.has(status)
