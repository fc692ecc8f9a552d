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
  flightHint: 'If we find the flight, the driver follows it',
  nameBoard: 'Name board',
  nameBoardHint: 'If empty, the name of the lead passenger',
  languageFee: '{{language}}, +{{money}}',
  childSeat: 'Child seats',
  childSeatHint: '{{money}} each',
  extraWait: 'Extra waiting hours',
  extraWaitHint: '{{money}} per hour',
  reminderHint: 'For driver and guest; kept with the order and printed on the voucher.',
  contactHint: 'The fleet may contact this person, usually you.',
  requestsHint: 'Passed on to fleet and driver, but not guaranteed.',
  internalHint: 'Visible only to your company, not to the fleet.',
  waiting: {
    landing:
      'The driver waits {{minutes}} minutes from landing free of charge, then at {{money}} per hour, settled after the service.',
    pick_up_time:
      'The driver waits {{minutes}} minutes from the pick-up time free of charge, then at {{money}} per hour, settled after the service.',
  },
  onRequest: 'The fleet must confirm',
  onRequestHint: 'The fleet confirms availability after payment; until then you can cancel free of charge.',
  nonRefundableTitle: 'Book a non-refundable vehicle?',
  duplicateText:
    'A passenger already has a transfer for this time. Please make sure that this is not a double booking.',
  moved: {
    priceTitle: 'The price has changed',
    priceText: 'The fleet returned a new price when it was checked:',
    termsTitle: 'The terms have changed',
    termsText: 'The fleet returned new terms when the price was checked:',
    price: 'Price',
    net: 'Net price',
    policy: 'Cancellation policy',
  },
} as const satisfies Texts<typeof zh>
