import { createFileRoute } from '@tanstack/react-router'
import { BillApplyPage } from '../../../features/bill/BillApplyPage.tsx'
import type { BillApplySearch } from '../../../features/bill/bill-apply-search.ts'
import { unread } from '../../../shared/search-params.ts'

export const Route = createFileRoute('/user/bill/apply')({
  staticData: {
    name: 'bill/apply',
    layout: 'user',
    guards: [],
    title: 'billApply',
    texts: ['document', 'filters'],
    activeMenuPaths: ['/user/bill/apply'],
  },
  validateSearch: unread<BillApplySearch>,
  component: BillApplyPage,
})
