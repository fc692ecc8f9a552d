import type { Schemas } from '@portal/api-client'
import type { useText } from '@portal/i18n'
import { statusText } from '@portal/ui'

type Status = Schemas['OrderStatus']
type ProductStatus = 'in_service' | 'no_show'

const differs = (status: Status): status is ProductStatus => status === 'in_service' || status === 'no_show'

/** A status in the words of its product, as the server writes it beside an order: nobody checks in to a car. */
export const statusWords = (
  type: Schemas['OrderType'],
  status: Status,
  t: ReturnType<typeof useText<'order'>>,
): string =>
  differs(status)
    ? t(`statuses.${type === 'hotel' ? 'stay' : 'ride'}.${status}`)
    : statusText('order', status)
