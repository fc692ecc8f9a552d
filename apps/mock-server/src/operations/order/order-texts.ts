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

/** What each event of an order's history is called; of a decision, which one it was. */
export function eventTexts(order: OrderRecord, viewer: Viewer): string[] {
  const isDecision = ({ event }: OrderRecord['timeline'][number]) => event === 'decide_approval'
  // One is asked for after the other was decided, so both stand in one order.
  const decided = order.timeline.some(isDecision)
    ? viewer.world.tables.approval.where(
        ({ order_id, status }) => order_id === order.id && status !== 'requested',
      )
    : []
  return order.timeline.map((event, at) => {
    const status = isDecision(event) && decided[order.timeline.slice(0, at).filter(isDecision).length]?.status
    return status === 'approved' || status === 'refused'
      ? messageText(viewer.language, `approval_${status}`)
      : orderText('OrderEventName', event.event, order, viewer)
  })
}

const parts = { OrderStatus: 'status', OrderAction: 'action', OrderEventName: 'event' } as const

/** A status, an action or an event of an order in the words of its product: a car has no check-in. */
export const orderText = <Name extends keyof typeof parts>(
  name: Name,
  value: Parameters<typeof textOf<Name>>[1],
  order: OrderRecord,
  viewer: Pick<Viewer, 'language'>,
): string =>
  productText(viewer.language, productOf(order).service, `${parts[name]}_${String(value)}`) ??
  textOf(name, value, viewer)
