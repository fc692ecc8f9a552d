import { createFileRoute } from '@tanstack/react-router'
import { CarBookingPage } from '../../features/car/booking/CarBookingPage.tsx'
import { readRental } from '../../features/car/booking/rental-search.ts'

export const Route = createFileRoute('/car/booking')({
  staticData: {
    name: 'car/booking',
    layout: 'cms',
    guards: ['auth'],
    title: 'carBooking',
    texts: ['stay', 'hotel', 'ride', 'booking', 'allocation', 'guest'],
    needs: ['bookCar'],
  },
  validateSearch: readRental,
  component: CarBookingPage,
})
