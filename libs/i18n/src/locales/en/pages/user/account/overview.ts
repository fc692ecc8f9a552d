import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/account/overview.ts'

export default {
  welcome: '{{name}}: {{greeting}}',
  money: 'Money',
  toBalance: 'Balance and movements',
  week: 'Last seven days',
  weekRange: '{{from}} to {{to}}',
  booked: 'Orders made',
  roomNights: 'Room nights',
  turnover: 'Settlement prices',
  statuses: 'Hotel bookings',
  allOrders: 'All orders',
  orders: '{{count}} orders',
  orders_one: '{{count}} order',
  none: 'No orders yet',
  noneHint: 'Search for a hotel and book it; how it goes on will stand here.',
  search: 'Search hotels',
  deadlines: 'Next deadlines',
  within24: '{{count}} within 24 hours',
  noDeadlines: 'No deadline ahead',
  noDeadlinesHint: 'Orders that need you, or that will soon cost something, will stand here.',
} as const satisfies Texts<typeof zh>
