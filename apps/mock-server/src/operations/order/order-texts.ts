import type { OrderRecord } from '../../domain/order/order.ts'
import { productOf } from '../../domain/products.ts'
import { productText } from '../../texts/text.ts'
import { textOf } from '../present-text.ts'
import type { Viewer } from '../viewer.ts'

const parts = { OrderStatus: 'status', OrderAction: 'action', OrderEventName: 'event' } as const

/** A status, an action or an event of an order in the words of its product: nobody checks in to a car. */
export const orderText = <Name extends keyof typeof parts>(
  name: Name,
  value: Parameters<typeof textOf<Name>>[1],
  order: OrderRecord,
  viewer: Pick<Viewer, 'language'>,
): string =>
  productText(viewer.language, productOf(order).service, `${parts[name]}_${String(value)}`) ??
  textOf(name, value, viewer)
