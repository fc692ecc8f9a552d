import { itineraryErrors } from '../../domain/car/itinerary.ts'
import { priceRental } from '../../domain/car/quote.ts'
import { pricedRentalChange } from '../../domain/car/ride-change.ts'
import { repeatErrors } from '../../domain/order/book-base.ts'
import type { CarOrderRecord, WantedChange } from '../../domain/order/order.ts'
import { invalidFields } from '../../domain/refusal.ts'
import { extraTexts } from '../../domain/ride/price.ts'
import { travellerErrors } from '../../domain/ride/travellers.ts'
import { dayOf } from '../../domain/time/zones.ts'
import type { LocalText } from '../../texts/language.ts'
import type { FieldErrors } from '../../texts/text.ts'
import { rideMarkup } from '../markup/market.ts'
import type { LinePair, PricedChange } from '../product.ts'
import {
  asksFleet,
  extrasLine,
  pairOf,
  peopleLine,
  pickUpLine,
  plain,
  refuseErrors,
  vehicleLine,
} from '../ride/ride-change.ts'
import type { Viewer } from '../viewer.ts'
import { durationTexts } from './present-car.ts'
import { rentalRequest, rentalRequestErrors } from './rental-request.ts'

const path = 'change.rental'

/** Other days, hours, places, stops, vehicles or people, priced as a booking is. */
export function priceRentalChange(
  order: CarOrderRecord,
  { change: { rental: wanted }, different_people }: WantedChange,
  viewer: Viewer,
): PricedChange {
  const { world, now } = viewer
  if (!wanted) throw invalidFields({ [path]: ['change_needed'] })
  const { hire, guests, itinerary } = wanted
  const vehicle = world.catalogue.vehicle(hire.model_id)
  if (!vehicle || vehicle.tz !== order.tz)
    throw invalidFields({ [`${path}.hire.model_id`]: ['choice_unknown'] })
  const request = rentalRequest(hire, order.currency)
  refuseErrors(`${path}.hire`, rentalRequestErrors(hire, request, vehicle, viewer))
  const rental = priceRental(world.catalogue, request, now, rideMarkup(viewer, 'car'))
  if (!rental) throw invalidFields({ [`${path}.hire.model_id`]: ['choice_unknown'] })
  const { required_fields } = rental
  const day = dayOf(rental.service_start, vehicle.tz)
  const errors: FieldErrors = {
    ...repeatErrors(guests, { different_people }),
    ...travellerErrors(guests, { day, passengers: hire.passengers, required_fields }),
    ...itineraryErrors(itinerary, { ...rental, tz: vehicle.tz }),
  }
  refuseErrors(path, errors)
  const priced = pricedRentalChange(order, { rental, guests, itinerary }, now)
  const after: CarOrderRecord = { ...order, ...priced }
  if (factsOf(order) === factsOf(after)) throw invalidFields({ [path]: ['change_needed'] })
  return { priced, on_request: asksFleet(order, after, rental.on_request, now) }
}

/** What was hired, whatever it costs. */
function factsOf(order: CarOrderRecord): string {
  const { service_start, vehicle, vehicles, rental_type, days_or_hours, driver_language, zone } = order
  const { pick_up_location, drop_off_location, itinerary, passengers, guests, price_breakdown } = order
  const hire = [
    vehicle.model_id,
    vehicles,
    rental_type,
    days_or_hours,
    driver_language,
    extraTexts(price_breakdown),
  ]
  const places = [pick_up_location.name, drop_off_location.name, zone?.zone_id, itinerary]
  return JSON.stringify([service_start, hire, places, passengers, guests])
}

/** Time, vehicle, length, places, people, stops and extras. */
export const rentalLines = (before: CarOrderRecord, after: CarOrderRecord): readonly LinePair[] => [
  pairOf(before, after, pickUpLine),
  pairOf(before, after, (ride) => vehicleLine(ride, ride.vehicle.name)),
  pairOf(before, after, ({ rental_type, days_or_hours }) => durationTexts(rental_type, days_or_hours)),
  pairOf(before, after, ({ pick_up_location: from, drop_off_location: to }) =>
    plain(`${from.name} – ${to.name}`),
  ),
  pairOf(before, after, peopleLine),
  pairOf(before, after, stopsLine),
  pairOf(before, after, extrasLine),
]

function stopsLine({ itinerary }: CarOrderRecord): LocalText | null {
  if (itinerary.length === 0) return null
  return plain(
    itinerary
      .map(({ date, planned_time, stop }) => [date, planned_time, stop].filter(Boolean).join(' '))
      .join(', '),
  )
}
