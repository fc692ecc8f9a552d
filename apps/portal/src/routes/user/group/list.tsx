import { createFileRoute } from '@tanstack/react-router'
import { GroupListPage } from '../../../features/group/GroupListPage.tsx'
import { readGroupListSearch } from '../../../features/group/group-list-search.ts'

export const Route = createFileRoute('/user/group/list')({
  staticData: {
    name: 'group/list',
    layout: 'user',
    guards: [],
    title: 'groups',
    texts: ['group', 'filters', 'order'],
    needs: ['listGroupRequests'],
  },
  validateSearch: readGroupListSearch,
  component: GroupListPage,
})
