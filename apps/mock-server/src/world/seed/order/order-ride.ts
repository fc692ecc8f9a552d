import type { Schemas } from '@portal/api-client/contract'
import { airlinesAt } from '../../../domain/airport/airlines.ts'
import type { AirportRecord } from '../../../domain/airport/airport.ts'
import { type FlightFacts, isDomestic } from '../../../domain/airport/flight.ts'
import { priceTransfer, type TransferRequest } from '../../../domain/airport/offer.ts'
import { directionOf, flightNear, flightOn } from '../../../domain/airport/route.ts'
import { priceRental } from '../../../domain/car/quote.ts'
import { addDays } from '../../../domain/time/dates.ts'
import { instantOf, localClock, toLocal } from '../../../domain/time/zones.ts'
import type { RideCarrier } from '../../../domain/transport/fleet.ts'
import { draw } from '../../draw.ts'
import type { Catalogue } from '../catalogue.ts'
import { carCarrier, transferCarrier } from '../products/ride-carriers.ts'
import type { SeededParty } from './order-guests.ts'
import type { Story, StoryRow } from './story.ts'

const minute = 60_000
const hour = 60 * minute

interface RideRequest {
  readonly row: StoryRow
  readonly party: SeededParty
  readonly currency: string
  /** Epoch ms at which the world begins. */
  readonly start: number
  /** Epoch ms of the booking, once the pick-up is known. */
  readonly bookedAt: (pickUp: number) => number
}

/** Models and classes that carry what a story tells; any other story takes an ordinary one. */
const carriers: Partial<
  Record<Story, { readonly car: string; readonly transfer: readonly [string, Schemas['VehicleClass']] }>
> = {
  waiting: { car: 'toyota-coaster', transfer: ['RGN', 'minibus'] },
  cancelling: { car: 'toyota-coaster', transfer: ['RGN', 'minibus'] },
  offered: { car: 'toyota-noah-mandalay', transfer: ['MDL', 'luxury_mpv'] },
  rejected: { car: 'toyota-camry-mandalay', transfer: ['MDL', 'suv'] },
  review: { car: 'toyota-probox-mandalay', transfer: ['MDL', 'compact'] },
}

const isOrdinary = ({ restless, on_request, supplier, reports }: RideCarrier) =>
  !restless && !on_request && supplier.answer === 'confirm' && reports === null

/** Days from the start of the world to the pick-up. */
const daysAway: Readonly<Record<Story, readonly [number, number]>> = {
  unpaid: [2, 30],
  expired: [3, 30],
  waiting: [4, 30],
  offered: [4, 30],
  review: [4, 30],
  rejected: [2, 30],
  deadline: [1, 1],
  arriving: [0, 0],
  confirmed: [3, 45],
  staying: [0, 0],
  completed: [-100, -8],
  no_show: [-60, -5],
  cancelling: [12, 30],
  cancelled_unpaid: [5, 25],
  cancelled_free: [16, 40],
  cancelled_fee: [-60, -5],
}

/** Epoch ms, on the quarter of an hour. Rides in service began within the last two hours, or this many ms earlier. */
function pickUpFor({ row, start }: RideRequest, seed: number, tz: string, before: number): number {
  const of = (field: string) => draw(seed, 'order', row.index, field)
  if (row.story === 'arriving') return start + of('pick up').int(10, 90) * 15 * minute
  if (row.story === 'staying') return start - before - of('pick up').int(2, 4) * 15 * minute
  const [from, to] = daysAway[row.story]
  const date = addDays(localClock(start, tz).date, of('day').int(from, to))
  const time = of('hour').int(26, 84) * 15
  return instantOf(date, '00:00', tz) + time * minute
}

/** One or two rooms share a ride, because the seed books no bus for a tour group. */
export function ridersOf(party: SeededParty) {
  const rooms = party.rooms.slice(0, 2)
  const guests = party.guests
    .filter(({ room_index }) => room_index <= rooms.length)
    .map(({ room_index: _, ...guest }, index) => ({
      ...guest,
      is_lead: index === 0,
      phone: phoneOf(guest.nationality),
    }))
  const passengers = {
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    child_ages: rooms.flatMap(({ child_ages }) => child_ages),
  }
  return { guests, passengers, people: guests.length }
}

