import { useText } from '@portal/i18n'
import { OrderList } from './list/OrderList.tsx'
import { useStayColumns } from './list/stay-columns.tsx'
import { readOrderListSearch } from './order-list-search.ts'

/** Hotel bookings. */
export function OrderListPage() {
  const t = useText('user/order/list')
  const site = useText('site')
  return (
    <OrderList
      line={{
        type: 'hotel',
        page: '/user/order/list',
        read: readOrderListSearch,
        columns: useStayColumns(),
        words: {
          title: site('titles.hotelOrders'),
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
