import { createFileRoute } from '@tanstack/react-router'
import { BillListPage } from '../../../features/bill/BillListPage.tsx'
import type { BillListSearch } from '../../../features/bill/bill-list-search.ts'
import { unread } from '../../../shared/search-params.ts'

export const Route = createFileRoute('/user/bill/details')({
  staticData: {
    name: 'bill/details',
    layout: 'user',
    guards: [],
    title: 'billDetails',
    texts: ['document', 'filters'],
  },
  validateSearch: unread<BillListSearch>,
  component: BillListPage,
})
