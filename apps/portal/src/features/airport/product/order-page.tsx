import type { Schemas } from '@portal/api-client'
import { bothClocks, useText } from '@portal/i18n'
import { StatusLabel } from '@portal/ui'
import { hasEnded } from '../../../trade/order/order-stages.ts'
import { PolicySection } from '../../../trade/order/PolicySection.tsx'
import type { ProductOrderPage } from '../../../trade/product/product.ts'
import { DriverSection, TravellersSection } from '../../../trade/ride/order/DriverSection.tsx'
import { ReportedExtras } from '../../../trade/ride/order/ReportedExtras.tsx'
import { flightLooks, troubled } from '../flight-status.ts'
import { TransferPrice } from '../order/TransferPrice.tsx'
import { FlightSection, TransferSection } from '../order/TransferSection.tsx'

/** An airport transfer with its flight and driver. */
export const airportOrderPage: ProductOrderPage<'airport'> = {
  type: 'airport',
  Subject,
  When,
  Sections: ({ order }) => (
    <>
      {order.extras_due.length > 0 && <ReportedExtras order={order} />}
      <TransferSection order={order} />
      <FlightSection order={order} />
      <DriverSection order={order} />
      <TravellersSection order={order} />
      <PolicySection order={order} />
      <TransferPrice order={order} />
    </>
  ),
}

/** Direction and flight; a flight in trouble also shows its status. */
function Subject({ order }: { order: Schemas['AirportOrder'] }) {
  const { transfer_type_text, flight_number, flight, order_status } = order
  const isNews = flight && troubled.includes(flight.status) && !hasEnded(order_status)
  return (
    <>
      {[transfer_type_text, flight_number].filter(Boolean).join(' ')}{' '}
      {isNews && (
        <StatusLabel look={flightLooks[flight.status]} value={flight.status}>
          {flight.status_text}
        </StatusLabel>
      )}
    </>
  )
}

function When({ order }: { order: Schemas['AirportOrder'] }) {
  // Re-renders when the language changes.
  useText('ride-order')
  return bothClocks(order.local_pick_up_time, order.tz)
}
