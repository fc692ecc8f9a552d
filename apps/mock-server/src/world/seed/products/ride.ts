import type { RideOrderRecord, RideType } from '../../../domain/order/order.ts'
import type { Draw } from '../../draw.ts'
import { type BookingRequest, bookingTime } from '../order/order-booking.ts'
import { partyFor } from '../order/order-guests.ts'
import { type FirstStory, type Step, type Story, turnOf } from '../order/story.ts'

/** What rentals and transfers are picked by. */
export const rideRequest = (request: BookingRequest) => ({
  row: request.row,
  party: partyFor(request.catalogue.seed, request.row.index),
  currency: request.company.settlement_currency,
  start: request.start,
  bookedAt: bookingTime(request),
})

const minute = 60_000
const hour = 60 * minute

/** How rentals and transfers go on. */
export const rideSteps = {
  arrivedAt: ({ service_start }: RideOrderRecord): number => service_start + 5 * minute,
  missedAt: ({ service_start }: RideOrderRecord): number => service_start + 2 * hour,
  confirmedByHand: (order: RideOrderRecord, of: (field: string) => Draw): Step[] => [
    { at: order.service_start + 5 * minute, event: 'confirm_check_in' },
    { at: order.service_end + of('ends').int(2, 40) * minute, event: 'confirm_complete' },
  ],
}

/** Of cars and of transfers alike. */
const rideStories: readonly (readonly [Story, number])[] = [
  ['unpaid', 3],
  ['offered', 3],
  ['waiting', 3],
  ['review', 3],
  ['arriving', 4],
  ['confirmed', 12],
  ['staying', 4],
  ['cancelling', 3],
  ['cancelled_unpaid', 1],
  ['cancelled_free', 3],
  ['cancelled_fee', 2],
  ['rejected', 3],
  ['expired', 3],
  ['no_show', 3],
]

/** Rides in every status at least three times; the rest are over, as in a real account. */
export function rideRows(product: RideType, count: number): FirstStory[] {
  const rows = rideStories.flatMap(([story, times]) =>
    Array.from({ length: times }, (_, nth): FirstStory => ({ product, story, company_id: turnOf(nth) })),
  )
  const over = Array.from({ length: count - rows.length }, (_, nth): FirstStory => {
    return { product, story: 'completed', company_id: turnOf(nth) }
  })
  return [...rows, ...over]
}
