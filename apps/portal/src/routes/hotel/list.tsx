import { createFileRoute } from '@tanstack/react-router'
import { HotelListPage } from '../../features/hotel/HotelListPage.tsx'
import { readHotelListSearch } from '../../features/hotel/hotel-list-search.ts'

export const Route = createFileRoute('/hotel/list')({
  staticData: {
    name: 'hotel/list',
    layout: 'cms',
    guards: [],
    title: 'hotelList',
    texts: ['stay', 'hotel'],
  },
  validateSearch: readHotelListSearch,
  component: HotelListPage,
})
