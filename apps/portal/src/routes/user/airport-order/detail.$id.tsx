import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/user/airport-order/detail/$id')({
  staticData: {
    name: 'airport-order/detail',
    layout: 'cms',
    guards: [],
    title: 'airportOrder',
    texts: [],
  },
  component: NotThereYet,
})
