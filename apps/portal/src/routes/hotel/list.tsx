import { createFileRoute } from '@tanstack/react-router'
import { readFirstHotels } from '../../features/hotel/list/first-answers.ts'
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
  // In the file of the page: what starts every page has no room for it.
  codeSplitGroupings: [['component', 'loader']],
  loader: ({ context, location }) =>
    readFirstHotels(context.queryClient, readHotelListSearch(location.search)),
  shouldReload: false,
  component: HotelListPage,
})
