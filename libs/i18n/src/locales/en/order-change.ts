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
  otherRide: 'To change vehicle, places, length or people, use “Change the ride”.',
  otherStay: 'To change dates, rooms, beds, meals or people, use “Change dates or rooms”.',
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
  needsPayer:
    'This change costs more, and your account has no right to pay. Ask a colleague who has it to make the change.',
  needsApproval:
    'With this change the order costs more than your account may spend without approval. Ask a colleague who needs no approval for this amount to make the change.',
  approval: {
    hint: 'With this change the order costs more than your account may spend without approval. Ask for approval: once it is granted, you can make exactly this change from the order. Nothing is changed or charged until then.',
    note: 'Note to approver (optional)',
    ask: 'Ask for approval',
    asked: 'Approval has been requested',
    by: 'Asked for by {{name}}.',
    endsOther:
      '{{name}} has asked for approval of another change of this order. If you go on with this one, the other one ends, and {{name}} is told.',
    waiting: {
      title: 'A change waits for approval',
      text: 'Until it is approved and made, the order stays as it is and nothing is charged. This page updates itself.',
    },
    approved: {
      title: 'The change is approved',
      text: 'It is not made yet. Make it before the time is over.',
    },
    refused: {
      title: 'The change was not approved',
      text: 'The history below shows why. The order stays as it is; you can ask for another change.',
    },
    ending: 'Then the approval ends, and the order stays as it is.',
    make: 'Make the approved change',
  },
  bookedTwice: 'This is not a double booking; make the change anyway',
  waiting: {
    title: 'A change is waiting for the supplier',
    by: '{{by}} requested it at {{time}}. Until the supplier agrees, the order stays as it is; this page updates itself.',
    since:
      'Requested at {{time}}. Until the supplier agrees, the order stays as it is; this page updates itself.',
  },
  booking: {
    title: 'Change dates or rooms of {{id}}',
    rideTitle: 'Change ride {{id}}',
    price: 'See price and terms',
    prices: 'A room that stays as it is keeps its price. Other rooms are charged at today’s price.',
    ridePrices:
      'If only time, flight or passengers change, price and terms stay, except for the night surcharge. With other changes, each unchanged charge keeps its price; the others are charged at today’s price.',
    roomAndMeals: 'Room and meals',
    bed: 'Bed',
    rate: '{{rate}} · {{meal}} · {{terms}} · {{money}}',
    rateBooked: '{{rate}} · {{meal}} · {{terms}} · booked',
    inRoom: '{{what}}, room {{number}}',
    vehicleClass: 'Vehicle',
    vehicleClasses: {
      compact: 'Compact',
      sedan: 'Sedan',
      executive: 'Executive',
      suv: 'SUV',
      mpv: 'MPV',
      luxury_mpv: 'Luxury MPV',
      van: 'Van',
      minibus: 'Minibus',
    },
    meetGreet: 'Name board in the hall',
    model: 'Model',
    addAdult: 'Add adult',
    addChild: 'Add child',
    removeGuest: 'Remove {{guest}}',
    unavailable: 'The hotel cannot offer this',
    roomReason: 'Room {{number}}: {{reason}}.',
    difference: 'The difference',
    charged: '{{money}} is charged to the account that paid for the order ({{channel}}).',
    returned: '{{money}} goes back to where the order was paid from ({{channel}}).',
    fee: 'For what is cancelled, the cancellation terms charge {{money}}. It is part of the new total and is not refunded later.',
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
