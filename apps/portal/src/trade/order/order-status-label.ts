import type { Schemas } from '@portal/api-client'
import type { useText } from '@portal/i18n'
import { statusText } from '@portal/ui'
import { type ProductType, productFacts } from '../product/facts.ts'

type Status = Schemas['OrderStatus']
type ProductStatus = 'in_service' | 'no_show'

const differs = (status: Status): status is ProductStatus => status === 'in_service' || status === 'no_show'

/** The product's text of a status, as on the order: a car has no check-in. */
export const statusLabel = (
  type: ProductType,
  status: Status,
  t: ReturnType<typeof useText<'order'>>,
): string =>
  differs(status) ? t(`statuses.${productFacts[type].wording}.${status}`) : statusText('order', status)
