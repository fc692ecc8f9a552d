import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/car/list')({
  staticData: {
    name: 'car/list',
    layout: 'cms',
    guards: [],
    title: 'carList',
    texts: [],
  },
  component: NotThereYet,
})
