import type { Schemas } from '@portal/api-client'
import { RideGlance } from '../../../trade/ride/order/RideGlance.tsx'

/** A booked rental in short. */
export function CarOrderGlance({ order }: { order: Schemas['CarOrder'] }) {
  return (
    <RideGlance
      what={order.vehicle_model}
      more={order.duration_text}
      at={order.pick_up_time_local}
      tz={order.tz}
      from={order.pick_up_location.name}
    />
  )
}
