import { exportOrders, useOrderCounts, useOrders } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { lateDialog, PageTitle, usePhone } from '@portal/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { orderPage } from '../../../products/facts.ts'
import { ExportButton } from '../../../shared/export/ExportButton.tsx'
import type { Turn } from '../../../shared/search-params.ts'
import { useOrderActions } from '../actions/use-order-actions.tsx'
import { type OrderListSearch, toExportRequest, toOrdersQuery } from '../order-list-search.ts'
import { useFollowOrders } from '../use-follow-orders.ts'
import type { ListLine } from './list-line.ts'
import { OrderFilters } from './OrderFilters.tsx'
import { OrderSums } from './OrderSums.tsx'
import { OrdersTable } from './OrdersTable.tsx'
import { StatusTabs } from './StatusTabs.tsx'

// A drawer with all it needs, which a list that is only read can do without.
const OrderPreview = lateDialog(async () => ({ default: (await import('./OrderPreview.tsx')).OrderPreview }))

interface OrderListProps {
  line: ListLine
  search: OrderListSearch
}

/** The company's bookings of one product: by status, filtered, sorted and paged, all of it in the address. */
export function OrderList({ line, search }: OrderListProps) {
  const { type, page, words } = line
  const phone = usePhone()
  const mayExport = useHoldsNode('order/export')
  const navigate = useNavigate()
  const orders = useOrders(toOrdersQuery(search, type), {
    query: { placeholderData: keepPreviousData },
  })
  const counts = useOrderCounts({ order_type: type })
  const { start, dialog } = useOrderActions()
  const [previewed, setPreviewed] = useState(false)
  if (search.preview !== undefined && !previewed) setPreviewed(true)
  useFollowOrders(orders.data?.list ?? [])

  const go = (next: OrderListSearch, turn: Turn = {}) => void navigate({ to: page, search: next, ...turn })
  const preview = (id: string) => {
    // Beside a list on a phone there is no room.
    if (phone) void navigate({ to: orderPage(type), params: { id } })
    else go({ ...search, preview: id }, { resetScroll: false })
  }

  return (
    <>
      <PageTitle
        title={words.title}
        actions={
          mayExport && (
            <ExportButton
              begin={(format) => exportOrders(toExportRequest(search, type, format), { announce: true })}
            />
          )
        }
      />
      <StatusTabs type={type} page={page} counts={counts.data} search={search} />
      <OrderFilters words={words} search={search} onSearch={go} />
      <OrderSums sums={orders.data?.sums} />
      <OrdersTable line={line} search={search} orders={orders} onSearch={go} onPreview={preview} />
      {previewed && (
        <OrderPreview
          id={search.preview}
          onClose={() => go(withoutPreview(search), { resetScroll: false })}
          onStart={start}
        />
      )}
      {dialog}
    </>
  )
}

const withoutPreview = ({ preview: _, ...search }: OrderListSearch): OrderListSearch => search
