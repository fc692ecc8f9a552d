import { createFileRoute } from '@tanstack/react-router'
import { carOrderList } from '../../../features/car/product/order-list.tsx'
import { OrderListPage } from '../../../features/order/OrderListPage.tsx'
import { orderListReader } from '../../../features/order/order-list-search.ts'

export const Route = createFileRoute('/user/car-order/list')({
  staticData: {
    name: 'car-order/list',
    layout: 'user',
    guards: [],
    title: 'carOrders',
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
  validateSearch: orderListReader('car'),
  loaderDeps: ({ search: { preview: _, ...search } }) => search,
  // Not awaited, and not part of the start of the portal: it travels beside the page.
  loader: ({ context, deps }) =>
    void import('../../../features/order/order-queries.ts').then(({ startOrderList }) =>
      startOrderList(context.queryClient, deps, 'car'),
    ),
  component: () => <OrderListPage part={carOrderList} />,
})
