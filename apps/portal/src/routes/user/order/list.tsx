import { createFileRoute } from '@tanstack/react-router'
import { OrderListPage } from '../../../features/order/OrderListPage.tsx'
import { readOrderListSearch } from '../../../features/order/order-list-search.ts'
import { startOrderList } from '../../../features/order/order-queries.ts'

export const Route = createFileRoute('/user/order/list')({
  staticData: {
    name: 'order/list',
    layout: 'user',
    guards: [],
    title: 'hotelOrders',
    texts: ['order', 'hotel', 'filters'],
  },
  validateSearch: readOrderListSearch,
  loaderDeps: ({ search: { preview: _, ...search } }) => search,
  loader: ({ context, deps }) => startOrderList(context.queryClient, deps),
  component: OrderListPage,
})
