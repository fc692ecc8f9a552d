import { createFileRoute } from '@tanstack/react-router'
import { TransferListPage } from '../../features/airport/list/TransferListPage.tsx'
import { readTransferListSearch } from '../../trade/search/transfer-search.ts'

export const Route = createFileRoute('/airport/list')({
  staticData: {
    name: 'airport/list',
    layout: 'cms',
    guards: [],
    title: 'airportList',
    texts: ['stay', 'hotel', 'ride'],
    needs: ['searchTransfers'],
  },
  validateSearch: readTransferListSearch,
  component: TransferListPage,
})
