import { useOrderCounts, useOrders } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { PageTitle, usePhone } from '@portal/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useOrderActions } from './actions/use-order-actions.tsx'
import { ExportButton } from './list/ExportButton.tsx'
import { OrderFilters } from './list/OrderFilters.tsx'
import { OrderSums } from './list/OrderSums.tsx'
import { OrdersTable } from './list/OrdersTable.tsx'
import { StatusTabs } from './list/StatusTabs.tsx'
import { type OrderListSearch, toOrdersQuery } from './order-list-search.ts'
import { quietly } from './order-queries.ts'
import { useFollowOrders } from './use-follow-orders.ts'

// A drawer with all it needs, which a list that is only read can do without.
const OrderPreview = lazy(async () => ({ default: (await import('./list/OrderPreview.tsx')).OrderPreview }))

/** The company's hotel bookings: by status, filtered, sorted and paged, all of it in the address. */
export function OrderListPage() {
  const site = useText('site')
  const phone = usePhone()
  const mayExport = useHoldsNode('order/export')
  const navigate = useNavigate()
  const search = useSearch({ from: '/user/order/list' })
  const orders = useOrders(toOrdersQuery(search), {
    query: { placeholderData: keepPreviousData },
    ...quietly,
  })
  const counts = useOrderCounts({ order_type: 'hotel' }, quietly)
  const { start, dialog } = useOrderActions()
  const [previewed, setPreviewed] = useState(false)
  if (search.preview !== undefined && !previewed) setPreviewed(true)
  useFollowOrders(orders.data?.list ?? [])

  const go = (next: OrderListSearch, resetScroll = true) =>
    void navigate({ to: '/user/order/list', search: next, resetScroll })
  const preview = (id: string) => {
    // Beside a list on a phone there is no room.
    if (phone) void navigate({ to: '/user/order/detail/$id', params: { id } })
    else go({ ...search, preview: id }, false)
  }

  return (
    <>
      <PageTitle title={site('titles.hotelOrders')} actions={mayExport && <ExportButton search={search} />} />
      <StatusTabs counts={counts.data} search={search} />
      <OrderFilters search={search} onSearch={go} />
      <OrderSums sums={orders.data?.sums} />
      <OrdersTable search={search} orders={orders} onSearch={go} onPreview={preview} />
      {previewed && (
        <Suspense>
          <OrderPreview
            id={search.preview}
            onClose={() => go(withoutPreview(search), false)}
            onStart={start}
          />
        </Suspense>
      )}
      {dialog}
    </>
  )
}

const withoutPreview = ({ preview: _, ...search }: OrderListSearch): OrderListSearch => search
