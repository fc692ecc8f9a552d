import { createFileRoute } from '@tanstack/react-router'
import { TransferListPage } from '../../features/airport/list/TransferListPage.tsx'
import type { TransferListSearch } from '../../features/airport/search/transfer-search.ts'
import { unread } from '../../shared/search-params.ts'

export const Route = createFileRoute('/airport/list')({
  staticData: {
    name: 'airport/list',
    layout: 'cms',
    guards: [],
    title: 'airportList',
    texts: ['stay', 'hotel', 'ride'],
  },
  validateSearch: unread<TransferListSearch>,
  component: TransferListPage,
})
