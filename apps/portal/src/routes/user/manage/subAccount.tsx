import { createFileRoute } from '@tanstack/react-router'
import { SubAccountPage } from '../../../features/sub-account/SubAccountPage.tsx'
import type { SubAccountSearch } from '../../../features/sub-account/sub-account-search.ts'
import { unread } from '../../../shared/search-params.ts'

export const Route = createFileRoute('/user/manage/subAccount')({
  staticData: {
    name: 'manage/subAccount',
    layout: 'user',
    guards: [],
    title: 'subAccounts',
    texts: ['session'],
  },
  validateSearch: unread<SubAccountSearch>,
  component: SubAccountPage,
})
