import type { Texts } from '../../text-types.ts'
import type zh from '../zh-cn/replacement.ts'

export default {
  cheaper: {
    title: 'The same stay costs {{money}} less now',
    text: 'Today it costs {{now}} instead of {{before}}. You can book it again at that price: this booking is cancelled free of charge once the new one is confirmed, not before.',
    book: 'Book again at today’s price',
  },
  dialog: {
    title: 'Book {{id}} again at a lower price',
    before: 'This booking',
    now: 'Today',
    saved: 'Saved',
    until: 'The new booking must be confirmed by',
    steps:
      'Hotel, dates, rooms, rates and guests stay the same. The new booking is paid in the same way ({{channel}}). Once the hotel has confirmed it, this one is cancelled free of charge and paid back.',
    both: 'Until then both amounts are taken, so the balance must cover both. If the hotel does not confirm, the new booking is closed, its amount is released, and this one stays as it is.',
    submit: 'Book again for {{money}}',
    done: 'Booked again; the hotel is asked to confirm',
    changed: 'The price has just changed. Please review the new one.',
    changedMeanwhile: 'The order has just changed. Please review it again.',
    gone: 'The stay is no longer cheaper, or it is sold out. This booking stays as it is.',
  },
  open: 'Booked again at a lower price. This booking stays until the new one is confirmed:',
  replaced: 'Replaced by a cheaper booking; this one was cancelled free of charge:',
  second:
    'Once confirmed, this booking replaces the first one, which is then cancelled free of charge. If it is not confirmed, the first one stays:',
  taken: 'This booking replaced the first one:',
} as const satisfies Texts<typeof zh>
