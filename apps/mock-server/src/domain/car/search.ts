import type { Schemas } from '@portal/api-client/contract'
import type { Minor } from '../money/money.ts'
import { type MarkupAt, markedUpLines, recommended } from '../ride/markup.ts'
import { linesNet, linesTotal, rideLine } from '../ride/price.ts'
import { sellingUnit } from './quote.ts'
import { type Cover, cheapestCover } from './rental.ts'
import type { CarSource, VehicleRecord } from './vehicle.ts'

export type CarFilter = Schemas['CarFilter']

/** What the fleet is asked for: all instants in epoch ms. */
interface CarRequest {
  readonly city: string | null
  readonly start: number
  readonly end: number
  readonly people: number
  readonly currency: string
}

/** A model with its cheapest way to cover the requested time. */
export interface CarMatch {
  readonly vehicle: VehicleRecord
  readonly cover: Cover
  readonly vehicles: number
  /** Seats that stay empty. */
  readonly spare: number
  /** Of one vehicle and unit. */
  readonly unit_price: Minor
  readonly price_per_day: Minor
  readonly total: Minor
  /** What the account pays for it. */
  readonly settlement: Minor
}

/** No more vehicles than this are sent as one booking. */
const mostVehicles = 20

/** Every model of the city that can carry this many people, unsorted. */
export function carMatches(
  source: CarSource,
  request: CarRequest,
  now: number,
  markupAt: MarkupAt = recommended,
): CarMatch[] {
  return source.vehicles
    .filter((vehicle) => request.city === null || vehicle.city === request.city)
    .flatMap((vehicle): CarMatch[] => {
      const cover = cheapestCover(vehicle, request.start, request.end)
      const vehicles = Math.ceil(request.people / vehicle.seats)
      if (vehicles > mostVehicles) return []
      const spare = vehicles * vehicle.seats - request.people
      const unit = (cny: number) => sellingUnit(source, vehicle, cny, request.currency, now)
      const unit_price = unit(cover.cny / cover.quantity)
      const fare = rideLine(
        'rental',
        vehicle.name,
        cover.quantity * vehicles,
        unit_price,
        vehicle.net_percent,
      )
      const lines = markedUpLines([fare], markupAt(vehicle.city), request.currency)
      const [total, settlement] = [linesTotal(lines), linesNet(lines)]
      return [
        {
          vehicle,
          cover,
          vehicles,
          spare,
          unit_price,
          price_per_day: unit(vehicle.cny.day),
          total,
          settlement,
        },
      ]
    })
}

/** Smallest units of the reader's currency; null where no limit is set. */
export interface PriceLimits {
  readonly min: Minor | null
  readonly max: Minor | null
}

export function fitsFilter(
  { vehicle, price_per_day }: CarMatch,
  filter: CarFilter,
  limits: PriceLimits,
): boolean {
  const among = <Value>(values: readonly Value[] | undefined, value: Value) =>
    !values?.length || values.includes(value)
  return (
    among(filter.model, vehicle.id) &&
    among(filter.class, vehicle.class) &&
    vehicle.seats >= (filter.seats_min ?? 0) &&
    among(filter.energy, vehicle.energy) &&
    among(filter.location, vehicle.city) &&
    among(filter.mileage, vehicle.mileage) &&
    price_per_day >= (limits.min ?? 0) &&
    price_per_day <= (limits.max ?? Number.POSITIVE_INFINITY)
  )
}

type Key = (match: CarMatch) => number

const sortKeys: Record<Schemas['CarSort'], Key> = {
  /** What fits best first: a coach is no offer for two. Equal ones by their rank, of at most a thousand. */
  default: ({ vehicle, spare }) => vehicle.rank.weigh - spare * 1001,
  recommended: ({ vehicle }) => vehicle.rank.recommended,
  hot: ({ vehicle }) => vehicle.rank.hot,
  price: ({ total }) => total,
  seats: ({ vehicle }) => vehicle.seats,
}

/** Price rises by default, everything else falls; equal ones are sorted by id. */
export function sortCars(
  matches: readonly CarMatch[],
  sort: Schemas['CarSort'] = 'default',
  order: Schemas['SortDirection'] = sort === 'price' ? 'asc' : 'desc',
): CarMatch[] {
  const keyOf = sortKeys[sort]
  const sign = order === 'asc' ? 1 : -1
  return [...matches].sort((a, b) => sign * (keyOf(a) - keyOf(b)) || (a.vehicle.id < b.vehicle.id ? -1 : 1))
}
