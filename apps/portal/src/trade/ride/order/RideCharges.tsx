import { Charges } from '../../order/PriceLines.tsx'
import type { RideOrder } from './ride-order.ts'

/** What is paid on the spot; most rides have nothing of the kind. */
export function RideCharges({ order }: { order: RideOrder }) {
  return order.pay_at_service.length > 0 ? <Charges charges={order.pay_at_service} /> : null
}
