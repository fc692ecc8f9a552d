import type { Texts } from '../../text-types.ts'
import type zh from '../zh-cn/trip.ts'

export default {
  fields: { title: 'Title of the trip', trip: 'Trip' },
  bar: {
    label: 'The trip of this booking',
    title: 'For the trip: {{title}}',
    hint: 'What you book here joins the trip',
    back: 'Back to the trip',
    leave: 'Book without the trip',
    gone: 'This trip was not found; what you book joins no trip.',
  },
  join: {
    open: 'Add to a trip',
    title: 'Put {{count}} orders into a trip',
    title_one: 'Put one order into a trip',
    fresh: 'A new trip',
    hint: 'A trip holds hotels, cars and transfers together, to check them and to write the itinerary. The orders stay as they are.',
    submit: 'Add to the trip',
    create: 'Create the trip',
    done: 'Added to the trip “{{title}}”',
    created: 'The trip “{{title}}” has been created',
  },
} as const satisfies Texts<typeof zh>
