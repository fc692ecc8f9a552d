import { useText } from '@portal/i18n'
import { useSearch } from '@tanstack/react-router'
import type { ListLine } from './list/list-line.ts'
import { OrderList } from './list/OrderList.tsx'
import { useTransferColumns } from './list/transfer-columns.tsx'

/** Airport transfers. */
const line: ListLine = {
  type: 'airport',
  page: '/user/airport-order/list',
  useColumns: useTransferColumns,
  useWords: () => {
    const t = useText('user/airport-order/list')
    return {
      title: useText('site')('titles.airportOrders'),
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

export function AirportOrderListPage() {
  return <OrderList line={line} search={useSearch({ from: '/user/airport-order/list' })} />
}
