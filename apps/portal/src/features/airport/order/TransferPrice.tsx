import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Money } from '@portal/ui'
import { Fact } from '../../../trade/order/Facts.tsx'
import { PriceSection } from '../../../trade/order/PriceSection.tsx'
import { RideCharges } from '../../../trade/ride/order/RideNotes.tsx'

type Order = Schemas['AirportOrder']

/** The price of the transfer and of an hour of waiting. */
export function TransferPrice({ order }: { order: Order }) {
  return (
    <PriceSection order={order} facts={<Prices order={order} />}>
      <RideCharges order={order} />
    </PriceSection>
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
