import type { Texts } from '../../text-types.ts'
import type zh from '../zh-cn/desk.ts'

export default {
  label: 'Your day',
  today: 'Today',
  overview: 'Overview',
  moves: { arrival: 'Check-in', ride: 'Ride', departure: 'Check-out' },
  quiet: 'No arrivals or departures today',
  quietHint: 'Check-ins, rides and check-outs of the day will appear here by the hour.',
  deadlines: 'Due within 24 hours',
  noDeadlines: 'Nothing due within 24 hours',
  noDeadlinesHint: 'Orders to pay or confirm, or that will soon cost something, will appear here.',
  all: 'See all',
  more: 'and {{count}} more',
  money: 'Balance',
  balance: 'Balance and credit',
  available: 'Pre-deposit available',
  credit: 'Credit available',
  dueSoon: 'To pay within 24 hours',
  overdue: 'Overdue',
  favourites: 'Favourite hotels',
  noFavourites: 'No favourite hotels yet',
  noFavouritesHint: 'Select the heart on a hotel to list it here.',
} as const satisfies Texts<typeof zh>
