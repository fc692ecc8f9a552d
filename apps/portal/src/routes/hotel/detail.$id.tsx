import { createFileRoute } from '@tanstack/react-router'
import { HotelDetailPage } from '../../features/hotel/detail/HotelDetailPage.tsx'
import { readStaySearch } from '../../trade/search/stay-search.ts'

export const Route = createFileRoute('/hotel/detail/$id')({
  staticData: {
    name: 'hotel/detail',
    layout: 'cms',
    guards: [],
    title: 'hotelDetail',
    texts: ['stay', 'hotel', 'group'],
    needs: ['getHotel'],
  },
  validateSearch: readStaySearch,
  component: HotelDetailPage,
})
