import { formatStay } from '@portal/i18n'
import { Text } from '@portal/ui'
import { PolicySection } from '../../../trade/order/PolicySection.tsx'
import { HotelLink, otherNames } from '../../../trade/place/place-names.tsx'
import type { ProductOrderPage } from '../../../trade/product/product.ts'
import { HotelSection } from '../order/HotelSection.tsx'
import { RoomsSection } from '../order/RoomsSection.tsx'
import { StayPrice } from '../order/StayPrice.tsx'
import { StaySection } from '../order/StaySection.tsx'

/** A hotel booking with its rooms. */
export const hotelOrderPage: ProductOrderPage<'hotel'> = {
  type: 'hotel',
  // The name in all its languages, linked to the hotel.
  Subject: ({
    order: { hotel_id, hotel_name: name, hotel_name_en: name_en, hotel_name_local: name_local },
  }) => (
    <>
      <HotelLink id={hotel_id}>{name}</HotelLink>
      <Text span size="sm" display="block" c="dimmed" fw={400}>
        {otherNames({ name, name_en, name_local }).join(' · ')}
      </Text>
    </>
  ),
  When: ({ order }) => formatStay(order.check_in_date, order.check_out_date),
  Sections: ({ order }) => (
    <>
      <StaySection order={order} />
      <RoomsSection order={order} />
      <PolicySection order={order} />
      <StayPrice order={order} />
      <HotelSection order={order} />
    </>
  ),
}
