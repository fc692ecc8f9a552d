import { createFileRoute } from '@tanstack/react-router'
import { TransferBookingPage } from '../../features/airport/TransferBookingPage.tsx'
import { unread } from '../../shared/search-params.ts'
import type { TransferBookingSearch } from '../../shared/transfer/transfer-booking-search.ts'

export const Route = createFileRoute('/airport/booking')({
  staticData: {
    name: 'airport/booking',
    layout: 'cms',
    guards: ['auth'],
    title: 'airportBooking',
    texts: ['stay', 'hotel', 'ride', 'guest', 'booking'],
  },
  validateSearch: unread<TransferBookingSearch>,
  component: TransferBookingPage,
})
