import { useText } from '@portal/i18n'
import { useSearch } from '@tanstack/react-router'
import type { ListLine } from './list/list-line.ts'
import { OrderList } from './list/OrderList.tsx'
import { useStayColumns } from './list/stay-columns.tsx'

/** Hotel bookings. */
const line: ListLine = {
  type: 'hotel',
  page: '/user/order/list',
  useColumns: useStayColumns,
  useWords: () => {
    const t = useText('user/order/list')
    return {
      title: useText('site')('titles.hotelOrders'),
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
    }
  },
}

export function OrderListPage() {
  return <OrderList line={line} search={useSearch({ from: '/user/order/list' })} />
}
