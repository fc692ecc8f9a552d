import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/user/airport-order/list')({
  staticData: {
    name: 'airport-order/list',
    layout: 'user',
    guards: [],
    title: 'airportOrders',
    texts: [],
  },
  component: NotThereYet,
})
