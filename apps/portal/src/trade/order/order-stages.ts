import type { Schemas } from '@portal/api-client'
import type { useText } from '@portal/i18n'
import { statusText } from '@portal/ui'
import { type OrderListName, productFacts } from '../product/facts.ts'

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

/** The product's text of a status, as on the order: a car has no check-in. */
export const statusLabel = (
  /** `all` where orders of several products are listed. */
  type: OrderListName,
  status: Schemas['OrderStatus'],
  t: ReturnType<typeof useText<'order'>>,
): string =>
  status === 'in_service' && type !== 'all'
    ? t(`inService.${productFacts[type].wording}`)
    : statusText('order', status)