const phoneOf = (nationality: string | undefined) =>
  nationality === 'CN' ? '+8613900012345' : nationality === 'TH' ? '+66812345678' : '+95955501234'

/** A hotel of the city as somewhere to go; the town itself where there is none. */
function placeIn(catalogue: Catalogue, city: string, index: number, field: string): Schemas['RidePlace'] {
  const hotels = catalogue.hotelsOfCity(city)
  if (hotels.length === 0) {
    const town = catalogue.city(city)
    return {
      name: town?.en ?? city,
      address: '',
      lat: town?.lat ?? null,
      lng: town?.lng ?? null,
      place_id: city,
    }
  }
  const { id, name, address, lat, lng } = draw(catalogue.seed, 'order', index, field).pick(hotels)
  return { name: name.en, address: address.en, lat, lng, place_id: id }
}

/** A hire that fits the story, priced when it was booked. */
export function pickRental(catalogue: Catalogue, request: RideRequest) {
  const { row, party, currency, bookedAt } = request
  const of = (field: string) => draw(catalogue.seed, 'order', row.index, field)
  const { passengers, people } = ridersOf(party)
  const refundable = row.story !== 'confirmed' && row.story !== 'completed'
  const model =
    carriers[row.story]?.car ??
    of('model').pick(
      catalogue.vehicles.filter(
        ({ id, seats, terms }) =>
          isOrdinary(carCarrier(id)) && seats >= Math.min(people, 4) && !(refundable && terms.non_refundable),
      ),
    ).id
  const vehicle = catalogue.vehicle(model)
  if (!vehicle) throw new Error(`There is no model ${model}`)
  const long = row.story === 'staying'
  const rental_type =
    long || vehicle.cny.half_day === null
      ? 'day'
      : of('type').pick(['day', 'day', 'half_day', 'hour'] as const)
  const type = rental_type === 'hour' && vehicle.cny.hour === null ? 'day' : rental_type
  const quantity = long
    ? of('days').int(4, 6)
    : type === 'hour'
      ? of('hours').int(3, 8)
      : type === 'day'
        ? of('days').int(1, 4)
        : 1
  const zones = catalogue.zones.filter(({ city }) => city === vehicle.city)
  const start = pickUpFor(request, catalogue.seed, vehicle.tz, 24 * hour)
  const now = bookedAt(start)
  const rentalRequest = {
    model_id: vehicle.id,
    rental_type: type,
    quantity,
    vehicles: Math.ceil(people / vehicle.seats),
    start,
    pick_up: placeIn(catalogue, vehicle.city, row.index, 'pick-up place'),
    drop_off: placeIn(catalogue, vehicle.city, row.index, 'drop-off place'),
    passengers,
    driver_language: of('language').pick(['burmese', 'chinese', 'chinese', 'english'] as const),
    zone:
      zones.length > 0 && of('zone').bool(0.35)
        ? { id: of('which zone').pick(zones).id, times: of('entries').int(1, 3) }
        : null,
    extras: [],
    currency,
  }
  const rental = priceRental(catalogue, rentalRequest, now)
  if (!rental) throw new Error(`The hire of seeded order ${row.index} has no price`)
  return { rental, bookedAt: now }
}

const airports = ['RGN', 'RGN', 'RGN', 'RGN', 'MDL', 'NYT', 'KMG', 'BKK', 'SIN', 'CAN'] as const
const classes = ['sedan', 'sedan', 'mpv', 'van', 'luxury_mpv', 'executive'] as const

/** How long a flight lands before its guests are picked up, or leaves after it; ms. */
const usualGap = { pickup: [0, 1.5 * hour], dropoff: [2.5 * hour, 4 * hour] } as const
const usualTries = 40
const mostTries = 2000

