import { createFileRoute } from '@tanstack/react-router'
import { CarBookingPage } from '../../features/car/booking/CarBookingPage.tsx'
import type { Rental } from '../../features/car/booking/rental.ts'
import { unread } from '../../shared/search-params.ts'

export const Route = createFileRoute('/car/booking')({
  staticData: {
    name: 'car/booking',
    layout: 'cms',
    guards: ['auth'],
    title: 'carBooking',
    texts: ['stay', 'hotel', 'ride', 'booking', 'guest'],
  },
  validateSearch: unread<Rental>,
  component: CarBookingPage,
})
