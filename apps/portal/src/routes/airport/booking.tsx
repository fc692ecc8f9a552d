import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/airport/booking')({
  staticData: {
    name: 'airport/booking',
    layout: 'cms',
    guards: ['auth'],
    title: 'airportBooking',
    texts: [],
  },
  component: NotThereYet,
})
