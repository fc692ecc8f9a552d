import { createFileRoute } from '@tanstack/react-router'
import { HotelDetailPage } from '../../features/hotel/detail/HotelDetailPage.tsx'
import { readFirstHotel } from '../../features/hotel/list/first-answers.ts'
import { readStaySearch } from '../../shared/stay-search.ts'

export const Route = createFileRoute('/hotel/detail/$id')({
  staticData: {
    name: 'hotel/detail',
    layout: 'cms',
    guards: [],
    title: 'hotelDetail',
    texts: ['stay', 'hotel'],
    needs: ['getHotel'],
  },
  validateSearch: readStaySearch,
  // In the file of the page: what starts every page has no room for it.
  codeSplitGroupings: [['component', 'loader']],
  loader: ({ context, params, location }) =>
    readFirstHotel(context.queryClient, params.id, readStaySearch(location.search)),
  shouldReload: false,
  component: HotelDetailPage,
})
