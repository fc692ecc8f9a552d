import { createFileRoute } from '@tanstack/react-router'
import { HotelBookingPage } from '../../features/hotel/booking/HotelBookingPage.tsx'
import { readBookingSearch } from '../../trade/search/stay-search.ts'

export const Route = createFileRoute('/hotel/booking')({
  staticData: {
    name: 'hotel/booking',
    layout: 'cms',
    guards: ['auth'],
    title: 'hotelBooking',
    texts: ['stay', 'hotel', 'booking', 'allocation', 'guest'],
    needs: ['bookHotel'],
  },
  validateSearch: readBookingSearch,
  component: HotelBookingPage,
})
