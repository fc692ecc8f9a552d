import { useText } from '@portal/i18n'
import type { Column } from '@portal/ui'
import { type Row, Thing, useCommonColumns } from '../../../trade/order/order-columns.tsx'
import type { ProductOrderList } from '../../../trade/product/product.ts'
import { placeText, routeText, ServiceStart } from '../../../trade/ride/order/ride-cells.tsx'

/** Airport transfers: direction, flight and time. */
export const airportOrderList: ProductOrderList = {
  type: 'airport',
  title: 'airportOrders',
  Columns: ({ children }) => children(useColumns()),
}

function useColumns(): Column<Row>[] {
  const t = useText('user/airport-order/list')
  const labels = useText('ride-order')
  const { booking, guests, price, status, deadline } = useCommonColumns()
  return [
    booking,
    {
      key: 'type',
      header: t('columns.type'),
      cell: ({ service, guests_text }) =>
        service?.transfer_type && (
          <Thing
            title={labels(`transferTypes.${service.transfer_type}`)}
            subtitle={placeText(service)}
            hint={routeText(service)}
            folded={[guests_text, service.flight_number].filter(Boolean).join(' · ')}
          />
        ),
      width: '17%',
    },
    {
      key: 'flight',
      header: t('columns.flight'),
      cell: ({ service }) => (
        <Thing short title={service?.flight_number ?? labels('flightUnknown')} subtitle={service?.airport} />
      ),
      folds: true,
    },
    {
      key: 'check_in_date',
      header: t('columns.pickUpTime'),
      cell: (row) => <ServiceStart row={row} />,
      sortable: true,
    },
    guests,
    price,
    status,
    deadline,
  ]
}
