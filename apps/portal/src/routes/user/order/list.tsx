import { createFileRoute } from '@tanstack/react-router'
import { OrderListPage } from '../../../features/order/OrderListPage.tsx'
import { readOrderListSearch } from '../../../features/order/order-list-search.ts'

export const Route = createFileRoute('/user/order/list')({
  staticData: {
    name: 'order/list',
    layout: 'user',
    guards: [],
    title: 'hotelOrders',
    texts: [],
  },
  validateSearch: readOrderListSearch,
  component: OrderListPage,
})
