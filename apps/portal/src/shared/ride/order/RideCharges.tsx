import type { Schemas } from '@portal/api-client'
import { Charges } from '../../order/PriceLines.tsx'

/** What is paid on the spot; most rides have nothing of the kind. */
export function RideCharges({ order }: { order: Schemas['CarOrder'] | Schemas['AirportOrder'] }) {
  return order.pay_at_service.length > 0 ? <Charges charges={order.pay_at_service} /> : null
}
