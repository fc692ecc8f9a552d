import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../layouts/NotThereYet.tsx'
import { unread } from '../../shared/search-params.ts'
import type { TransferBookingSearch } from '../../shared/transfer/transfer-booking-search.ts'

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
