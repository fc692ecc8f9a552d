import { createFileRoute } from '@tanstack/react-router'
import { BillListPage } from '../../../features/bill/BillListPage.tsx'
import { readBillListSearch } from '../../../features/bill/bill-search.ts'

export const Route = createFileRoute('/user/bill/details')({
  staticData: {
    name: 'bill/details',
    layout: 'user',
    guards: [],
    title: 'billDetails',
    texts: ['document', 'filters'],
    needs: ['listBills'],
  },
  validateSearch: readBillListSearch,
  component: BillListPage,
})
