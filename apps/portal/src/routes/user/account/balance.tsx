import { createFileRoute } from '@tanstack/react-router'
import { BalancePage } from '../../../features/wallet/BalancePage.tsx'
import type { BalanceSearch } from '../../../features/wallet/balance-search.ts'
import { unread } from '../../../shared/search-params.ts'

export const Route = createFileRoute('/user/account/balance')({
  staticData: {
    name: 'account/balance',
    layout: 'user',
    guards: [],
    title: 'balance',
    texts: ['wallet', 'filters', 'export'],
  },
  validateSearch: unread<BalanceSearch>,
  component: BalancePage,
})
