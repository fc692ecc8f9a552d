import { lazyDialog } from '@portal/ui'
import { createFileRoute } from '@tanstack/react-router'
import { TripDetailPage } from '../../../features/trip/TripDetailPage.tsx'
import { withTexts } from '../../../shared/lazy-load.ts'

// The orders of a trip are paid together as those of a list are.
const PayDialog = lazyDialog(() =>
  withTexts(['user/order/list'], () => import('../../../features/order/batch/PayBatchDialog.tsx')),
)

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
  component: () => <TripDetailPage PayDialog={PayDialog} />,
})
