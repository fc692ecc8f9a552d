import type { Texts } from '../../../../text-types.ts'
import type zh from '../../../zh-cn/pages/airport/list.ts'

export default {
  start: 'Search for an airport transfer',
  startHint: 'Enter airport, flight and place to see vehicles and prices.',
  results: 'Vehicles',
  found: '{{count}} vehicle classes',
  found_one: '{{count}} vehicle class',
  nothing: 'No vehicles for this transfer',
  nothingAtAll:
    'The place may be too far away, or there are too many people or bags. Please change the search.',
  nothingFiltered: 'No driver here speaks this language.',
  anyDriver: 'Any driver',
  changeSearch: 'Please change the search above.',
  flight: '{{number}}: {{from}} to {{to}}, {{status}}',
  flightUnknown: '{{number}} is not in the timetable; we will use the times you entered',
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
    landing: '{{minutes}} minutes of free waiting from landing, then {{money}} per hour',
    pick_up_time: '{{minutes}} minutes of free waiting from the pick-up time, then {{money}} per hour',
  },
  drivers: 'Drivers speak {{languages}}',
  comma: ', ',
  driversPaid: 'Drivers speak {{languages}} (Chinese +{{money}})',
  night: 'The price includes a night surcharge of {{money}}',
  totalHint: 'Total for the transfer',
  onRequest: 'The fleet must confirm',
  choose: 'Book',
} as const satisfies Texts<typeof zh>
