import { createFileRoute } from '@tanstack/react-router'
import { TransferListPage } from '../../features/airport/TransferListPage.tsx'
import { unread } from '../../shared/search-params.ts'
import type { TransferListSearch } from '../../shared/transfer/transfer-search.ts'

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
