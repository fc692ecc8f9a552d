import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import type { ProductOrderPage } from '../../../products/product.ts'
import { PolicySection } from '../../../shared/order/PolicySection.tsx'
import { DriverSection } from '../../../shared/ride/order/DriverSection.tsx'
import { TravellersSection } from '../../../shared/ride/order/TravellersSection.tsx'
import { wallClock } from '../../../shared/time/wall-clock.ts'
import { TransferPrice } from '../order/TransferPrice.tsx'
import { FlightSection, TransferSection } from '../order/TransferSection.tsx'

/** An airport transfer with its flight and driver. */
export const airportOrderPage: ProductOrderPage<'airport'> = {
  type: 'airport',
  Subject: ({ order }) => [order.transfer_type_text, order.flight_number].filter(Boolean).join(' '),
  When,
  Sections: ({ order }) => (
    <>
      <TransferSection order={order} />
      <FlightSection order={order} />
      <DriverSection order={order} />
      <TravellersSection order={order} />
      <PolicySection order={order} />
      <TransferPrice order={order} />
    </>
  ),
}

function When({ order }: { order: Schemas['AirportOrder'] }) {
  const ride = useText('ride-order')
  return ride('at', { time: wallClock(order.local_pick_up_time) })
}
