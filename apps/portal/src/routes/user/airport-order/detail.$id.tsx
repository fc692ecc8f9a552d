import { createFileRoute } from '@tanstack/react-router'
import { AirportOrderDetailPage } from '../../../features/order/AirportOrderDetailPage.tsx'
import { startOrder } from '../../../features/order/order-queries.ts'

export const Route = createFileRoute('/user/airport-order/detail/$id')({
  staticData: {
    name: 'airport-order/detail',
    layout: 'cms',
    guards: [],
    title: 'airportOrder',
    texts: ['order', 'ride-order', 'user/order/detail', 'hotel', 'voucher'],
    validate: ({ id }) => /^A\d{10}$/.test(id ?? ''),
  },
  loader: ({ context, params }) => startOrder(context.queryClient, params.id),
  component: AirportOrderDetailPage,
})
