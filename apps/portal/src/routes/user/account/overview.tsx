import { createFileRoute } from '@tanstack/react-router'
import { OverviewPage } from '../../../features/account/OverviewPage.tsx'

export const Route = createFileRoute('/user/account/overview')({
  staticData: {
    name: 'account/overview',
    layout: 'user',
    guards: [],
    title: 'overview',
    texts: ['wallet', 'order'],
    needs: ['getWallet', 'listOrders', 'getDashboard'],
  },
  component: OverviewPage,
})
