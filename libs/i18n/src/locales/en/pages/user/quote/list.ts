import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/quote/list.ts'

export default {
  table: 'Quotes',
  columns: {
    title: 'Title',
    customer: 'Customer',
    price: 'Options from',
    until: 'Valid until',
    views: 'Views',
    operator: 'Operator',
    status: 'Status',
  },
  status: {
    draft: 'Draft',
    sent: 'Sent',
    viewed: 'Viewed',
    chosen: 'Customer chose',
    booked: 'Booked',
    expired: 'Expired',
    revoked: 'Revoked',
  },
  options: '{{count}} options',
  options_one: '{{count}} option',
  keyword: 'Title or customer',
  empty: 'No quotes match',
  emptyHint: 'Try removing filters.',
  none: 'No quotes yet',
  noneHint: 'Search hotels, cars or transfers, and add what fits to a quote.',
  search: 'Search',
} as const satisfies Texts<typeof zh>
