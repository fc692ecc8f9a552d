import { createFileRoute } from '@tanstack/react-router'
import { HotelListPage } from '../../features/hotel/HotelListPage.tsx'
import { readHotelListSearch } from '../../features/hotel/hotel-list-search.ts'
import { startHotelSearch } from '../../features/hotel/hotel-queries.ts'
import { readStaySearch } from '../../shared/stay-search.ts'

export const Route = createFileRoute('/hotel/list')({
  staticData: {
    name: 'hotel/list',
    layout: 'cms',
    guards: [],
    title: 'hotelList',
    texts: ['stay', 'hotel'],
  },
  validateSearch: readHotelListSearch,
  // The stay alone: filters and pages of the same search need nothing started anew.
  loaderDeps: ({ search }) => readStaySearch(search),
  loader: ({ context, deps, cause }) => {
    if (cause !== 'preload') startHotelSearch(context.queryClient, deps)
  },
  component: HotelListPage,
})
