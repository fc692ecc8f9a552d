import type { Schemas } from '@portal/api-client'
import { formatStay, useText } from '@portal/i18n'
import { Fact } from '../../../trade/order/Facts.tsx'
import { otherNames } from '../../../trade/place/place-names.tsx'

/** A booked stay in short: hotel, dates, rooms. */
export function HotelOrderGlance({ order }: { order: Schemas['HotelOrder'] }) {
  const t = useText('order')
  const common = useText('common')
  const { hotel_name, hotel_name_en, hotel_name_local } = order
  const names = otherNames({ name: hotel_name, name_en: hotel_name_en, name_local: hotel_name_local })
  return (
    <>
      <Fact name={t('hotel')} hint={names.join(' · ')} wide>
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
