import type { Texts } from '../../../../text-types.ts'
import type zh from '../../../zh-cn/pages/hotel/booking.ts'

export default {
  sections: {
    requests: 'Requests and arrival',
  },
  contactHint: 'The hotel may contact this person, usually you.',
  requestsHint: 'Passed on to the hotel, but not guaranteed.',
  internalHint: 'Visible only to your company, not to the hotel.',
  bed: 'Bed',
  bedHint: {
    promised: 'The hotel guarantees the bed that you choose.',
    wish: 'The bed is a request: the hotel arranges it if possible.',
  },
  cot: 'Cots',
  cots: 'Cots for {{count}} infants',
  cots_one: 'Cot for the infant',
  cotsHint: 'Free of charge; an infant without a cot sleeps in a parent’s bed.',
  noCot: 'No cot',
  cotNumber: '{{count}} cots',
  cotNumber_one: '{{count}} cot',
  late: 'Late arrival',
  lateHint: 'Tell the hotel when the guest comes after 18:00, so that the room is kept.',
  flight: 'Flight number',
  eta: 'Expected arrival',
  etaHint: 'Hotel time. Before 06:00 is the morning after the check-in day.',
  mismatch:
    'If the actual guest’s nationality or name does not match the booking, this may cause extra charges, inability to change, or refusal of check-in.',
  bookedFor: 'This price is for guests of nationality {{nationality}}.',
  changeRate: 'Change room',
  noRate: 'No room was chosen',
  noRateHint: 'Please choose a rate on a hotel page first.',
  toSearch: 'Search hotels',
  toHotel: 'Back to the hotel',
  toGroup: 'Back to the group request',
  nonRefundableTitle: 'Book a non-refundable room?',
  duplicateText:
    'A guest already has an order for these nights. Please make sure that this is not a double booking.',
} as const satisfies Texts<typeof zh>
