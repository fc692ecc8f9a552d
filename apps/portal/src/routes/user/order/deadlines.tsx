import { createFileRoute } from '@tanstack/react-router'
import { DeadlinesPage } from '../../../features/order/deadlines/DeadlinesPage.tsx'
import { readDeadlinesSearch } from '../../../features/order/deadlines/deadlines-search.ts'

export const Route = createFileRoute('/user/order/deadlines')({
  staticData: {
    name: 'order/deadlines',
    layout: 'user',
    guards: [],
    title: 'deadlines',
    texts: ['order', 'filters', 'document', 'user/order/list', 'group'],
    needs: ['listOrderDeadlines'],
  },
  validateSearch: readDeadlinesSearch,
  component: DeadlinesPage,
})
