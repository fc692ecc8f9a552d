import { labels } from '@portal/api-client/contract'
import type { LocalText } from '../hotel/priced-rate.ts'
import type { OrderRecord } from './order.ts'

/** What people call the order: the hotel, the vehicle or the transfer. */
export function titleOf(order: OrderRecord): LocalText {
  switch (order.order_type) {
    case 'hotel':
      return order.hotel.name
    case 'car':
      return { en: order.vehicle.name, 'zh-cn': order.vehicle.name }
    case 'airport': {
      const number = order.flight?.flight_number ?? order.airport.iata
      const { en, 'zh-cn': zh } = labels.TransferType
      return { en: `${en[order.transfer_type]} ${number}`, 'zh-cn': `${zh[order.transfer_type]} ${number}` }
    }
  }
}

const lists = { hotel: 'order', car: 'car-order', airport: 'airport-order' } as const

/** The page of the order in the portal. */
export const orderPage = ({ id, order_type }: Pick<OrderRecord, 'id'> & { order_type: keyof typeof lists }) =>
  `/user/${lists[order_type]}/detail/${id}`
