import type { Texts } from '../../../../text-types.ts'
import type zh from '../../../zh-cn/pages/airport/booking.ts'

export default {
  sections: {
    flight: 'Flight and driver',
    guests: 'Passengers',
  },
  noRide: 'No vehicle was chosen',
  noRideHint: 'Please search for a transfer and choose a vehicle first.',
  toSearch: 'Search transfers',
  toList: 'Back to the vehicles',
  gone: 'This vehicle can no longer be booked',
  goneHint: 'What you have entered is kept; please choose another vehicle.',
  changeVehicle: 'Change vehicle',
  way: { pickup: '{{airport}} to {{place}}', dropoff: '{{place}} to {{airport}}' },
  pickUpAt: 'Pick-up {{when}}, airport time',
  priceDetails: 'Price details',
  airportTime: 'Airport time',
  flightHint: 'The driver follows the flight',
  nameBoard: 'Name board',
  nameBoardHint: 'Left empty, the name of the lead passenger',
  languageFee: '{{language}}, {{money}} more',
  childSeat: 'Child seats',
  childSeatHint: '{{money}} each',
  extraWait: 'Extra hours of waiting',
  extraWaitHint: '{{money}} an hour',
  reminderHint: 'For driver and guest; it stays with the order and stands on the voucher.',
  contactHint: 'The fleet may contact this person, usually you.',
  requestsHint: 'Passed on to fleet and driver, but not guaranteed.',
  internalHint: 'Visible to your company only, not to the fleet.',
  waiting: {
    landing:
      'The driver waits {{minutes}} minutes from landing without a fee, then at {{money}} an hour, settled when the service is over.',
    pick_up_time:
      'The driver waits {{minutes}} minutes from the pick-up time without a fee, then at {{money}} an hour, settled when the service is over.',
  },
  onRequest: 'The fleet must confirm',
  onRequestHint:
    'The fleet confirms after payment whether the vehicle is free; until then cancelling costs nothing.',
  nonRefundableTitle: 'Book a non-refundable vehicle?',
  duplicateText:
    'A passenger already has a transfer for this time. Please make sure that this is no double booking.',
  moved: {
    priceTitle: 'The price has changed',
    priceText: 'When the price was checked, the fleet gave a new one:',
    termsTitle: 'The terms have changed',
    termsText: 'When the price was checked, the fleet gave new terms:',
    price: 'Price',
    net: 'Net price',
    policy: 'Cancellation policy',
  },
} as const satisfies Texts<typeof zh>
