import { createFileRoute } from '@tanstack/react-router'
import { OrderDetailPage } from '../../../features/order/OrderDetailPage.tsx'

export const Route = createFileRoute('/user/order/detail/$id')({
  staticData: {
    name: 'order/detail',
    layout: 'cms',
    guards: [],
    title: 'hotelOrder',
    texts: [],
  },
  component: OrderDetailPage,
})
