import { laterStories, ofNewCompany, turnOf } from '../order/later-stories.ts'
import type { First, Story } from '../order/story.ts'

/** The first sixty: each status at least three times, twenty orders with a deadline inside the first day. */
const firstStories: readonly (readonly [Story, number])[] = [
  ['unpaid', 5],
  ['offered', 3],
  ['deadline', 8],
  ['arriving', 4],
  ['confirmed', 6],
  ['completed', 8],
  ['staying', 3],
  ['waiting', 3],
  ['cancelling', 3],
  ['cancelled_unpaid', 1],
  ['cancelled_free', 2],
  ['cancelled_fee', 2],
  ['rejected', 3],
  ['expired', 3],
  ['no_show', 3],
  ['review', 3],
]

export const stayStories: readonly First[] = firstStories.flatMap(([story, times]) =>
  Array.from({ length: times }, (_, nth): First => {
    return { product: 'hotel', story, company_id: ofNewCompany[story] === nth ? '4' : turnOf(nth) }
  }),
)

export const furtherStays: readonly First[] = Array.from({ length: 200 }, (_, nth): First => {
  const story = laterStories[nth % laterStories.length] as Story
  return { product: 'hotel', story, company_id: turnOf(nth) }
})
