import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/user/car-order/list')({
  staticData: {
    name: 'car-order/list',
    layout: 'user',
    guards: [],
    title: 'carOrders',
    texts: [],
  },
  component: NotThereYet,
})
