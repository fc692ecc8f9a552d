import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/car/booking')({
  staticData: {
    name: 'car/booking',
    layout: 'cms',
    guards: ['auth'],
    title: 'carBooking',
    texts: [],
  },
  component: NotThereYet,
})
