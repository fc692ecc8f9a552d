import { formatDate, useText } from '@portal/i18n'
import { type Column, SecondLine, Text } from '@portal/ui'
import styles from '../../../trade/order/order-columns.module.css'
import { type Row, Thing, useCommonColumns } from '../../../trade/order/order-columns.tsx'
import type { ProductOrderList } from '../../../trade/product/product.ts'

/** The bookings of all products in one list. */
export const allOrders: ProductOrderList = {
  type: 'all',
  title: 'allOrders',
  further: ['act'],
  Columns: ({ children }) => children(useColumns()),
}

function useColumns(): Column<Row>[] {
  const t = useText('user/order/list')
  const noun = useText('order')
  const { booking, price, status, deadline } = useCommonColumns()
  return [
    booking,
    {
      key: 'service',
      header: t('columns.service'),
      cell: ({ order_type_text, title, subtitle, guests_text, allocation }) => (
        <Thing
          title={title}
          subtitle={[order_type_text, subtitle].filter(Boolean).join(' · ')}
          folded={[guests_text, allocation.own_reference].filter(Boolean).join(' · ')}
        />
      ),
      width: '19%',
    },
    {
      key: 'guests',
      header: noun('guests'),
      cell: ({ guests_text, allocation }) => (
        <Thing short title={guests_text} subtitle={allocation.own_reference} />
      ),
      folds: true,
    },
    {
      key: 'check_in_date',
      header: t('columns.serviceDate'),
      cell: ({ check_in_date, check_out_date }) => (
        <span className={styles.stay}>
          <Text span inherit style={{ whiteSpace: 'nowrap' }}>
            {formatDate(check_in_date, 'short')}
          </Text>
          {check_out_date !== check_in_date && (
            <SecondLine style={{ whiteSpace: 'nowrap' }}>– {formatDate(check_out_date, 'short')}</SecondLine>
          )}
        </span>
      ),
      sortable: true,
    },
    price,
    status,
    deadline,
  ]
}
