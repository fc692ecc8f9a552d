import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Money } from '@portal/ui'
import { Fact } from '../../../trade/order/Facts.tsx'
import { PriceSection } from '../../../trade/order/PriceSection.tsx'
import { RideCharges } from '../../../trade/ride/order/RideNotes.tsx'

type Order = Schemas['CarOrder']

/** The price of the rental and of an extra hour. */
export function CarPrice({ order }: { order: Order }) {
  return (
    <PriceSection order={order} facts={<Prices order={order} />}>
      <RideCharges order={order} />
    </PriceSection>
  )
}

function Prices({ order }: { order: Order }) {
  const t = useText('user/car-order/detail')
  const agreed = [
    ['pricePerDay', order.price_per_day],
    ['pricePerHalfDay', order.price_per_half_day],
    ['pricePerHour', order.price_per_hour],
  ] as const
  return (
    <>
      {agreed.map(
        ([name, price]) =>
          price && (
            <Fact key={name} name={t(name)} hint={t('eachVehicle')}>
              <Money value={price} />
            </Fact>
          ),
      )}
      <Fact name={t('carRentalFee')}>
        <Money value={order.car_rental_fee} />
      </Fact>
      <Fact name={t('driverLanguageFee')}>
        <Money value={order.driver_language_fee} />
      </Fact>
      <Fact
        name={t('overtime')}
        hint={order.overtime.hours > 0 ? t('overtimeHours', { count: order.overtime.hours }) : t('perHour')}
      >
        <Money value={order.overtime.hours > 0 ? order.overtime.fee : order.overtime.unit_price} />
      </Fact>
    </>
  )
}
