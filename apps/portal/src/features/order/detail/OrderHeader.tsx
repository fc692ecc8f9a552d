import type { Schemas } from '@portal/api-client'
import { formatStay, useText } from '@portal/i18n'
import { StatusBadge } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { ActionBar } from '../actions/ActionBar.tsx'
import { ChangeOffer } from '../actions/ChangeOffer.tsx'
import type { ActionName } from '../actions/order-actions.ts'
import styles from './detail.module.css'
import { NextDeadline } from './NextDeadline.tsx'

interface OrderHeaderProps {
  order: Schemas['HotelOrder']
  onStart: (action: ActionName, id: string) => void
}

/** Where the order stands, what happens next and when, and what can be done about it. */
export function OrderHeader({ order, onStart }: OrderHeaderProps) {
  const t = useText('order')
  const page = useText('user/order/detail')
  return (
    <div className={styles.head}>
      <div className={styles.headTop}>
        <div className={styles.state}>
          <StatusBadge of="order" value={order.order_status} text={order.order_status_text} />
          <p>{t(`outlook.${order.order_status}`)}</p>
          <p className={styles.hotelName}>
            <HotelName order={order} />
          </p>
          <p>{formatStay(order.check_in_date, order.check_out_date)}</p>
        </div>
        <NextDeadline order={order} />
      </div>
      {order.change_offer && (
        <div>
          <h2 className={styles.sectionTitle}>{page('offer')}</h2>
          <ChangeOffer offer={order.change_offer} />
        </div>
      )}
      <ActionBar id={order.booking_id} actions={order.actions} onStart={onStart} />
    </div>
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
