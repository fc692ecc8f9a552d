import { createFileRoute } from '@tanstack/react-router'
import { TripListPage } from '../../../features/trip/TripListPage.tsx'
import { readTripListSearch } from '../../../features/trip/trip-list-search.ts'

export const Route = createFileRoute('/user/trip/list')({
  staticData: {
    name: 'trip/list',
    layout: 'user',
    guards: [],
    title: 'trips',
    texts: ['trip', 'allocation', 'filters', 'hotel', 'order'],
    needs: ['listTrips'],
  },
  validateSearch: readTripListSearch,
  component: TripListPage,
})
