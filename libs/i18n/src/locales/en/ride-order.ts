import type { Texts } from '../../text-types.ts'
import type zh from '../zh-cn/ride-order.ts'

export default {
  sections: { driver: 'Driver', travellers: 'Travellers', extras: 'Reported extra charges' },
  extras: {
    hint: 'The driver has reported charges beyond the booking. Anything not answered within 24 hours counts as accepted.',
    net: 'Net price',
  },
  service: 'Service',
  pickUp: 'Pick-up time',
  from: 'Pick-up place',
  fromLasting: 'From {{from}}, {{duration}}',
  vehicles: '{{count}} vehicles',
  vehicles_one: '{{count}} vehicle',
  flightUnknown: 'Flight not known yet',
  timeUnknown: 'time not known yet',
  transferTypes: { pickup: 'Airport pick-up', dropoff: 'Airport drop-off' },
  driverName: 'Driver name',
  driverPhone: 'Driver phone',
  plate: 'Plate number',
  noDriver: 'Not assigned yet',
  neverDriver: 'None was assigned',
  driverLanguage: 'Driver’s language',
  dispatch: 'Dispatch',
  eta: 'Expected at the pick-up',
  position: 'Driver’s position',
  openMap: 'Open map',
  passengers: 'Passengers',
  lead: 'lead passenger',
  ages: 'ages of the children: {{ages}}',
  requestsNote: 'Passed on to the supplier, not guaranteed',
} as const satisfies Texts<typeof zh>
