import { createFileRoute } from '@tanstack/react-router'
import { TripDetailPage } from '../../../features/trip/TripDetailPage.tsx'
import { loadProductPart } from '../../../trade/product/parts.ts'

export const Route = createFileRoute('/user/trip/detail/$id')({
  staticData: {
    name: 'trip/detail',
    layout: 'user',
    guards: [],
    title: 'trip',
    texts: ['trip', 'allocation', 'hotel', 'order', 'document'],
    needs: ['getTrip'],
    activeMenuPaths: ['/user/trip/list'],
  },
  loader: () => loadProductPart('drafts'),
  component: TripDetailPage,
})
