import { useText } from '@portal/i18n'
import { useSearch } from '@tanstack/react-router'
import { useCarColumns } from './list/car-columns.tsx'
import type { ListLine } from './list/list-line.ts'
import { OrderList } from './list/OrderList.tsx'

/** Hired cars. */
const line: ListLine = {
  type: 'car',
  page: '/user/car-order/list',
  useColumns: useCarColumns,
  useWords: () => {
    const t = useText('user/car-order/list')
    return {
      title: useText('site')('titles.carOrders'),
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

export function CarOrderListPage() {
  return <OrderList line={line} search={useSearch({ from: '/user/car-order/list' })} />
}
