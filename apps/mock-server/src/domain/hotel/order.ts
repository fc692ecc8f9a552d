import type { OrderOf } from '../order/order.ts'

export type HotelOrderRecord = OrderOf<'hotel'>
