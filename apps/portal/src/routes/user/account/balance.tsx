import { createFileRoute } from '@tanstack/react-router'
import { BalancePage } from '../../../features/wallet/BalancePage.tsx'
import { readBalanceSearch } from '../../../features/wallet/balance-search.ts'

export const Route = createFileRoute('/user/account/balance')({
  staticData: {
    name: 'account/balance',
    layout: 'user',
    guards: [],
    title: 'balance',
    texts: ['wallet', 'document', 'filters', 'export'],
    needs: ['getWallet', 'listLedgerEntries'],
  },
  validateSearch: readBalanceSearch,
  component: BalancePage,
})
