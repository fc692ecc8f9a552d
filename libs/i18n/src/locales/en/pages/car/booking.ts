import type { Texts } from '../../../../text-types.ts'
import type zh from '../../../zh-cn/pages/car/booking.ts'

export default {
  sections: {
    hire: 'The hire',
    passengers: 'Passengers',
  },
  noCar: 'No car was chosen',
  noCarHint: 'Please search for cars and choose one first.',
  toSearch: 'Search cars',
  toList: 'Back to the cars',
  changeCar: 'Change car',
  fromTo: '{{from}} to {{to}}',
  priceDetails: 'Price details',
  placeTime: 'Local time',
  rentalType: 'Rental type',
  types: {
    day: 'All day ({{hours}} hours), {{money}}',
    half_day: 'Half day ({{hours}} hours), {{money}}',
    hour: 'Hourly ({{hours}} hours at least), {{money}} an hour',
  },
  quantities: {
    day: 'Days',
    half_day: 'Half days',
    hour: 'Hours',
  },
  vehicles: 'Number of vehicles',
  seatsEach: '{{count}} seats each',
  seatsEach_one: '{{count}} seat each',
  start: 'Pick-up time',
  driverLanguage: 'Driver language',
  burmese: 'Burmese, no fee',
  chineseFee: 'Chinese, {{money}} more a day',
  englishFee: 'English, {{money}} more a day',
  driverHint: 'Of a whole day: half a day costs half of it, an hour a tenth',
  zone: 'Enters an industrial zone',
  zoneHint: 'Each entry of each vehicle is charged by the zone.',
  zoneName: 'Industrial zone',
  zoneOption: '{{name}} ({{city}}), {{money}} an entry',
  zoneTimes: 'Entries of each vehicle',
  extras: {
    child_seat: 'Child seats',
    driver_overnight: 'Nights of the driver away from home',
    extra_hour: 'Extra hours',
  },
  extraHints: {
    child_seat: '{{money}} a seat for the whole hire',
    driver_overnight: '{{money}} a night',
    extra_hour: '{{money}} an hour and vehicle',
  },
  contactHint: 'Whom the fleet may ask, usually you.',
  requestsHint: 'Passed on to fleet and driver, but not guaranteed.',
  internalHint: 'Seen by your company alone, never by the fleet.',
  overtime:
    'Beyond {{hours}} hours a day each vehicle costs {{money}} an hour, settled when the service is over.',
  onRequestHint:
    'The fleet confirms after payment whether the car is free; until then cancelling costs nothing.',
  nonRefundableTitle: 'Book a non-refundable car?',
  duplicateText:
    'A passenger already has a car for this time. Please make sure that this is no double booking.',
  moved: {
    priceTitle: 'The price has changed',
    priceText: 'When the price was checked, the fleet gave a new one:',
    termsTitle: 'The terms have changed',
    termsText: 'When the price was checked, the fleet gave new terms:',
    onRequestTitle: 'The fleet must be asked now',
    onRequestText:
      'The fleet confirms after payment whether the car is free; until then cancelling costs nothing.',
    price: 'Price',
    net: 'Net price',
    policy: 'Cancellation policy',
  },
} as const satisfies Texts<typeof zh>
