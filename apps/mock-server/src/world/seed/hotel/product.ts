import { addDays } from '../../../domain/time/dates.ts'
import { instantOf } from '../../../domain/time/zones.ts'
import { behaviourOf } from '../carriers.ts'
import type { SeededProduct } from '../product.ts'
import { stayBooking } from './booking.ts'
import { stayDraft } from './draft.ts'
import { furtherStays, stayStories } from './stories.ts'

const hour = 3_600_000

export const hotelSeed: SeededProduct<'hotel'> = {
  bookedBy: 'bookHotel',
  firstStories: stayStories,
  furtherStories: furtherStays,
  share: 3,
  bookingFor: stayBooking,
  arrivedAt: ({ service_start }) => service_start + hour,
  missedAt: ({ check_in_date, tz }) => instantOf(addDays(check_in_date, 1), '10:00', tz),
  confirmedByHand: (order, of) => [
    { at: order.service_start + of('arrives').int(1, 6) * hour, event: 'confirm_check_in' },
    { at: order.service_end - hour, event: 'confirm_complete' },
  ],
  begunDraft: stayDraft,
  supplierOf: ({ hotel }) => ({
    supplier: behaviourOf(hotel.hotel_id).supplier,
    amends: true,
    reports: null,
  }),
}
