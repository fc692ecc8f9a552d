import type { Schemas } from '@portal/api-client'
import { formatStay, useText } from '@portal/i18n'
import { Link } from '@tanstack/react-router'
import styles from './detail.module.css'
import { HotelSection } from './HotelSection.tsx'
import { OrderDetail } from './OrderDetail.tsx'
import { PolicySection } from './PolicySection.tsx'
import { RoomsSection } from './RoomsSection.tsx'
import { StayPrice } from './StayPrice.tsx'
import { StaySection } from './StaySection.tsx'

/** A hotel booking with its rooms. */
export function StayDetail({ order }: { order: Schemas['HotelOrder'] }) {
  const t = useText('user/order/detail')
  return (
    <OrderDetail
      order={order}
      title={t('title', { id: order.booking_id })}
      subject={<HotelName order={order} />}
      when={formatStay(order.check_in_date, order.check_out_date)}
      aside={<HotelSection order={order} />}
    >
      <StaySection order={order} />
      <RoomsSection order={order} />
      <PolicySection order={order} />
      <StayPrice order={order} />
    </OrderDetail>
  )
}

/** In both scripts, leading to the hotel. */
function HotelName({ order }: { order: Schemas['HotelOrder'] }) {
  const { hotel_name, hotel_name_local } = order
  return (
    <>
      <Link to="/hotel/detail/$id" params={{ id: order.hotel_id }}>
        {hotel_name}
      </Link>
      {hotel_name_local !== hotel_name && <span className={styles.local}>{hotel_name_local}</span>}
    </>
  )
}
