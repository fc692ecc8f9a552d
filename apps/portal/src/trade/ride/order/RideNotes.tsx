import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Clocks, Fact } from '../../order/Facts.tsx'
import { Charges } from '../../order/PriceLines.tsx'
import { Reference } from '../../order/Reference.tsx'
import type { RideOrder } from './ride-cells.tsx'

/** Number and date of a booking. */
export function BookingFacts({ order }: { order: RideOrder }) {
  const noun = useText('order')
  const t = useText('user/order/detail')
  return (
    <>
      <Reference name={noun('bookingId')} value={order.booking_id} />
      <Fact name={t('bookingDate')} half>
        <Clocks at={order.booking_time} tz={order.tz} />
      </Fact>
    </>
  )
}

export function RequestsFact({ order }: { order: RideOrder }) {
  const t = useText('user/order/detail')
  const ride = useText('ride-order')
  return (
    <Fact name={t('requests')} hint={order.special_requests && ride('requestsNote')} wide>
      {order.special_requests || t('none')}
    </Fact>
  )
}

interface PlaceFactProps {
  name: string
  place: Schemas['RidePlace']
}

export function PlaceFact({ name, place }: PlaceFactProps) {
  return (
    <Fact name={name} hint={place.address} half>
      {place.name}
    </Fact>
  )
}

/** Charges paid on the spot; most rides have none. */
export function RideCharges({ order }: { order: RideOrder }) {
  return order.pay_at_service.length > 0 ? <Charges charges={order.pay_at_service} /> : null
}
