import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/user/car-order/detail/$id')({
  staticData: {
    name: 'car-order/detail',
    layout: 'cms',
    guards: [],
    title: 'carOrder',
    texts: [],
  },
  component: NotThereYet,
})
