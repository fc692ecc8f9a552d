import { createFileRoute } from '@tanstack/react-router'
import { IntegralPage } from '../../../features/account/IntegralPage.tsx'
import type { IntegralSearch } from '../../../features/account/integral-search.ts'
import { unread } from '../../../shared/search-params.ts'

export const Route = createFileRoute('/user/account/integral')({
  staticData: {
    name: 'account/integral',
    layout: 'user',
    guards: [],
    title: 'integral',
    texts: [],
  },
  validateSearch: unread<IntegralSearch>,
  component: IntegralPage,
})
