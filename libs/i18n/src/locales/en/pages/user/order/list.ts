import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/order/list.ts'

export default {
  tabs: 'By status',
  filters: 'Filter orders',
  keywordHint: 'Booking ID, hotel, guest, hotel number',
  dateField: 'Which date',
  dateFields: {
    booking: 'Booking date',
    check_in: 'Check-in date',
    check_out: 'Check-out date',
  },
  table: 'Hotel bookings',
  columns: {
    price: 'Settlement price',
  },
  preview: 'Quick look',
  previewOf: 'Quick look at {{id}}',
  openOrder: 'Open the order',
  booked: 'Booked',
  operator: 'Operator',
  sums: 'Sum of all results',
  roomNights: '{{count}} room nights',
  roomNights_one: '{{count}} room night',
  empty: 'No order matches',
  emptyHint: 'Widen or clear the filters and try again.',
  none: 'No hotel bookings yet',
  noneHint: 'Search for a hotel and book it; the order will stand here.',
  search: 'Search hotels',
  updated: 'The status of an order has changed',
} as const satisfies Texts<typeof zh>
