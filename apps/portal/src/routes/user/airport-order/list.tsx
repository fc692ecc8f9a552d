import { createFileRoute } from '@tanstack/react-router'
import { airportOrderList } from '../../../features/airport/product/order-list.tsx'
import { OrderListPage } from '../../../features/order/OrderListPage.tsx'
import { orderListReader } from '../../../features/order/order-list-search.ts'

export const Route = createFileRoute('/user/airport-order/list')({
  staticData: {
    name: 'airport-order/list',
    layout: 'user',
    guards: [],
    title: 'airportOrders',
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
  validateSearch: orderListReader('airport'),
  loaderDeps: ({ search: { preview: _, ...search } }) => search,
  // Not awaited, and not part of the start of the portal: it travels beside the page.
  loader: ({ context, deps }) =>
    void import('../../../features/order/order-queries.ts').then(({ startOrderList }) =>
      startOrderList(context.queryClient, deps, 'airport'),
    ),
  component: () => <OrderListPage part={airportOrderList} />,
})
