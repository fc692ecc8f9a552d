import type { RideType } from '../../../domain/order/order.ts'
import { turnOf } from '../order/later-stories.ts'
import type { First, Story } from '../order/story.ts'

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
export function rideRows(product: RideType, count: number): First[] {
  const rows = rideStories.flatMap(([story, times]) =>
    Array.from({ length: times }, (_, nth): First => ({ product, story, company_id: turnOf(nth) })),
  )
  const over = Array.from({ length: count - rows.length }, (_, nth): First => {
    return { product, story: 'completed', company_id: turnOf(nth) }
  })
  return [...rows, ...over]
}
