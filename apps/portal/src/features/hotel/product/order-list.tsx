import { formatDate, useText } from '@portal/i18n'
import type { Column } from '@portal/ui'
import { SecondLine, Text } from '@portal/ui'
import styles from '../../../trade/order/order-columns.module.css'
import { type Row, Thing, useCommonColumns } from '../../../trade/order/order-columns.tsx'
import type { ProductOrderList } from '../../../trade/product/product.ts'

/** Hotel bookings: which hotel, and when. */
export const hotelOrderList: ProductOrderList = {
  type: 'hotel',
  title: 'hotelOrders',
  Columns: ({ children }) => children(useColumns()),
}

function useColumns(): Column<Row>[] {
  const t = useText('order')
  const { booking, guests, price, status, deadline } = useCommonColumns()
  return [
    booking,
    {
      key: 'hotel',
      header: t('hotel'),
      cell: ({ title, subtitle, hotel_name_en, guests_text }) => (
        <Thing
          title={title}
          original={hotel_name_en === title ? null : hotel_name_en}
          subtitle={subtitle}
          folded={guests_text}
        />
      ),
      width: '19%',
    },
    guests,
    { key: 'check_in_date', header: t('stay'), cell: (row) => <Stay row={row} />, sortable: true },
    price,
    status,
    deadline,
  ]
}

function Stay({ row }: { row: Row }) {
  const t = useText('order')
  const common = useText('common')
  const nights = row.number_of_rooms > 0 ? row.room_nights / row.number_of_rooms : 0
  return (
    <div className={styles.stay}>
      <Text span inherit style={{ whiteSpace: 'nowrap' }}>
        {formatDate(row.check_in_date, 'short')} –
      </Text>{' '}
      <Text span inherit style={{ whiteSpace: 'nowrap' }}>
        {formatDate(row.check_out_date, 'short')}
      </Text>
      <SecondLine>
        {t('nightsRooms', {
          nights: common('count.nights', { count: nights }),
          rooms: common('count.rooms', { count: row.number_of_rooms }),
        })}
      </SecondLine>
    </div>
  )
}
