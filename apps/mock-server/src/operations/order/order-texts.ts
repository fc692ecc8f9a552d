import type { Schemas } from '@portal/api-client/contract'
import { isRide, type OrderActionName, type OrderRecord } from '../../domain/order/order.ts'
import { productOf } from '../../domain/products.ts'
import { messageText, productText } from '../../texts/text.ts'
import { textOf } from '../present.ts'
import type { Viewer } from '../viewer.ts'

/**
 * What an action is called. Of a completed ride, extras that were reported since are all that is left to accept; while a
 * supplier offers a change, confirming the order is accepting it.
 */
export function actionText(
  action: OrderActionName,
  order: OrderRecord,
  viewer: Pick<Viewer, 'language'>,
): string {
  const late = isRide(order) && order.order_status === 'completed' && order.extras_due.length > 0
  if (action === 'confirm_complete' && late) return messageText(viewer.language, 'accept_extras')
  if (action === 'confirm' && order.order_status === 'awaiting_acceptance')
    return messageText(viewer.language, 'accept_change')
  return orderText('OrderAction', action, order, viewer)
}

const notSettledYet: Partial<Record<OrderRecord['order_status'], 'settlement_unpaid' | 'settlement_held'>> = {
  pending_payment: 'settlement_unpaid',
  pending_confirm: 'settlement_held',
  awaiting_acceptance: 'settlement_held',
  manual_review: 'settlement_held',
}

/** How an order is settled; before anything was charged, what becomes of its amount until then. */
export function settlementText(
  status: Schemas['SettlementStatus'],
  { order_status }: OrderRecord,
  viewer: Pick<Viewer, 'language'>,
): string {
  const before = status === 'none' ? notSettledYet[order_status] : undefined
  return before ? messageText(viewer.language, before) : textOf('SettlementStatus', status, viewer)
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
