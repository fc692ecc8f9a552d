import type { OrderOf } from '../order/order.ts'

/** What a rental keeps beside the base of an order. */

export type CarOrderRecord = OrderOf<'car'>
