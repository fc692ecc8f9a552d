import { createFileRoute } from '@tanstack/react-router'
import { CarOrderDetailPage } from '../../../features/order/CarOrderDetailPage.tsx'
import { startOrder } from '../../../features/order/order-queries.ts'

export const Route = createFileRoute('/user/car-order/detail/$id')({
  staticData: {
    name: 'car-order/detail',
    layout: 'cms',
    guards: [],
    title: 'carOrder',
    texts: ['order', 'ride-order', 'user/order/detail', 'hotel', 'voucher'],
    validate: ({ id }) => /^C\d{10}$/.test(id ?? ''),
  },
  loader: ({ context, params }) => startOrder(context.queryClient, params.id),
  component: CarOrderDetailPage,
})
