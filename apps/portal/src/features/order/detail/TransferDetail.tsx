import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Money } from '@portal/ui'
import { wallClock } from '../../../shared/wall-clock.ts'
import { DriverSection } from './DriverSection.tsx'
import { Fact } from './Facts.tsx'
import { OrderDetail } from './OrderDetail.tsx'
import { PolicySection } from './PolicySection.tsx'
import { PriceSection } from './PriceSection.tsx'
import { RideCharges } from './RideCharges.tsx'
import { FlightSection, TransferSection } from './TransferSection.tsx'
import { TravellersSection } from './TravellersSection.tsx'

type Order = Schemas['AirportOrder']

/** An airport transfer with its flight and driver. */
export function TransferDetail({ order }: { order: Order }) {
  const t = useText('user/airport-order/detail')
  const ride = useText('ride-order')
  return (
    <OrderDetail
      order={order}
      title={t('title', { id: order.booking_id })}
      subject={[order.transfer_type_text, order.flight_number].filter(Boolean).join(' ')}
      when={ride('at', { time: wallClock(order.local_pick_up_time) })}
    >
      <TransferSection order={order} />
      <FlightSection order={order} />
      <DriverSection order={order} />
      <TravellersSection order={order} />
      <PolicySection order={order} />
      <PriceSection order={order} facts={<Prices order={order} />}>
        <RideCharges order={order} />
      </PriceSection>
    </OrderDetail>
  )
}

function Prices({ order }: { order: Order }) {
  const t = useText('user/airport-order/detail')
  return (
    <>
      <Fact name={t('transferFee')}>
        <Money value={order.airport_transfer_fee} />
      </Fact>
      <Fact name={t('chineseDriverFee')}>
        <Money value={order.chinese_driver_fee} />
      </Fact>
      {order.extras.map(({ code, name, quantity, fee }) => (
        <Fact key={code} name={t('extra', { name, count: quantity })}>
          <Money value={fee} />
        </Fact>
      ))}
      <Fact name={t('waitPrice')} hint={t('perHour')}>
        <Money value={order.overtime_wait_unit_price} />
      </Fact>
    </>
  )
}
