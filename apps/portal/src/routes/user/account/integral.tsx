import { createFileRoute } from '@tanstack/react-router'
import { IntegralPage } from '../../../features/account/IntegralPage.tsx'
import { readIntegralSearch } from '../../../features/account/integral-search.ts'

export const Route = createFileRoute('/user/account/integral')({
  staticData: {
    name: 'account/integral',
    layout: 'user',
    guards: [],
    title: 'integral',
    texts: [],
    needs: ['listIntegralEntries'],
  },
  validateSearch: readIntegralSearch,
  component: IntegralPage,
})
