import { withCorrectedNames } from '../order/guests.ts'
import type { CarOrderRecord } from '../order/order.ts'
import type { Product, RideProduct } from '../product.ts'
import { againstAges, movedRide, moveError } from '../ride/change.ts'
import { rideFindings, rideMembers, rideTexts } from '../ride/product.ts'
import { fromRfc } from '../time/zones.ts'
import { offsetErrors } from '../transport/ride-time.ts'
import { movedItinerary } from './itinerary.ts'

const nameOf = ({ vehicle }: CarOrderRecord) => vehicle.name

export const carProduct: Product<'car'> = {
  ...rideMembers,
  letter: 'C',
  ordersPath: '/user/car-order',
  followsFlights: false,

  titleOf: nameOf,
  keywordsOf: ({ vehicle, pick_up_location, dispatch }) => [
    vehicle.name.en,
    vehicle.name['zh-cn'],
    pick_up_location.name,
    dispatch.driver?.plate ?? '',
  ],
  missedFrom: ({ service_start }) => service_start,

  changeable: ['guests', 'special_requests', 'pick_up_local', 'contact'],
  changeErrors: (order, { pick_up_local }, now) => {
    const start = pick_up_local ? fromRfc(pick_up_local) : null
    const error = start === null ? null : (moveError(order, start, now) ?? againstAges(order, start))
    return {
      ...(error && { 'changes.pick_up_local': [error] }),
      ...offsetErrors({ 'changes.pick_up_local': pick_up_local }, order.tz),
    }
  },
  asksSupplier: (_order, { pick_up_local }) => pick_up_local !== undefined,
  changed: (order, changes, { now }) => {
    const { pick_up_local } = changes
    const start = pick_up_local ? fromRfc(pick_up_local) : order.service_start
    const itinerary = movedItinerary(order.itinerary, order, start - order.service_start)
    return movedRide({ ...order, itinerary, guests: withCorrectedNames(order.guests, changes) }, start, now)
  },

  offerText: (order) => rideTexts(order, nameOf(order)),
  findings: (order) => rideFindings(order, order.vehicle.seats * order.vehicles),
}

export const carRide: RideProduct<'car'> = {
  overtimeName: { en: 'Overtime', 'zh-cn': '超时' },
  zoneOf: ({ zone }) => zone,
  pickUpPlaceOf: ({ pick_up_location }) => pick_up_location,
}
