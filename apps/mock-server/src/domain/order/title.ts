import { productOf, products } from '../products.ts'
import type { LocalText } from '../text/local-text.ts'
import type { OrderRecord } from './order.ts'

/** What people call the order: the hotel, the vehicle or the transfer. */
export const titleOf = (order: OrderRecord): LocalText => productOf(order).titleOf(order)

/** The page of the order in the portal. */
export const orderPage = ({ id, order_type }: Pick<OrderRecord, 'id' | 'order_type'>): string =>
  `${products[order_type].ordersPath}/detail/${id}`
