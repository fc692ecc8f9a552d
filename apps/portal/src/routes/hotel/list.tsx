import { createFileRoute } from '@tanstack/react-router'
import { HotelListPage } from '../../features/hotel/list/HotelListPage.tsx'
import { readHotelListSearch } from '../../features/hotel/list/hotel-list-search.ts'

export const Route = createFileRoute('/hotel/list')({
  staticData: {
    name: 'hotel/list',
    layout: 'cms',
    guards: [],
    title: 'hotelList',
    texts: ['stay', 'hotel'],
    needs: ['searchHotels'],
  },
  validateSearch: readHotelListSearch,
  component: HotelListPage,
})
