import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { wallClock } from '../../../shared/wall-clock.ts'
import { CarPrice } from './CarPrice.tsx'
import { DriverSection } from './DriverSection.tsx'
import { IndustrialZoneSection } from './IndustrialZoneSection.tsx'
import { OrderDetail } from './OrderDetail.tsx'
import { PolicySection } from './PolicySection.tsx'
import { RentalSection } from './RentalSection.tsx'
import { TravellersSection } from './TravellersSection.tsx'

/** A hired car with its driver. */
export function CarDetail({ order }: { order: Schemas['CarOrder'] }) {
  const t = useText('user/car-order/detail')
  const ride = useText('ride-order')
  return (
    <OrderDetail
      order={order}
      title={t('title', { id: order.booking_id })}
      subject={order.vehicle_model}
      when={ride('fromLasting', { from: wallClock(order.pick_up_time_local), duration: order.duration_text })}
    >
      <RentalSection order={order} />
      <DriverSection order={order} />
      <IndustrialZoneSection order={order} />
      <TravellersSection order={order} />
      <PolicySection order={order} />
      <CarPrice order={order} />
    </OrderDetail>
  )
}
