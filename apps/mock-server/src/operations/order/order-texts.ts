import type { Schemas } from '@portal/api-client/contract'
import { isRide, type OrderActionName, type OrderRecord } from '../../domain/order/order.ts'
import { productOf } from '../../domain/products.ts'
import { messageText, productText } from '../../texts/text.ts'
import { textOf } from '../present.ts'
import type { Viewer } from '../viewer.ts'

/**
 * The label of an action. On a completed ride, only late extras are left to accept; while a supplier offers a change,
 * confirming the order accepts it.
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

/** The settlement status in words; before a charge, what happens to the amount until then. */
export function settlementText(
  status: Schemas['SettlementStatus'],
  { order_status, pay_by }: OrderRecord,
  viewer: Pick<Viewer, 'language'>,
): string {
  if (order_status === 'confirmed' && pay_by) return messageText(viewer.language, 'settlement_owed')
  const before = status === 'none' ? notSettledYet[order_status] : undefined
  return before ? messageText(viewer.language, before) : textOf('SettlementStatus', status, viewer)
}

/** The labels of an order's events; a decision's label says which way it went. */
export function eventTexts(order: OrderRecord, viewer: Viewer): string[] {
  const isDecision = ({ event }: OrderRecord['timeline'][number]) => event === 'decide_approval'
  // Each request follows the previous decision, so both lists have the same order.
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

/** The text of a status, action or event in the product's words: a car has no check-in. */
export const orderText = <Name extends keyof typeof parts>(
  name: Name,
  value: Parameters<typeof textOf<Name>>[1],
  order: OrderRecord,
  viewer: Pick<Viewer, 'language'>,
): string =>
  productText(viewer.language, productOf(order).service, `${parts[name]}_${String(value)}`) ??
  textOf(name, value, viewer)
