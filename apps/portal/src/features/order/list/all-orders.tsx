import { formatDate, useText } from '@portal/i18n'
import { type Column, SecondLine } from '@portal/ui'
import { type Row, Thing, useCommonColumns } from '../../../trade/order/order-columns.tsx'
import type { ProductOrderList } from '../../../trade/product/product.ts'

/** The bookings of all products in one list. */
export const allOrders: ProductOrderList = {
  type: 'all',
  title: 'allOrders',
  further: ['own_reference', 'act'],
  Columns: ({ children }) => children(useColumns()),
}

function useColumns(): Column<Row>[] {
  const t = useText('user/order/list')
  const { booking, guests, price, status, deadline } = useCommonColumns()
  return [
    booking,
    {
      key: 'service',
      header: t('columns.service'),
      cell: ({ order_type_text, title, subtitle, guests_text }) => (
        <Thing
          title={title}
          subtitle={[order_type_text, subtitle].filter(Boolean).join(' · ')}
          folded={guests_text}
        />
      ),
      width: '19%',
    },
    guests,
    {
      key: 'check_in_date',
      header: t('columns.serviceDate'),
      cell: ({ check_in_date, check_out_date }) => (
        <>
          {formatDate(check_in_date, 'short')}
          {check_out_date !== check_in_date && (
            <SecondLine>– {formatDate(check_out_date, 'short')}</SecondLine>
          )}
        </>
      ),
      sortable: true,
    },
    price,
    status,
    deadline,
  ]
}
