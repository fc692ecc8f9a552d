import { createFileRoute } from '@tanstack/react-router'
import type { TransferBookingSearch } from '../../features/airport/transfer-booking-search.ts'
import { NotThereYet } from '../../layouts/NotThereYet.tsx'
import { unread } from '../../shared/search-params.ts'

export const Route = createFileRoute('/airport/booking')({
  staticData: {
    name: 'airport/booking',
    layout: 'cms',
    guards: ['auth'],
    title: 'airportBooking',
    texts: [],
  },
  validateSearch: unread<TransferBookingSearch>,
  component: NotThereYet,
})
