import { createFileRoute } from '@tanstack/react-router'
import { OrderDetailPage } from '../../../features/order/OrderDetailPage.tsx'
import { startOrder } from '../../../features/order/order-queries.ts'

export const Route = createFileRoute('/user/order/detail/$id')({
  staticData: {
    name: 'order/detail',
    layout: 'cms',
    guards: [],
    title: 'hotelOrder',
    texts: ['order', 'hotel'],
    // Numbers of hotel bookings; the other product lines have pages of their own.
    validate: ({ id }) => /^H\d{10}$/.test(id ?? ''),
  },
  loader: ({ context, params }) => startOrder(context.queryClient, params.id),
  component: OrderDetailPage,
})
