import { useText } from '@portal/i18n'
import { useCarColumns } from './list/car-columns.tsx'
import { OrderList } from './list/OrderList.tsx'
import { readCarOrderListSearch } from './order-list-search.ts'

/** Hired cars. */
export function CarOrderListPage() {
  const t = useText('user/car-order/list')
  const site = useText('site')
  return (
    <OrderList
      line={{
        type: 'car',
        page: '/user/car-order/list',
        read: readCarOrderListSearch,
        columns: useCarColumns(),
        words: {
          title: site('titles.carOrders'),
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
