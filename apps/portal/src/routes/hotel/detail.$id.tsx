import { createFileRoute } from '@tanstack/react-router'
import { HotelDetailPage } from '../../features/hotel/HotelDetailPage.tsx'
import { startHotel, startHotelRates } from '../../features/hotel/hotel-queries.ts'
import { readStaySearch } from '../../shared/stay-search.ts'

export const Route = createFileRoute('/hotel/detail/$id')({
  staticData: {
    name: 'hotel/detail',
    layout: 'cms',
    guards: [],
    title: 'hotelDetail',
    texts: ['stay', 'hotel'],
  },
  validateSearch: readStaySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps, cause }) => {
    startHotel(context.queryClient, params.id)
    // A link that is only pointed at asks no supplier for prices.
    if (cause !== 'preload') startHotelRates(context.queryClient, params.id, deps)
  },
  component: HotelDetailPage,
})
