import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/car-order/list.ts'

export default {
  table: 'Car rental bookings',
  keywordHint: 'Booking ID, vehicle, plate, guest',
  dateFields: { booking: 'Booking date', check_in: 'Rental date', check_out: 'End date' },
  columns: { vehicle: 'Vehicle model', rentalDate: 'Rental date', driver: 'Driver' },
  none: 'No car rental bookings yet',
  noneHint: 'Search for a car and book it; the order will appear here.',
  search: 'Search cars',
} as const satisfies Texts<typeof zh>
