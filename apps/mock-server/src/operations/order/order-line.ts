import type { Schemas } from '@portal/api-client/contract'
import { serviceDate } from '../../domain/bill/billable.ts'
import type { OrderRecord } from '../../domain/order/order.ts'
import { guestsOf, leadGuest, titleOf } from '../../domain/order/service.ts'
import { textOf } from '../present.ts'
import { say, type Viewer } from '../viewer.ts'

/** What documents and lists show of an order of any product. */
interface OrderLine {
  readonly booking_id: string
  readonly order_type: Schemas['OrderType']
  readonly order_type_text: string
  readonly title: string
  readonly guests_text: string
  readonly allocation: Schemas['OrderAllocation']
  /** Last day of the service. */
  readonly service_date: string
}

export const orderLine = (order: OrderRecord, viewer: Viewer): OrderLine => ({
  booking_id: order.id,
  order_type: order.order_type,
  order_type_text: textOf('OrderType', order.order_type, viewer),
  title: say(titleOf(order), viewer),
  guests_text: guestsText(order),
  allocation: { ...order.allocation },
  service_date: serviceDate(order),
})

/** The lead guest, and the number of others. */
export function guestsText(order: OrderRecord): string {
  const { length } = guestsOf(order)
  return length > 1 ? `${leadGuest(order)} +${length - 1}` : leadGuest(order)
}
