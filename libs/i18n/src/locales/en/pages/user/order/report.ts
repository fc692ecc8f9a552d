import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/order/report.ts'

export default {
  groups: 'Group by',
  by: {
    month: 'By month',
    product: 'By product line',
    operator: 'By operator',
    customer: 'By customer',
    cost_centre: 'By cost centre',
  },
  heads: {
    month: 'Month',
    product: 'Product line',
    operator: 'Operator',
    customer: 'Customer',
    cost_centre: 'Cost centre',
  },
  filters: 'Filter the report',
  about:
    'Orders that were cancelled, rejected or have expired count only with their fee and refund. A row opens its orders.',
  table: 'Report of bookings',
  columns: {
    bookings: 'Bookings',
    lost: 'Cancelled or lost',
    room_nights: 'Room nights',
    rides: 'Rides',
    total_price: 'Selling price',
    total_settlement_price: 'Net price',
    margin: 'Margin',
    cancellation_fee: 'Cancellation fees',
    refund_money: 'Refunds',
  },
  without: { customer: 'Without customer', cost_centre: 'Without cost centre' },
  sum: 'Total',
  empty: 'No orders match',
  emptyHint: 'Widen the dates or clear the filters.',
  none: 'No bookings yet',
  noneHint: 'Book a hotel, a car or a transfer; the sums appear here.',
  search: 'Start a search',
} as const satisfies Texts<typeof zh>