/** A flight of the timetable that fits a pick-up (epoch ms), best one that is usual. Odd numbers leave an airline's base. */
function pickFlight(
  catalogue: Catalogue,
  airport: AirportRecord,
  type: Schemas['TransferType'],
  pick_up: number,
  index: number,
): FlightFacts {
  const of = draw(catalogue.seed, 'order', index, 'flight')
  const [least, most] = usualGap[type]
  const day = localClock(pick_up, airport.tz).date
  let nearest: { readonly flight: FlightFacts; readonly gap: number } | undefined
  for (let tried = 0; tried < mostTries; tried += 1) {
    const { code, base } = of.pick(airlinesAt(airport.iata))
    const isOdd = (base === airport.iata) !== (type === 'pickup')
    const flight_number = `${code}${of.int(50, 449) * 2 + (isOdd ? 1 : 0)}`
    const { flight } =
      tried < usualTries
        ? flightOn(catalogue, airport, type, flight_number, day, pick_up)
        : flightNear(catalogue, airport, type, flight_number, pick_up, pick_up)
    if (!flight) continue
    const gap = (pick_up - flight[directionOf(type)].scheduled) * (type === 'pickup' ? 1 : -1)
    if (gap < least || gap > 24 * hour) continue
    if (!nearest || gap < nearest.gap) nearest = { flight, gap }
    if (nearest.gap <= most || tried >= usualTries) return nearest.flight
  }
  throw new Error(`No flight fits the transfer of seeded order ${index}`)
}

/** A transfer that fits the story, priced when it was booked, with its flight. */
export function pickTransfer(catalogue: Catalogue, request: RideRequest) {
  const { row, party, currency, bookedAt } = request
  const of = (field: string) => draw(catalogue.seed, 'order', row.index, field)
  const { passengers, people } = ridersOf(party)
  const carried = carriers[row.story]?.transfer
  const iata = carried?.[0] ?? of('airport').pick(airports)
  const refundable = row.story !== 'confirmed' && row.story !== 'completed'
  const sold = classes.filter(
    (one) => isOrdinary(transferCarrier(iata, one)) && !(refundable && one === 'executive'),
  )
  const vehicle_class = carried?.[1] ?? of('class').pick(sold)
  const airport = catalogue.airport(iata)
  if (!airport?.city) throw new Error(`Nothing is sold at ${iata}`)
  const transfer_type =
    row.story === 'staying' ? 'pickup' : of('way').pick(['pickup', 'pickup', 'dropoff'] as const)
  const pick_up = pickUpFor(request, catalogue.seed, airport.tz, 0)
  const now = bookedAt(pick_up)
  const flown = pickFlight(catalogue, airport, transfer_type, pick_up, row.index)
  const flight_number = flown.operating
  const { scheduled: flight_at, terminal } = flown[directionOf(transfer_type)]
  const transferRequest: TransferRequest = {
    transfer_type,
    airport: iata,
    place: placeIn(catalogue, airport.city.id, row.index, 'place'),
    flight_number,
    flight_at,
    domestic: isDomestic(flown),
    pick_up,
    passengers,
    luggage: people,
    currency,
  }
  const spoken =
    airport.country === 'MM'
      ? (['burmese', 'chinese'] as const)
      : airport.country === 'CN'
        ? (['chinese'] as const)
        : (['english', 'chinese'] as const)
  const choices = of('language')
    .shuffle([...spoken])
    .map((driver_language) => ({ vehicle_class, driver_language, extras: [] }))
  const transfer = choices
    .map((choice) => priceTransfer(catalogue, transferRequest, choice, now))
    .find((priced) => priced !== null)
  if (!transfer) throw new Error(`The transfer of seeded order ${row.index} has no price`)
  return {
    transfer,
    bookedAt: now,
    flight: { flight_number, flight_local: toLocal(flight_at, airport.tz) },
    known_flight: { operating: flight_number, terminal, scheduled: flight_at },
  }
}
