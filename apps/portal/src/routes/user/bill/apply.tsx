import { createFileRoute } from '@tanstack/react-router'
import { BillApplyPage } from '../../../features/bill/apply/BillableOrders.tsx'
import { readBillApplySearch } from '../../../features/bill/bill-search.ts'

export const Route = createFileRoute('/user/bill/apply')({
  staticData: {
    name: 'bill/apply',
    layout: 'user',
    guards: [],
    title: 'billApply',
    texts: ['document', 'filters'],
    needs: ['listBillableOrders'],
    activeMenuPaths: ['/user/bill/apply'],
  },
  validateSearch: readBillApplySearch,
  component: BillApplyPage,
})
