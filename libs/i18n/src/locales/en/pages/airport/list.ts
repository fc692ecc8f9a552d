import type { Texts } from '../../../../text-types.ts'
import type zh from '../../../zh-cn/pages/airport/list.ts'

export default {
  start: 'Search an airport transfer',
  startHint: 'Enter airport, flight and place to see vehicles and prices.',
  results: 'Vehicles',
  found: '{{count}} classes of vehicles',
  found_one: '{{count}} class of vehicle',
  nothing: 'No vehicle for this ride',
  nothingAtAll:
    'The place may be too far away, or there are too many people or bags. Please change the search.',
  nothingFiltered: 'No driver here speaks this language.',
  anyDriver: 'Any driver',
  changeSearch: 'Please change the search above.',
  flight: '{{number}}: {{from}} to {{to}}, {{status}}',
  flightUnknown: '{{number}} is not in the timetable; your own times count',
  pickUpAt: 'Pick-up {{when}}',
  pickUpSuggested: 'Suggested pick-up {{when}}',
  late: 'Later than suggested ({{when}}): the guests may miss the flight.',
  way: '{{km}} km, about {{minutes}} minutes',
  sort: 'Sort',
  sorts: { default: 'Default', price: 'Lowest price', seats: 'Most seats' },
  vehicles: '{{count}} vehicles',
  examples: '{{models}} or similar',
  holds: 'Up to {{passengers}} passengers, {{luggage}} bags',
  meetGreet: 'Met at arrivals with a name board',
  waiting: {
    landing: '{{minutes}} minutes of waiting from landing are free, then {{money}} per hour',
    pick_up_time: '{{minutes}} minutes of waiting from the pick-up time are free, then {{money}} per hour',
  },
  drivers: 'Drivers speak {{languages}}',
  comma: ', ',
  driversPaid: 'Drivers speak {{languages}} (Chinese at {{money}} more)',
  night: 'The price includes a night surcharge of {{money}}',
  totalHint: 'For the whole ride',
  onRequest: 'The fleet must confirm',
  choose: 'Book',
} as const satisfies Texts<typeof zh>
