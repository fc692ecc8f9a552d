import { createFileRoute } from '@tanstack/react-router'
import { AirportOrderListPage } from '../../../features/order/AirportOrderListPage.tsx'
import { readAirportOrderListSearch } from '../../../features/order/order-list-search.ts'
import { startOrderList } from '../../../features/order/order-queries.ts'

export const Route = createFileRoute('/user/airport-order/list')({
  staticData: {
    name: 'airport-order/list',
    layout: 'user',
    guards: [],
    title: 'airportOrders',
    texts: ['order', 'ride-order', 'user/order/list', 'hotel', 'filters', 'voucher'],
  },
  validateSearch: readAirportOrderListSearch,
  loaderDeps: ({ search: { preview: _, ...search } }) => search,
  loader: ({ context, deps }) => startOrderList(context.queryClient, deps, 'airport'),
  component: AirportOrderListPage,
})
