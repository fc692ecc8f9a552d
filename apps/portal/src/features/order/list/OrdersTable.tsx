import type { ApiError, Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, DataTable, type Sort } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { loadFaultText } from '../../../shared/load-fault-text.ts'
import type { Turn } from '../../../shared/search-params.ts'
import { isFiltered, listLimit, type OrderListSearch } from '../order-list-search.ts'
import type { ListLine, ListWords } from './list-line.ts'

interface OrdersTableProps {
  line: ListLine
  search: OrderListSearch
  /** The list's query. */
  orders: {
    data: Schemas['OrderPage'] | undefined
    error: ApiError | null
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  onSearch: (search: OrderListSearch, turn?: Turn) => void
  onPreview: (id: string) => void
}

const sortKeys = ['booking_time', 'check_in_date', 'total_settlement_price', 'deadline'] as const

/** The rows, as a table or as cards. Sorting begins with the first page again. */
export function OrdersTable({ line, search, orders, onSearch, onPreview }: OrdersTableProps) {
  const { data, error, isPlaceholderData, refetch } = orders
  const { page: _, ...firstPage } = search

  const sortBy = ({ key, order }: Sort) => {
    const sort = sortKeys.find((known) => known === key)
    if (sort) onSearch({ ...firstPage, sort, order }, { resetScroll: false })
  }

  return (
    <DataTable
      main
      label={line.words.table}
      columns={line.columns}
      rows={data?.list}
      rowKey={({ booking_id }) => booking_id}
      chosen={search.preview}
      onOpen={({ booking_id }) => onPreview(booking_id)}
      sort={{ key: search.sort ?? 'booking_time', order: search.order ?? 'desc' }}
      onSort={sortBy}
      refreshing={isPlaceholderData}
      error={error && { message: loadFaultText(error), onRetry: () => void refetch() }}
      empty={useEmpty(search, line.words)}
      page={{
        page: search.page ?? 1,
        limit: search.limit ?? listLimit,
        total: data?.total ?? 0,
        onPage: (page, turn) => onSearch({ ...search, page }, turn),
        onLimit: (limit) => onSearch({ ...firstPage, limit }),
      }}
    />
  )
}

/** Nothing matches, or nothing was ever booked: each has another next step. */
function useEmpty(search: OrderListSearch, words: ListWords) {
  const t = useText('user/order/list')
  if (isFiltered(search) || search.order_status) return { title: t('empty'), hint: t('emptyHint') }
  return {
    title: words.none,
    hint: words.noneHint,
    action: <Button renderRoot={(props) => <Link to="/" {...props} />}>{words.search}</Button>,
  }
}
