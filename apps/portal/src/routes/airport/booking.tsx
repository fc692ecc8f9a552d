import { createFileRoute } from '@tanstack/react-router'
import { readTransferBooking } from '../../features/airport/transfer-booking-search.ts'
import { NotThereYet } from '../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/airport/booking')({
  staticData: {
    name: 'airport/booking',
    layout: 'cms',
    guards: ['auth'],
    title: 'airportBooking',
    texts: [],
  },
  validateSearch: readTransferBooking,
  component: NotThereYet,
})
