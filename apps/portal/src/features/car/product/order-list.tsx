import { useText } from '@portal/i18n'
import type { Column } from '@portal/ui'
import { type Row, Thing, useCommonColumns } from '../../../trade/order/order-columns.tsx'
import type { ProductOrderList } from '../../../trade/product/product.ts'
import { Driver, ServiceStart } from '../../../trade/ride/order/ride-cells.tsx'

/** Rentals: vehicle, driver and time. */
export const carOrderList: ProductOrderList = {
  type: 'car',
  title: 'carOrders',
  Columns: ({ children }) => children(useColumns()),
}

function useColumns(): Column<Row>[] {
  const t = useText('user/car-order/list')
  const { booking, guests, price, status, deadline } = useCommonColumns()
  return [
    booking,
    {
      key: 'vehicle',
      header: t('columns.vehicle'),
      cell: ({ title, subtitle, guests_text, service }) => (
        <Thing
          title={title}
          subtitle={subtitle}
          folded={[guests_text, service?.driver_name ?? service?.dispatch_status_text]
            .filter(Boolean)
            .join(' · ')}
        />
      ),
      width: '15%',
    },
    {
      key: 'check_in_date',
      header: t('columns.rentalDate'),
      cell: (row) => <ServiceStart row={row} />,
      sortable: true,
    },
    guests,
    {
      key: 'driver',
      header: t('columns.driver'),
      cell: (row) => <Driver row={row} />,
      width: '12%',
      folds: true,
    },
    price,
    status,
    deadline,
  ]
}
