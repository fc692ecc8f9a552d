import { createFileRoute } from '@tanstack/react-router'
import { TransferBookingPage } from '../../features/airport/booking/TransferBookingPage.tsx'
import { readTransferBooking } from '../../features/airport/booking/transfer-booking-search.ts'

export const Route = createFileRoute('/airport/booking')({
  staticData: {
    name: 'airport/booking',
    layout: 'cms',
    guards: ['auth'],
    title: 'airportBooking',
    texts: ['stay', 'hotel', 'ride', 'guest', 'booking', 'allocation'],
    needs: ['bookTransfer'],
  },
  validateSearch: readTransferBooking,
  component: TransferBookingPage,
})
