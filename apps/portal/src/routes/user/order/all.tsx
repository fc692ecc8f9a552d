import { createFileRoute } from '@tanstack/react-router'
import { allOrders } from '../../../features/order/list/all-orders.tsx'
import { OrderListPage } from '../../../features/order/OrderListPage.tsx'
import { orderListReader } from '../../../features/order/order-list-search.ts'

export const Route = createFileRoute('/user/order/all')({
  staticData: {
    name: 'order/all',
    layout: 'user',
    guards: [],
    title: 'allOrders',
    texts: [
      'order',
      'allocation',
      'ride-order',
      'user/order/list',
      'hotel',
      'filters',
      'export',
      'voucher',
      'document',
    ],
    needs: ['listOrders'],
  },
  validateSearch: orderListReader('all'),
  loaderDeps: ({ search: { preview: _, ...search } }) => search,
  // Not awaited, and not part of the start of the portal: it travels beside the page.
  loader: ({ context, deps }) =>
    void import('../../../features/order/order-queries.ts').then(({ startOrderList }) =>
      startOrderList(context.queryClient, deps, 'all'),
    ),
  component: () => <OrderListPage part={allOrders} />,
})
