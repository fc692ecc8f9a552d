import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/order/all.ts'

export default {
  table: 'All bookings',
  keywordHint: 'Booking ID, reference, customer, guest, hotel',
  dateFields: { booking: 'Booking date', check_in: 'First day', check_out: 'Last day' },
  none: 'No bookings yet',
  noneHint: 'Book a hotel, a car or a transfer; the order will appear here.',
  search: 'Start a search',
} as const satisfies Texts<typeof zh>
