import { useText } from '@portal/i18n'
import { useSearch } from '@tanstack/react-router'
import { OrderList } from './list/OrderList.tsx'
import { useTransferColumns } from './list/transfer-columns.tsx'
import { readAirportOrderListSearch } from './order-list-search.ts'

/** Airport transfers. */
export function AirportOrderListPage() {
  const t = useText('user/airport-order/list')
  const site = useText('site')
  return (
    <OrderList
      search={readAirportOrderListSearch(useSearch({ from: '/user/airport-order/list' }))}
      line={{
        type: 'airport',
        page: '/user/airport-order/list',
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
