import type { Schemas } from '@portal/api-client/contract'
import type { CarOrderRecord, PricedFields } from '../order/order.ts'
import { movedRide } from '../ride/change.ts'
import { changedFields, keptLines, withChangeFee } from '../ride/changed-ride.ts'
import { rentalParts } from './book.ts'
import type { PricedRental } from './quote.ts'

/** A confirmed rental with other days, hours, places, stops, vehicles or people. */

interface WantedRental {
  /** Priced as a new booking. */
  readonly rental: PricedRental
  readonly guests: readonly Schemas['TravellerEntry'][]
  readonly itinerary: readonly Schemas['ItineraryStop'][]
}

const charged = ['rental', 'language', 'zone', 'child_seat', 'driver_overnight', 'extra_hour']

/** Everything that is charged, whatever it costs. */
const bought = ({ price_breakdown }: Pick<CarOrderRecord, 'price_breakdown'>): string =>
  price_breakdown
    .filter(({ code }) => charged.includes(code))
    .map(({ code, quantity, name }) => `${code} ${quantity} ${name.en}`)
    .sort()
    .join()

/** The order's fields after the change; `now` in epoch ms. */
export function pricedRentalChange(
  order: CarOrderRecord,
  { rental, guests, itinerary }: WantedRental,
  now: number,
): PricedFields {
  const { service_start, service_end, policy } = rental
  const parts = rentalParts(rental, guests, itinerary)
  const lines = keptLines(order.price_breakdown, rental.lines)
  const unitOf = (code: string) => lines.find((line) => line.code === code)?.unit_price
  const wanted: CarOrderRecord = {
    ...order,
    ...parts,
    unit_price: unitOf('rental') ?? parts.unit_price,
    zone: parts.zone && { ...parts.zone, unit_price: unitOf('zone') ?? parts.zone.unit_price },
    service_start,
    service_end,
    terms_start: service_start,
    policy,
  }
  const after = isSameHire(order, rental)
    ? { ...movedRide(order, service_start, now), ...freePartsOf(parts) }
    : withChangeFee(order, wanted, lines, now)
  const { vehicle, rental_type, days_or_hours, unit_price, zone } = after
  return {
    ...changedFields(order, after, now),
    vehicle,
    rental_type,
    days_or_hours,
    unit_price,
    zone,
    ...freePartsOf(after),
  }
}

/** Whether the same cars are hired for as long as before: then price and terms stay as with `amendOrder`. */
const isSameHire = (order: CarOrderRecord, { request, lines }: PricedRental): boolean =>
  order.vehicle.model_id === request.model_id &&
  order.vehicles === request.vehicles &&
  order.rental_type === request.rental_type &&
  order.days_or_hours === request.quantity &&
  order.driver_language === request.driver_language &&
  bought(order) === bought({ price_breakdown: lines })

type FreeParts = Pick<
  CarOrderRecord,
  'guests' | 'passengers' | 'itinerary' | 'pick_up_location' | 'drop_off_location'
>

/** People, places and stops cost nothing by themselves. */
const freePartsOf = ({
  guests,
  passengers,
  itinerary,
  pick_up_location,
  drop_off_location,
}: FreeParts): FreeParts => ({ guests, passengers, itinerary, pick_up_location, drop_off_location })
