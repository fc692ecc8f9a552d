import type { Schemas } from '@portal/api-client'
import type { Instant, useText } from '@portal/i18n'
import { type CancellationSegment, cancellationSegments } from '../../../trade/order/cancellation-segments.ts'
import { productFacts } from '../../../trade/product/facts.ts'

/** The next moment at which something happens by itself or gets dearer. */
export type NextDeadline =
  | { kind: 'pay' | 'payLater' | 'offer' | 'checkIn' | 'start'; at: Instant }
  /** `penalty` is the cost of cancelling from then on; `full` means the full price. */
  | { kind: 'free' | 'fee'; at: Instant; penalty: Schemas['PenaltyTier']; full: boolean }

type Outlook = Pick<
  Schemas['Order'],
  | 'order_type'
  | 'order_status'
  | 'pay_expire_time'
  | 'pay_by'
  | 'change_offer'
  | 'cancellation_policy'
  | 'service_start_utc'
>

/** What an order waits for; `now` in epoch ms. Null if no clock is running. */
export function nextDeadline(order: Outlook, now: number): NextDeadline | null {
  switch (order.order_status) {
    case 'pending_payment':
      return order.pay_expire_time === null ? null : { kind: 'pay', at: order.pay_expire_time }
    case 'awaiting_acceptance':
      return order.change_offer && { kind: 'offer', at: order.change_offer.offer_expire_time }
    case 'confirmed':
      if (order.pay_by != null) return { kind: 'payLater', at: order.pay_by }
      return cancellationStep(order, now) ?? arrival(order, now)
    default:
      return null
  }
}

const arrival = ({ order_type, service_start_utc: at }: Outlook, now: number): NextDeadline | null =>
  Date.parse(at) > now
    ? { kind: productFacts[order_type].wording === 'stay' ? 'checkIn' : 'start', at }
    : null

/** The end of the current policy period, if cancelling is possible and gets dearer then. */
function cancellationStep(order: Outlook, now: number): NextDeadline | null {
  const { non_refundable, tiers } = order.cancellation_policy
  if (non_refundable) return null
  const segments = cancellationSegments(tiers, now)
  const index = segments.findIndex(({ current }) => current)
  const here = segments[index]
  const next: CancellationSegment | undefined = segments[index + 1]
  const at = here?.tier.to_utc
  if (!here || !next || !at || at >= order.service_start_utc) return null
  const kind = here.tone === 'free' ? 'free' : 'fee'
  return { kind, at, penalty: next.tier, full: next.tone === 'full' }
}

type OrderTexts = ReturnType<typeof useText<'order'>>
type RideStatus = 'in_service' | 'completed' | 'no_show'

const isRideStatus = (status: Schemas['OrderStatus']): status is RideStatus =>
  status === 'in_service' || status === 'completed' || status === 'no_show'

type Looked = Pick<Schemas['Order'], 'order_type' | 'order_status' | 'actions'>

/** A completed order may still have extras to accept. */
const hasOpenExtras = ({ order_status, actions }: Looked): boolean =>
  order_status === 'completed' &&
  actions.some(({ action, enabled }) => action === 'confirm_complete' && enabled)

/** What a status means for the reader; rides have no check-in. */
export function outlookText(order: Looked, t: OrderTexts): string {
  const { order_type, order_status } = order
  if (hasOpenExtras(order)) return t('rideOutlook.extras')
  return productFacts[order_type].wording === 'ride' && isRideStatus(order_status)
    ? t(`rideOutlook.${order_status}`)
    : t(`outlook.${order_status}`)
}
