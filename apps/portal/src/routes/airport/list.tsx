import { createFileRoute } from '@tanstack/react-router'
import { TransferListPage } from '../../features/airport/TransferListPage.tsx'
import { readTransferListSearch } from '../../shared/transfer/transfer-search.ts'

export const Route = createFileRoute('/airport/list')({
  staticData: {
    name: 'airport/list',
    layout: 'cms',
    guards: [],
    title: 'airportList',
    texts: ['stay', 'hotel', 'ride'],
  },
  validateSearch: readTransferListSearch,
  component: TransferListPage,
})
