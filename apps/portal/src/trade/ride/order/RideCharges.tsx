import { Charges } from '../../order/PriceLines.tsx'
import type { RideOrder } from './ride-order.ts'

/** Charges paid on the spot; most rides have none. */
export function RideCharges({ order }: { order: RideOrder }) {
  return order.pay_at_service.length > 0 ? <Charges charges={order.pay_at_service} /> : null
}
