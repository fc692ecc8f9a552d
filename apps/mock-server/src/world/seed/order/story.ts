import type { OrderEventName, OrderType } from '../../../domain/order/order.ts'

/** One thing that happened to a seeded order; `at` in epoch ms. */
export interface Step {
  readonly at: number
  readonly event: OrderEventName
}

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

export interface StoryRow {
  readonly index: number
  readonly product: OrderType
  readonly story: Story
  readonly company_id: string
}

export type FirstStory = Omit<StoryRow, 'index'>

/** Every further order: mostly past stays, as in a real account. */
export const laterStories: readonly Story[] = [
  ...Array<Story>(12).fill('completed'),
  ...Array<Story>(4).fill('confirmed'),
  'cancelled_free',
  'cancelled_fee',
  'no_show',
  'rejected',
  'expired',
]

/** Companies in turn for the orders of one story; the new company only ever looked, and let bookings lapse. */
const turns = ['1', '2', '1', '3', '1', '2', '1', '3']
export const ofNewCompany: Partial<Record<Story, number>> = { unpaid: 4, expired: 2, cancelled_unpaid: 0 }

export const turnOf = (nth: number) => turns[nth % turns.length] as string
