import { createFileRoute } from '@tanstack/react-router'
import { NotificationListPage } from '../../../features/notification/NotificationListPage.tsx'
import { readNotificationListSearch } from '../../../features/notification/notification-list-search.ts'

export const Route = createFileRoute('/user/notification/list')({
  staticData: {
    name: 'notification/list',
    layout: 'user',
    guards: [],
    title: 'notifications',
    texts: ['filters'],
    needs: ['listNotifications'],
  },
  validateSearch: readNotificationListSearch,
  component: NotificationListPage,
})
