import type { Schemas } from '@portal/api-client'
import { formatStay, useText } from '@portal/i18n'
import { Fact } from '../../../trade/order/Facts.tsx'

/** A booked stay in short: hotel, dates, rooms. */
export function HotelOrderGlance({ order }: { order: Schemas['HotelOrder'] }) {
  const t = useText('order')
  const common = useText('common')
  const { hotel_name, hotel_name_local } = order
  return (
    <>
      <Fact name={t('hotel')} hint={hotel_name_local !== hotel_name && hotel_name_local} wide>
        {hotel_name}
      </Fact>
      <Fact
        name={t('stay')}
        hint={`${order.room_type} · ${common('count.rooms', { count: order.number_of_rooms })}`}
        wide
      >
        {formatStay(order.check_in_date, order.check_out_date)}
      </Fact>
    </>
  )
}
