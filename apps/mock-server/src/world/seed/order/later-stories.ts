import type { Story } from './story.ts'

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
