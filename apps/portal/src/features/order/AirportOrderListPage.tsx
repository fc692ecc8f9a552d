import { useText } from '@portal/i18n'
import { OrderList } from './list/OrderList.tsx'
import { useTransferColumns } from './list/transfer-columns.tsx'
import { readAirportOrderListSearch } from './order-list-search.ts'

/** Airport transfers. */
export function AirportOrderListPage() {
  const t = useText('user/airport-order/list')
  const site = useText('site')
  return (
    <OrderList
      line={{
        type: 'airport',
        page: '/user/airport-order/list',
        read: readAirportOrderListSearch,
        columns: useTransferColumns(),
        words: {
          title: site('titles.airportOrders'),
          table: t('table'),
          keywordHint: t('keywordHint'),
          dateFields: {
            booking: t('dateFields.booking'),
            check_in: t('dateFields.check_in'),
            check_out: t('dateFields.check_out'),
          },
          none: t('none'),
          noneHint: t('noneHint'),
          search: t('search'),
        },
      }}
    />
  )
}
