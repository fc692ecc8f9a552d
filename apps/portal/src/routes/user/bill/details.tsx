import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/user/bill/details')({
  staticData: {
    name: 'bill/details',
    layout: 'user',
    guards: [],
    title: 'billDetails',
    texts: [],
  },
  component: NotThereYet,
})
