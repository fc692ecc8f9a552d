import { createFileRoute } from '@tanstack/react-router'
import { ReportPage } from '../../../features/order/report/ReportPage.tsx'
import { readReportSearch } from '../../../features/order/report/report-search.ts'

export const Route = createFileRoute('/user/order/report')({
  staticData: {
    name: 'order/report',
    layout: 'user',
    guards: [],
    title: 'orderReport',
    texts: ['order', 'allocation', 'user/order/all', 'user/order/list', 'hotel', 'filters', 'export'],
    needs: ['getOrderReport', 'listOrders'],
  },
  validateSearch: readReportSearch,
  component: ReportPage,
})
