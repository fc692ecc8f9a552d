import type { Schemas } from '@portal/api-client'
import type { useText } from '@portal/i18n'
import { productFacts } from '../../../trade/product/facts.ts'

type OrderTexts = ReturnType<typeof useText<'order'>>
type RideStatus = 'in_service' | 'completed' | 'no_show'

const isRideStatus = (status: Schemas['OrderStatus']): status is RideStatus =>
  status === 'in_service' || status === 'completed' || status === 'no_show'

type Looked = Pick<Schemas['Order'], 'order_type' | 'order_status' | 'actions'>

/** Of a completed order it is the extras that are still to be accepted. */
const hasOpenExtras = ({ order_status, actions }: Looked): boolean =>
  order_status === 'completed' &&
  actions.some(({ action, enabled }) => action === 'confirm_complete' && enabled)

/** What a status means for whoever looks at the order; a ride has no check-in. */
export function outlookText(order: Looked, t: OrderTexts): string {
  const { order_type, order_status } = order
  if (hasOpenExtras(order)) return t('rideOutlook.extras')
  return productFacts[order_type].wording === 'ride' && isRideStatus(order_status)
    ? t(`rideOutlook.${order_status}`)
    : t(`outlook.${order_status}`)
}
