import { createFileRoute } from '@tanstack/react-router'
import { SubAccountPage } from '../../../features/sub-account/AccountList.tsx'
import { readSubAccountSearch } from '../../../features/sub-account/sub-account-search.ts'

export const Route = createFileRoute('/user/manage/subAccount')({
  staticData: {
    name: 'manage/subAccount',
    layout: 'user',
    guards: [],
    title: 'subAccounts',
    texts: ['session', 'filters'],
    needs: ['listSubAccounts'],
  },
  validateSearch: readSubAccountSearch,
  component: SubAccountPage,
})
