import type { Texts } from '../../text-types.ts'
import type zh from '../zh-cn/trip.ts'

export default {
  fields: { title: 'Title of the trip', trip: 'Trip' },
  bar: {
    label: 'The trip of this booking',
    title: 'For the trip: {{title}}',
    hint: 'Bookings made here are added to the trip',
    back: 'Back to the trip',
    leave: 'Book without the trip',
    gone: 'This trip was not found; bookings made here are not added to any trip.',
  },
  join: {
    open: 'Add to a trip',
    title: 'Add {{count}} orders to a trip',
    title_one: 'Add one order to a trip',
    fresh: 'A new trip',
    hint: 'A trip keeps hotels, cars and transfers together, so that you can check them and create an itinerary. The orders stay as they are.',
    submit: 'Add to the trip',
    create: 'Create the trip',
    done: 'Added to the trip “{{title}}”',
    created: 'The trip “{{title}}” has been created',
  },
  parts: {
    label: 'Book around this order',
    pickup: 'Airport pick-up',
    dropoff: 'Airport drop-off',
    return_transfer: 'Return transfer',
    next_hotel: 'Next hotel',
    joins: 'Places, day and guests are filled in. What you book joins this trip.',
    alone:
      'Places, day and guests are filled in. What you book stays outside any trip; add this order to a trip first to keep both together.',
  },
} as const satisfies Texts<typeof zh>
