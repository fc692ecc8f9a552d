import { labels } from '@portal/api-client/contract'
import type { AirportOrderRecord } from '../order/order.ts'
import type { Product, RideProduct } from '../product.ts'
import { rideFindings, rideMembers, rideTexts } from '../ride/product.ts'
import { shortAirportNames, transferTitle } from './airport.ts'
import { changedTransfer, pickUpAfter, transferErrors } from './change.ts'
import { freeWaitEnds } from './flight.ts'

const hour = 3_600_000
/** With less notice than this, a driver who is already planned must be asked. */
const plannedMs = 6 * hour

export const airportProduct: Product<'airport'> = {
  ...rideMembers,
  letter: 'A',
  ordersPath: '/user/airport-order',
  followsFlights: true,

  titleOf: ({ flight, airport, transfer_type }) => {
    if (!flight) return transferTitle(transfer_type, airport)
    const { en, 'zh-cn': zh } = labels.TransferType
    const { flight_number: number } = flight
    return { en: `${en[transfer_type]} ${number}`, 'zh-cn': `${zh[transfer_type]} ${number}` }
  },
  keywordsOf: ({ airport, flight, place, dispatch }) => [
    airport.iata,
    airport.name.en,
    airport.name['zh-cn'],
    ...shortAirportNames(airport.name),
    flight?.flight_number ?? '',
    place.name,
    dispatch.driver?.plate ?? '',
  ],
  // A driver waits for as long as that costs nothing, counted from the landing.
  missedFrom: freeWaitEnds,

  changeable: ['guests', 'special_requests', 'flight', 'pick_up_local', 'name_board_text', 'contact'],
  changeErrors: transferErrors,
  asksSupplier: (order, changes, now) =>
    pickUpAfter(order, changes) !== order.service_start &&
    (order.on_request || now > order.service_start - plannedMs),
  changed: changedTransfer,

  offerText: (order) => rideTexts(order, classOf(order)),
  findings: (order) => rideFindings(order, order.max_passengers),
}

const classOf = ({ vehicle_class }: AirportOrderRecord) => ({
  en: labels.VehicleClass.en[vehicle_class],
  'zh-cn': labels.VehicleClass['zh-cn'][vehicle_class],
})

export const airportRide: RideProduct<'airport'> = {
  overtimeName: { en: 'Waiting beyond the free minutes', 'zh-cn': '超出免费等候' },
  zoneOf: () => null,
  pickUpPlaceOf: ({ transfer_type, airport, place }) => (transfer_type === 'pickup' ? airport : place),
}
