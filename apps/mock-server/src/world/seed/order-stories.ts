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

const laterProducts = ['hotel', 'hotel', 'hotel', 'car', 'airport'] as const

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
  readonly product: 'hotel' | 'car' | 'airport'
  readonly story: Story
  readonly company_id: string
}

/** Companies in turn for the orders of one story; the new company only ever looked, and let bookings lapse. */
const turns = ['1', '2', '1', '3', '1', '2', '1', '3']
const ofNewCompany: Partial<Record<Story, number>> = { unpaid: 4, expired: 2, cancelled_unpaid: 0 }

type First = Omit<StoryRow, 'index'>

const turnOf = (nth: number) => turns[nth % turns.length] as string

/** Rides in every status at least three times; the rest are over, as in a real account. */
function rides(product: 'car' | 'airport', count: number): First[] {
  const told = rideStories.flatMap(([story, times]) =>
    Array.from({ length: times }, (_, nth): First => ({ product, story, company_id: turnOf(nth) })),
  )
  const over = Array.from({ length: count - told.length }, (_, nth): First => {
    return { product, story: 'completed', company_id: turnOf(nth) }
  })
  return [...told, ...over]
}

/** The usual world: sixty stays that show everything, then 90 cars, 110 transfers, and 200 further stays. */
const usual: readonly First[] = [
  ...firstStories.flatMap(([story, times]) =>
    Array.from({ length: times }, (_, nth): First => {
      return { product: 'hotel', story, company_id: ofNewCompany[story] === nth ? '4' : turnOf(nth) }
    }),
  ),
  ...rides('car', 90),
  ...rides('airport', 110),
  ...Array.from({ length: 200 }, (_, nth): First => {
    const story = laterStories[nth % laterStories.length] as Story
    return { product: 'hotel', story, company_id: turnOf(nth) }
  }),
]

export const usualOrders = usual.length

/** The stories of a world with `count` orders; a longer list begins with the shorter one. */
export function storyRows(seed: number, count: number): StoryRow[] {
  return Array.from({ length: count }, (_, index) => {
    const known = usual[index]
    if (known) return { index, ...known }
    const of = (field: string) => draw(seed, 'order', index, field)
    const product = of('product').pick(laterProducts)
    return { index, product, story: of('story').pick(laterStories), company_id: '1' }
  })
}
