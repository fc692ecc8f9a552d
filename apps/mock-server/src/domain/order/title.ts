import type { LocalText } from '../hotel/priced-rate.ts'
import type { OrderRecord } from './order.ts'

/** What people call the order: the hotel, the vehicle or the transfer. */
export const titleOf = (order: OrderRecord): LocalText => order.hotel.name

const lists = { hotel: 'order', car: 'car-order', airport: 'airport-order' } as const

/** The page of the order in the portal. */
export const orderPage = ({ id, order_type }: Pick<OrderRecord, 'id'> & { order_type: keyof typeof lists }) =>
  `/user/${lists[order_type]}/detail/${id}`
