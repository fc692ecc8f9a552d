import { createFileRoute } from '@tanstack/react-router'
import { GroupDetailPage } from '../../../features/group/GroupDetailPage.tsx'

export const Route = createFileRoute('/user/group/detail/$id')({
  staticData: {
    name: 'group/detail',
    layout: 'user',
    guards: [],
    title: 'group',
    texts: ['group', 'order', 'hotel', 'allocation'],
    needs: ['getGroupRequest'],
    activeMenuPaths: ['/user/group/list'],
  },
  component: GroupDetailPage,
})
