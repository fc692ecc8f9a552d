import type { Schemas } from '@portal/api-client'
import { formatDate, formatTime, useText } from '@portal/i18n'
import { type Column, Deadline, StatusBadge } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { NetMoney } from '../NetMoney.tsx'
import styles from './list.module.css'

type Row = Schemas['OrderSummary']

/** The columns of the list. The keys of sortable ones are the server's names for the order. */
export function useOrderColumns(): Column<Row>[] {
  const t = useText('order')
  return [
    {
      key: 'booking_time',
      header: t('bookingId'),
      cell: (row) => <Booking row={row} />,
      sortable: true,
      card: 'title',
    },
    { key: 'hotel', header: t('hotel'), cell: (row) => <Hotel row={row} />, width: '19%' },
    {
      key: 'guests',
      header: t('guests'),
      cell: ({ guests_text }) => <span className={styles.guests}>{guests_text}</span>,
      width: '11%',
    },
    { key: 'check_in_date', header: t('stay'), cell: (row) => <Stay row={row} />, sortable: true },
    {
      key: 'total_settlement_price',
      header: t('settlementPrice'),
      cell: ({ total_settlement_price }) => <NetMoney value={total_settlement_price} />,
      align: 'end',
      sortable: true,
    },
    { key: 'status', header: t('status'), cell: (row) => <Statuses row={row} />, card: 'corner' },
    { key: 'deadline', header: t('nextDeadline'), cell: (row) => <NextDeadline row={row} />, sortable: true },
  ]
}

function Booking({ row: { booking_id, booking_time } }: { row: Row }) {
  return (
    <>
      <Link to="/user/order/detail/$id" params={{ id: booking_id }} className={styles.number}>
        {booking_id}
      </Link>
      <span className={`${styles.sub} ${styles.day}`}>{formatTime(booking_time, 'yyyy-mm-dd hh:MM')}</span>
    </>
  )
}

function Hotel({ row: { title, subtitle } }: { row: Row }) {
  return (
    <div className={styles.hotel}>
      {title}
      {subtitle && <span className={styles.sub}>{subtitle}</span>}
    </div>
  )
}

function Stay({ row }: { row: Row }) {
  const t = useText('order')
  const common = useText('common')
  const nights = row.number_of_rooms > 0 ? row.room_nights / row.number_of_rooms : 0
  return (
    <div className={styles.stay}>
      <span className={styles.day}>{formatDate(row.check_in_date, 'short')} –</span>{' '}
      <span className={styles.day}>{formatDate(row.check_out_date, 'short')}</span>
      <span className={styles.sub}>
        {t('nightsRooms', {
          nights: common('count.nights', { count: nights }),
          rooms: common('count.rooms', { count: row.number_of_rooms }),
        })}
      </span>
    </div>
  )
}

/** The order's own status always; the others only when they have something to say. */
function Statuses({ row }: { row: Row }) {
  return (
    <div className={styles.statuses}>
      <StatusBadge of="order" value={row.order_status} text={row.order_status_text} />
      {row.settlement_status !== 'none' && (
        <StatusBadge of="settlement" value={row.settlement_status} text={row.settlement_status_text} />
      )}
      {row.refund_status !== 'none' && (
        <StatusBadge of="refund" value={row.refund_status} text={row.refund_status_text} />
      )}
    </div>
  )
}

function NextDeadline({ row: { next_deadline } }: { row: Row }) {
  const t = useText('order')
  if (!next_deadline) return <span className={styles.sub}>{t('noDeadline')}</span>
  return (
    <div className={styles.deadline}>
      <span className={styles.kind}>{next_deadline.kind_text}</span>
      <Deadline at={next_deadline.at_utc} tz={next_deadline.tz} compact />
    </div>
  )
}
