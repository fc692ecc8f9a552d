import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/notification/list.ts'

export default {
  unreadCount: '{{count}} unread',
  unread: 'Unread',
  markAll: 'Mark all as read',
  allRead: 'All notifications are marked as read',
  seeAll: 'See all notifications',
  none: 'No notifications yet',
  noneHint: 'You are notified here when orders, deadlines, balance, bills or invoices change.',
  tabs: 'Read or unread',
  type: 'Type',
  types: {
    order: 'Order',
    deadline: 'Deadline',
    wallet: 'Balance and credit',
    bill: 'Bill',
    invoice: 'Invoice',
    approval: 'Approval',
    system: 'Notice',
  },
  table: 'Notifications',
  subject: 'Subject',
  time: 'Time',
  actions: 'Actions',
  markRead: 'Mark as read',
  markReadOf: 'Mark as read: {{title}}',
  read: 'Read',
  empty: 'No notifications match',
  emptyHint: 'Choose another type, or see all of them.',
} as const satisfies Texts<typeof zh>
