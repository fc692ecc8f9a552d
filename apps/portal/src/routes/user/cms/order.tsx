import { createFileRoute } from '@tanstack/react-router'
import { readCmsListSearch } from '../../../features/cms/cms-list-search.ts'
import { PaidContentPage } from '../../../features/cms/member/PaidContentPage.tsx'

export const Route = createFileRoute('/user/cms/order')({
  staticData: {
    name: 'cms/order',
    layout: 'user',
    guards: [],
    title: 'paidContent',
    texts: ['cms'],
    needs: ['listContentOrders'],
  },
  validateSearch: readCmsListSearch,
  component: PaidContentPage,
})
