import type { Texts } from '../../text-types.ts'
import type zh from '../zh-cn/order-change.ts'

export default {
  title: 'Change details of {{id}}',
  guests: 'Guest names',
  localName: 'Name in local script',
  service: 'Details of the trip',
  contactAndRequests: 'Contact and requests',
  contact: 'Contact',
  requests: 'Special requests',
  requestsHint: 'Passed on to the supplier, but not guaranteed',
  otherBooking: 'Dates, vehicles and places cannot be changed here: please book again and cancel this order.',
  otherStay:
    'Dates, number of rooms and people have their own button, “Change dates or rooms”. For another room type please book again and cancel this order.',
  followsFlight: 'If only the flight changes, the pick-up time follows it.',
  stops: 'Planned stops',
  stopsMove: 'move with the pick-up time',
  check: 'Review the change',
  back: 'Back to editing',
  nothing: 'Nothing has been changed yet.',
  none: 'none',
  before: 'was: {{value}}',
  price: 'Difference in total price',
  settlement: 'Difference in net price',
  samePrice: 'The price stays the same',
  verdict: {
    apply:
      'It takes effect as soon as you send it. A new voucher is issued, and the old one is no longer valid.',
    ask: 'The supplier is asked and usually answers within minutes. Until then the order stays as it is, and nothing else can be changed.',
  },
  never: {
    terms:
      'This order is non-refundable: names, times and flights cannot be changed. Contact and requests can be changed on their own.',
    time: 'The service begins in less than an hour, too soon for the supplier to act on it. Please call the supplier.',
  },
  submit: { apply: 'Make the change', ask: 'Ask the supplier' },
  submitDearer: { apply: 'Pay {{money}} more and change', ask: 'Ask the supplier, for {{money}} more' },
  done: { apply: 'The order has been changed', ask: 'The supplier has been asked' },
  changedMeanwhile:
    'The order has just changed. What you entered is still here; please review the change again.',
  bookedTwice: 'This is not a double booking; make the change anyway',
  waiting: {
    title: 'A change is waiting for the supplier',
    by: '{{by}} requested it at {{time}}. Until the supplier agrees, the order stays as it is; this page updates itself.',
    since:
      'Requested at {{time}}. Until the supplier agrees, the order stays as it is; this page updates itself.',
  },
  booking: {
    title: 'Change dates or rooms of {{id}}',
    price: 'See price and terms',
    prices: 'A room that stays as it is keeps its price. Other rooms are charged at today’s price.',
    inRoom: '{{what}}, room {{number}}',
    addAdult: 'Add adult',
    addChild: 'Add child',
    removeGuest: 'Remove {{guest}}',
    unavailable: 'The hotel cannot offer this',
    roomReason: 'Room {{number}}: {{reason}}.',
    difference: 'The difference',
    charged: '{{money}} is charged to the account that paid for the order ({{channel}}).',
    returned: '{{money}} goes back to where the order was paid from ({{channel}}).',
    fee: 'The cancellation terms keep {{money}} of what you give up. It is part of the new total and is not paid back later.',
    ask: 'The supplier is asked and answers within {{time}} at most. Until then, and if it refuses, the booking stays as it is and no money moves. You can withdraw the request.',
    validUntil: 'This price holds until',
    validThen: 'After that, please ask for the price again.',
    accept: 'I accept the new price and the new cancellation terms',
    expired: 'The price is no longer valid. What you entered is still here; please ask again.',
    soldOut: 'The last room has just been sold. Nothing has changed; please choose other dates or rooms.',
  },
  unanswered: {
    title: 'The supplier did not answer the change',
    text: 'The request ended at {{time}}; the order stays as it is. You can request it again.',
  },
  refused: {
    title: 'The supplier refused the change',
    text: 'Answered at {{time}}; the order stays as it is. You can request another change.',
  },
} as const satisfies Texts<typeof zh>
