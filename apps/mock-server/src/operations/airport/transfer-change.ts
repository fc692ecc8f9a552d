import { labels, type Schemas } from '@portal/api-client/contract'
import { plainFlight } from '../../domain/airport/airlines.ts'
import type { AirportRecord } from '../../domain/airport/airport.ts'
import type { FlightFacts } from '../../domain/airport/flight.ts'
import { priceTransfer } from '../../domain/airport/offer.ts'
import type { RideFlightRecord } from '../../domain/airport/order-part.ts'
import { extraErrors, planTransfer } from '../../domain/airport/plan.ts'
import { pricedTransferChange } from '../../domain/airport/ride-change.ts'
import { directionOf } from '../../domain/airport/route.ts'
import { repeatErrors } from '../../domain/order/book-base.ts'
import type { AirportOrderRecord, WantedChange } from '../../domain/order/order.ts'
import { invalidFields } from '../../domain/refusal.ts'
import { extraTexts } from '../../domain/ride/price.ts'
import { travellerErrors } from '../../domain/ride/travellers.ts'
import { clockText, dayOf, fromRfc } from '../../domain/time/zones.ts'
import type { LocalText } from '../../texts/language.ts'
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

const path = 'change.transfer'

/** Another flight, time, place, vehicle or other people, priced as a booking is. */
export function priceTransferChange(
  order: AirportOrderRecord,
  { change: { transfer: wanted }, different_people }: WantedChange,
  viewer: Viewer,
): PricedChange {
  const { world, now } = viewer
  const airport = world.catalogue.airport(order.airport.iata)
  if (!wanted || !airport) throw invalidFields({ [path]: ['change_needed'] })
  const { flight: entry, service_local, guests, passengers, vehicle_class, driver_language, extras } = wanted
  const plan = planOf(order, airport, wanted, viewer)
  const required_fields = order.transfer_type === 'pickup' ? [] : (['guest_phone'] as const)
  const day = dayOf(fromRfc(service_local), airport.tz)
  refuseErrors(path, {
    ...repeatErrors(guests, { different_people }),
    ...travellerErrors(guests, { day, passengers, required_fields }),
    ...extraErrors(extras, passengers.child_ages),
    ...(order.transfer_type === 'pickup' && !entry && { flight: ['flight_required'] }),
  })
  const choice = { vehicle_class, driver_language, extras }
  const transfer = priceTransfer(world.catalogue, plan.request, choice, now, rideMarkup(viewer, 'airport'))
  if (!transfer) throw invalidFields({ [`${path}.vehicle_class`]: ['transfer_not_offered'] })
  const priced = pricedTransferChange(
    order,
    { transfer, guests, ...flightOf(order, entry, plan.flight) },
    now,
  )
  const after: AirportOrderRecord = { ...order, ...priced }
  if (factsOf(order) === factsOf(after)) throw invalidFields({ [path]: ['change_needed'] })
  return { priced, on_request: asksFleet(order, after, transfer.on_request, now) }
}

/** When, where from and over which road; throws errors of time, flight and place. */
function planOf(
  order: AirportOrderRecord,
  airport: AirportRecord,
  { flight, service_local, place, passengers, luggage }: Schemas['TransferChange'],
  { world, now }: Viewer,
) {
  const { transfer_type, currency } = order
  const flight_local = flight?.flight_local
  // Time and number that it was booked with are not judged again.
  const isAsBooked = isBooked(order, flight)
  const at = flight_local ? fromRfc(flight_local) : null
  const flight_time_known =
    flight?.flight_time_known === true || (isAsBooked && at === (order.flight?.scheduled ?? null))
  const ride = {
    transfer_type,
    place,
    service_local,
    passengers,
    luggage,
    flight_time_known,
    ...(flight_local && { flight_local }),
  }
  const plan = (named: { readonly flight_number?: string }) =>
    planTransfer(world.catalogue, airport, { ...ride, ...named }, currency, now)
  const planned = plan(flight ? { flight_number: flight.flight_number } : {})
  const known = 'errors' in planned && planned.errors.flight_number && isAsBooked
  const found = known ? plan({}) : planned
  if (!('errors' in found)) return found
  const fields = Object.entries(found.errors).map(([field, error]) => [
    field.startsWith('flight_') ? `flight.${field}` : field,
    error,
  ])
  refuseErrors(path, Object.fromEntries(fields))
  throw new Error('A plan without a route has an error')
}

const isBooked = ({ flight }: AirportOrderRecord, entry: Schemas['FlightEntry'] | null): boolean =>
  plainFlight(entry?.flight_number ?? '') === plainFlight(flight?.flight_number ?? '')

/** The flight as the order keeps it: news of the booked one stay, and nobody knows the terminal of an unknown one. */
function flightOf(
  order: AirportOrderRecord,
  entry: Schemas['FlightEntry'] | null,
  known: FlightFacts | null,
): { readonly flight: RideFlightRecord | null; readonly terminal: string | null } {
  const { flight: booked, airport, transfer_type } = order
  if (!entry) return { flight: null, terminal: airport.terminal }
  const end = known?.[directionOf(transfer_type)]
  const typed = entry.flight_local ? fromRfc(entry.flight_local) : null
  const same = isBooked(order, entry)
  if (booked && same && (typed === null || typed === booked.scheduled))
    return { flight: booked, terminal: airport.terminal }
  const { flight_number } = entry
  return {
    flight: {
      flight_number,
      operating: known?.operating ?? flight_number,
      scheduled: typed ?? end?.scheduled ?? null,
      news: null,
    },
    terminal: end?.terminal ?? (same ? airport.terminal : null),
  }
}

/** What was booked, whatever it costs. */
const factsOf = (order: AirportOrderRecord): string => {
  const { service_start, flight, place, passengers, guests, luggage, vehicle_class, vehicles } = order
  const extras = extraTexts(order.price_breakdown)
  const { driver_language } = order
  const vehicle = [vehicle_class, vehicles, driver_language, extras]
  return JSON.stringify([service_start, flight, place.name, passengers, guests, luggage, vehicle])
}

/** Time, flight, road, vehicle, people and extras. */
export const transferLines = (before: AirportOrderRecord, after: AirportOrderRecord): readonly LinePair[] => [
  pairOf(before, after, pickUpLine),
  pairOf(before, after, flightLine),
  pairOf(before, after, ({ place }) => plain(place.name)),
  pairOf(before, after, (ride) => vehicleLine(ride, classOf(ride))),
  pairOf(before, after, peopleLine),
  pairOf(before, after, luggageLine),
  pairOf(before, after, extrasLine),
]

function flightLine({ flight, tz }: AirportOrderRecord): LocalText {
  if (!flight) return { en: 'No flight', 'zh-cn': '未填航班' }
  const at = flight.scheduled === null ? '' : ` ${clockText(flight.scheduled, tz)}`
  return { en: `Flight ${flight.flight_number}${at}`, 'zh-cn': `航班 ${flight.flight_number}${at}` }
}

const classOf = ({ vehicle_class }: AirportOrderRecord): LocalText => ({
  en: labels.VehicleClass.en[vehicle_class],
  'zh-cn': labels.VehicleClass['zh-cn'][vehicle_class],
})

const luggageLine = ({ luggage, max_luggage }: AirportOrderRecord): LocalText => {
  const pieces = luggage ?? max_luggage
  return { en: `${pieces} piece${pieces === 1 ? '' : 's'} of luggage`, 'zh-cn': `行李 ${pieces} 件` }
}
