import type { Schemas } from '@portal/api-client'
import type { useText } from '@portal/i18n'
import { productFacts } from '../../../products/facts.ts'

type Words = ReturnType<typeof useText<'order'>>
type RideStatus = 'in_service' | 'completed' | 'no_show'

const isRideStatus = (status: Schemas['OrderStatus']): status is RideStatus =>
  status === 'in_service' || status === 'completed' || status === 'no_show'

/** What a status means for whoever looks at the order; a ride has no check-in. */
export function outlookText(
  { order_type, order_status }: Pick<Schemas['Order'], 'order_type' | 'order_status'>,
  t: Words,
): string {
  return productFacts[order_type].wording === 'ride' && isRideStatus(order_status)
    ? t(`rideOutlook.${order_status}`)
    : t(`outlook.${order_status}`)
}
