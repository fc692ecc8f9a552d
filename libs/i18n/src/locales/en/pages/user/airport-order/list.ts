import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/airport-order/list.ts'

export default {
  table: 'Airport transfer bookings',
  keywordHint: 'Booking ID, flight, guest, contact',
  dateFields: { booking: 'Booking date', check_in: 'Transfer date', check_out: 'End date' },
  columns: { type: 'Type', flight: 'Flight number', pickUpTime: 'Pick-up time' },
  none: 'No airport transfer bookings yet',
  noneHint: 'Search for a transfer and book it; the order will appear here.',
  search: 'Search transfers',
} as const satisfies Texts<typeof zh>
