import type { OrderOf } from '../order/order.ts'

export type AirportOrderRecord = OrderOf<'airport'>
