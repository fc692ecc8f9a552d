import { draw } from '../draw.ts'

/** How far a seeded order has come when the world begins, and by which way. */
export type Story =
  | 'unpaid'
  | 'expired'
  | 'waiting'
  | 'offered'
  | 'review'
  | 'rejected'
  | 'deadline'
  | 'arriving'
  | 'confirmed'
  | 'staying'
  | 'completed'
  | 'no_show'
  | 'cancelling'
  | 'cancelled_unpaid'
  | 'cancelled_free'
  | 'cancelled_fee'

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

/** Every further order: mostly past stays, as in a real account. */
const laterStories: readonly Story[] = [
  ...Array<Story>(12).fill('completed'),
  ...Array<Story>(4).fill('confirmed'),
  'cancelled_free',
  'cancelled_fee',
  'no_show',
  'rejected',
  'expired',
]

export interface StoryRow {
  readonly index: number
  readonly story: Story
  readonly company_id: string
}

export const usualOrders = 60

/** Companies in turn for the orders of one story; the new company only ever looked, and let bookings lapse. */
const turns = ['1', '2', '1', '3', '1', '2', '1', '3']
const ofNewCompany: Partial<Record<Story, number>> = { unpaid: 4, expired: 2, cancelled_unpaid: 0 }

/** The stories of a world with `count` orders; a longer list begins with the shorter one. */
export function storyRows(seed: number, count: number): StoryRow[] {
  const first = firstStories.flatMap(([story, times]) =>
    Array.from({ length: times }, (_, nth) => ({
      story,
      company_id: ofNewCompany[story] === nth ? '4' : (turns[nth % turns.length] as string),
    })),
  )
  return Array.from({ length: count }, (_, index) => {
    const known = first[index]
    if (known) return { index, ...known }
    return { index, story: draw(seed, 'order', index, 'story').pick(laterStories), company_id: '1' }
  })
}
