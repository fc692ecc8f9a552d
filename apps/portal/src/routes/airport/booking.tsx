import { createFileRoute } from '@tanstack/react-router'
import { TransferBookingPage } from '../../features/airport/booking/TransferBookingPage.tsx'
import type { TransferBookingSearch } from '../../features/airport/booking/transfer-booking-search.ts'
import { unread } from '../../shared/search-params.ts'

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
