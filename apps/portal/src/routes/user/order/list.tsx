import { createFileRoute } from '@tanstack/react-router'
import { hotelOrderList } from '../../../features/hotel/product/order-list.tsx'
import { OrderListPage } from '../../../features/order/OrderListPage.tsx'
import { orderListReader } from '../../../features/order/order-list-search.ts'

export const Route = createFileRoute('/user/order/list')({
  staticData: {
    name: 'order/list',
    layout: 'user',
    guards: [],
    title: 'hotelOrders',
    texts: ['order', 'allocation', 'hotel', 'filters', 'export', 'voucher', 'document'],
    needs: ['listOrders'],
  },
  validateSearch: orderListReader('hotel'),
  loaderDeps: ({ search: { preview: _, ...search } }) => search,
  // Not awaited, and not part of the start of the portal: it travels beside the page.
  loader: ({ context, deps }) =>
    void import('../../../features/order/order-queries.ts').then(({ startOrderList }) =>
      startOrderList(context.queryClient, deps, 'hotel'),
    ),
  component: () => <OrderListPage part={hotelOrderList} />,
})
