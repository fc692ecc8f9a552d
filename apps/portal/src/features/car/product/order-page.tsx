import type { Schemas } from '@portal/api-client'
import { bothClocks, useText } from '@portal/i18n'
import { PolicySection } from '../../../trade/order/PolicySection.tsx'
import type { ProductOrderPage } from '../../../trade/product/product.ts'
import { DriverSection, TravellersSection } from '../../../trade/ride/order/DriverSection.tsx'
import { ReportedExtras } from '../../../trade/ride/order/ReportedExtras.tsx'
import { CarPrice } from '../order/CarPrice.tsx'
import { IndustrialZoneSection } from '../order/IndustrialZoneSection.tsx'
import { RentalSection } from '../order/RentalSection.tsx'

/** A rental with its driver. */
export const carOrderPage: ProductOrderPage<'car'> = {
  type: 'car',
  Subject: ({ order }) => order.vehicle_model,
  When,
  Sections: ({ order }) => (
    <>
      {order.extras_due.length > 0 && <ReportedExtras order={order} />}
      <RentalSection order={order} />
      <DriverSection order={order} />
      <IndustrialZoneSection order={order} />
      <TravellersSection order={order} />
      <PolicySection order={order} />
      <CarPrice order={order} />
    </>
  ),
}

function When({ order: { pick_up_time_local, tz, duration_text } }: { order: Schemas['CarOrder'] }) {
  const ride = useText('ride-order')
  return ride('fromLasting', { from: bothClocks(pick_up_time_local, tz), duration: duration_text })
}
