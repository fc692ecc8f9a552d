import { createFileRoute } from '@tanstack/react-router'
import { MonthPage } from '../../../features/month/MonthPage.tsx'
import { readMonthSearch } from '../../../features/month/month-search.ts'

export const Route = createFileRoute('/user/bill/month')({
  staticData: {
    name: 'bill/month',
    layout: 'user',
    guards: [],
    title: 'month',
    texts: ['document', 'export'],
    needs: ['getMonth'],
  },
  validateSearch: readMonthSearch,
  component: MonthPage,
})
