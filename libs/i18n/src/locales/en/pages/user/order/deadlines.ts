import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/order/deadlines.ts'

export default {
  spans: 'Time span',
  span: {
    day: 'Next 24 hours',
    threeDays: 'Next 3 days',
    week: 'Next 7 days',
  },
  cheaper: 'Cheaper now',
  act: 'Next step',
  noneCheaper: 'No booking is cheaper now',
  noneCheaperHint:
    'While a stay can be cancelled free of charge, it is listed here when the same rooms cost less.',
  kind: 'Deadline type',
  kinds: {
    free_cancel: 'Free cancellation ends',
    pay: 'Pay before',
    offer: 'Respond by',
    check_in: 'Check-in or start of service',
    confirm: 'Supplier answers by',
    review: 'Review ends',
    cancel: 'Cancellation ends by',
    extras: 'Answer the extra charges by',
  },
  product: 'Product',
  operator: 'Operator',
  table: 'Deadlines',
  order: 'Order',
  booked: 'Product and guests',
  deadline: 'Deadline',
  price: 'Net price',
  today: 'Today',
  tomorrow: 'Tomorrow',
  clocks: 'Sorted into days by your own time; each deadline also shows the local time of the service.',
  effects: {
    free_cancel: 'After this, cancelling costs a fee.',
    pay: 'Unpaid by then, the order closes by itself.',
    offer: 'Without an answer it counts as rejected.',
    check_in: 'Once the service has begun, no booking can be cancelled.',
    confirm: 'Without an answer, our staff take over and ask the supplier.',
    review: 'Without a confirmation, the order closes and the amount held is released.',
    cancel: 'Without an answer, the order is cancelled on the accepted terms.',
    extras: 'Without an answer, the extra charges count as accepted and are charged.',
  },
  empty: 'No deadlines match',
  emptyHint: 'Choose a longer time span or clear the filters.',
  none: 'No upcoming deadlines',
  noneHint:
    'Deadlines for payment, free cancellation, change offers and check-in are listed here as they come near.',
  toOrders: 'See orders',
} as const satisfies Texts<typeof zh>
