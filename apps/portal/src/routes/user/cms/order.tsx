import { createFileRoute } from '@tanstack/react-router'
import { PaidContentPage } from '../../../features/cms/member/PaidContentPage.tsx'
import { readPageSearch } from '../../../shared/search-params.ts'

export const Route = createFileRoute('/user/cms/order')({
  staticData: {
    name: 'cms/order',
    layout: 'user',
    guards: [],
    title: 'paidContent',
    texts: ['cms'],
    needs: ['listContentOrders'],
  },
  validateSearch: readPageSearch,
  component: PaidContentPage,
})
