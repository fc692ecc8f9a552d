import type { Schemas } from '@portal/api-client'
import { RideGlance } from '../../../trade/ride/order/RideGlance.tsx'

/** A booked transfer in short. */
export function TransferOrderGlance({ order }: { order: Schemas['AirportOrder'] }) {
  return (
    <RideGlance
      what={order.transfer_type_text}
      more={order.flight_number ?? ''}
      at={order.local_pick_up_time}
      tz={order.tz}
      from={order.departure?.name ?? order.airport.name}
    />
  )
}
