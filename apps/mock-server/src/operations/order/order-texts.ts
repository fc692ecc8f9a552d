import { isRide, type OrderActionName, type OrderRecord } from '../../domain/order/order.ts'
import { productOf } from '../../domain/products.ts'
import { messageText, productText } from '../../texts/text.ts'
import { textOf } from '../present-text.ts'
import type { Viewer } from '../viewer.ts'

/** What an action is called; of a completed ride, extras that were reported since are all that is left to accept. */
export function actionText(
  action: OrderActionName,
  order: OrderRecord,
  viewer: Pick<Viewer, 'language'>,
): string {
  const late = isRide(order) && order.order_status === 'completed' && order.extras_due.length > 0
  return action === 'confirm_complete' && late
    ? messageText(viewer.language, 'accept_extras')
    : orderText('OrderAction', action, order, viewer)
}

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
