import { foldText } from '@portal/api-client/contract'
import { type AirportRecord, airportPlaceId, type TransferSource } from '../../domain/airport/airport.ts'
import type { CarSource, VehicleRecord, ZoneRecord } from '../../domain/car/vehicle.ts'
import type {
  Carrier,
  HotelRecord,
  HotelSource,
  LocalCharge,
  RatePlanRecord,
  RoomTypeRecord,
  SeasonRule,
} from '../../domain/hotel/hotel.ts'
import { distanceKm } from '../../domain/place/areas.ts'
import type { RideCarrier } from '../../domain/transport/fleet.ts'
import { deepFreeze } from '../base.ts'
import { draw, hashOf } from '../draw.ts'
import { airportPlaces, makeAirports } from './airport-records.ts'
import { carrierOf } from './carriers.ts'
import { chargesOf } from './charges.ts'
import { industrialZones, makeFleet } from './fleet.ts'
import { makeHotel, usualHotels } from './hotels.ts'
import { ownHotels } from './own/own-records.ts'
import type { OwnData } from './own/own-rows.ts'
import { placesByName } from './place-names.ts'
import { carCarrier, transferCarrier } from './products/ride-carriers.ts'
import { makeRatePlans } from './rate-plans.ts'
import { makeRoomTypes } from './rooms.ts'

import { type CountryRow, countryRows } from './tables/countries.ts'
import {
  type CityRow,
  cityRows,
  type DistrictRow,
  districtRows,
  type LandmarkRow,
  landmarkRows,
} from './tables/places.ts'

export type { CityRow, LandmarkRow }

/**
 * Everything that is for sale and every place it is sold in: frozen, made from the seed and the hotels that a user has
 * brought along, and shared by its worlds.
 */
export interface Catalogue extends HotelSource, CarSource, TransferSource {
  hotel(id: string): HotelRecord | undefined
  readonly countries: readonly CountryRow[]
  readonly cities: readonly CityRow[]
  readonly districts: readonly DistrictRow[]
  /** Sights, and behind them the airports of the cities. */
  readonly landmarks: readonly LandmarkRow[]
  /** By rising id. */
  readonly hotels: readonly HotelRecord[]
  city(id: string): CityRow | undefined
  district(id: string): DistrictRow | undefined
  landmark(id: string): LandmarkRow | undefined
  /** The airport that is this place on the map. */
  airportAt(place_id: string): AirportRecord | undefined
  hotelsOfCity(city: string): readonly HotelRecord[]
  /** Hotels of the landmark's city within reach of it, nearest first. */
  hotelsNear(landmark: string): readonly HotelRecord[]
}

/** Thingyan, the water festival of the new year. */
const thingyan: SeasonRule = { from: '04-13', to: '04-17', percent: 50, min_stay: 2 }
const baganPeak: SeasonRule = { from: '11-01', to: '02-29', percent: 35 }

/** Resorts sell the turn of the year as one stay. */
const newYear: SeasonRule = { from: '12-30', to: '12-31', percent: 0, min_stay: 2 }

function seasonsOf(hotel: HotelRecord): readonly SeasonRule[] {
  const turn = hotel.type === 'resort' ? [newYear] : []
  if (hotel.country !== 'MM') return turn
  return hotel.city === 'bagan' ? [thingyan, baganPeak, ...turn] : [thingyan, ...turn]
}

/** How far from a landmark, or from another hotel, a hotel still counts as near. */
export const nearKm = 5

/** Nobody asks for more than nine rooms, so that many never run out. */
export const plenty = 9

/** A frozen list in its order with a way to each of its rows; made when first looked at. */
interface Stock<Row> {
  readonly rows: readonly Row[]
  readonly at: ReadonlyMap<string, Row>
}

function stockOf<Row extends object>(rows: Row[], keyOf: (row: Row) => string): Stock<Row> {
  return { rows: deepFreeze(rows), at: new Map(rows.map((row) => [keyOf(row), row])) }
}

class SeededCatalogue implements Catalogue {
  readonly seed: number
  readonly countries = countryRows
  readonly cities = cityRows
  readonly districts = districtRows
  readonly zones = industrialZones
  readonly hotels: readonly HotelRecord[]
  readonly #hotels: ReadonlyMap<string, HotelRecord>
  readonly #cities = new Map(cityRows.map((row) => [row.id, row]))
  readonly #districts = new Map(districtRows.map((row) => [row[0], row]))
  readonly #hotelsOfCity = new Map<string, HotelRecord[]>()
  readonly #rooms = new Map<string, readonly RoomTypeRecord[]>()
  readonly #plans = new Map<string, readonly RatePlanRecord[]>()
  #fleet: Stock<VehicleRecord> | undefined
  #airports: Stock<AirportRecord> | undefined
  #landmarks: Stock<LandmarkRow> | undefined
  #named: ReadonlyMap<string, string> | undefined

  constructor(seed: number, hotels: number, own: OwnData | null) {
    this.seed = seed
    const seeded = Array.from({ length: hotels }, (_, ordinal) => makeHotel(seed, ordinal))
    this.hotels = deepFreeze([...seeded, ...(own === null ? [] : ownHotels(seed, own))])
    this.#hotels = new Map(this.hotels.map((hotel) => [hotel.id, hotel]))
    for (const hotel of this.hotels) {
      const list = this.#hotelsOfCity.get(hotel.city)
      if (list) list.push(hotel)
      else this.#hotelsOfCity.set(hotel.city, [hotel])
    }
  }

  hotel(id: string): HotelRecord | undefined {
    return this.#hotels.get(id)
  }

  city(id: string): CityRow | undefined {
    return this.#cities.get(id)
  }

  district(id: string): DistrictRow | undefined {
    return this.#districts.get(id)
  }

  get landmarks(): readonly LandmarkRow[] {
    return this.#landmarkStock().rows
  }

  landmark(id: string): LandmarkRow | undefined {
    return this.#landmarkStock().at.get(id)
  }

  #landmarkStock(): Stock<LandmarkRow> {
    this.#landmarks ??= stockOf([...landmarkRows, ...airportPlaces(this.airports)], ([id]) => id)
    return this.#landmarks
  }

  placeNamed(name: string): string | undefined {
    this.#named ??= placesByName(this)
    return this.#named.get(foldText(name))
  }

  airportAt(place_id: string): AirportRecord | undefined {
    return this.airports.find((airport) => airport.city && airportPlaceId(airport) === place_id)
  }

  hotelsOfCity(city: string): readonly HotelRecord[] {
    return this.#hotelsOfCity.get(city) ?? []
  }

  hotelsNear(landmark: string): readonly HotelRecord[] {
    const [, city, , , , lat, lng] = this.landmark(landmark) ?? []
    if (city === undefined || lat === undefined || lng === undefined) return []
    return this.hotelsOfCity(city)
      .map((hotel) => ({ hotel, distance: distanceKm({ lat, lng }, hotel) }))
      .filter(({ distance }) => distance <= nearKm)
      .sort((a, b) => a.distance - b.distance)
      .map(({ hotel }) => hotel)
  }

  get vehicles(): readonly VehicleRecord[] {
    return this.#fleetStock().rows
  }

  vehicle(id: string): VehicleRecord | undefined {
    return this.#fleetStock().at.get(id)
  }

  #fleetStock(): Stock<VehicleRecord> {
    this.#fleet ??= stockOf(makeFleet(this.seed), ({ id }) => id)
    return this.#fleet
  }

  zone(id: string): ZoneRecord | undefined {
    return this.zones.find((zone) => zone.id === id)
  }

  get airports(): readonly AirportRecord[] {
    return this.#airportStock().rows
  }

  airport(iata: string): AirportRecord | undefined {
    return this.#airportStock().at.get(iata)
  }

  #airportStock(): Stock<AirportRecord> {
    this.#airports ??= stockOf(makeAirports(this), ({ iata }) => iata)
    return this.#airports
  }

  carCarrier(vehicle_id: string): RideCarrier {
    return carCarrier(vehicle_id)
  }

  transferCarrier(iata: string, vehicle_class: string): RideCarrier {
    return transferCarrier(iata, vehicle_class)
  }

  number(min: number, max: number, ...path: readonly (string | number)[]): number {
    return draw(this.seed, ...path).int(min, max)
  }

  /** Rooms and rates are made when a hotel is first looked at. */
  roomTypes(hotel_id: string): readonly RoomTypeRecord[] {
    return remembered(this.#rooms, hotel_id, () => {
      const hotel = this.hotel(hotel_id)
      return hotel ? makeRoomTypes(this.seed, hotel.id, hotel.country) : []
    })
  }

  ratePlans(hotel_id: string): readonly RatePlanRecord[] {
    return remembered(this.#plans, hotel_id, () => {
      const hotel = this.hotel(hotel_id)
      const codes = this.roomTypes(hotel_id).map(({ id }) => id.slice(hotel_id.length + 1))
      return hotel ? makeRatePlans(this.seed, hotel, codes) : []
    })
  }

  seasons(hotel: HotelRecord): readonly SeasonRule[] {
    return seasonsOf(hotel)
  }

  charges(hotel: HotelRecord): readonly LocalCharge[] {
    return chargesOf(hotel)
  }

  carrier(hotel_id: string): Carrier | undefined {
    return carrierOf(hotel_id)
  }

  allotment(hotel_id: string, room_type_id: string, date: string): number {
    if (carrierOf(hotel_id)) return plenty
    if (draw(this.seed, 'full', hotel_id, date).bool(0.025)) return 0
    const left = draw(this.seed, 'allotment', room_type_id, date)
    return left.bool(0.8) ? plenty : left.int(0, 5)
  }

  demand(hotel_id: string, date: string): number {
    return draw(this.seed, 'demand', hotel_id, date).int(-3, 6)
  }

  digest(text: string): string {
    return hashOf(this.seed, 'digest', text).toString(16).padStart(8, '0')
  }
}

function remembered<T extends object>(
  map: Map<string, readonly T[]>,
  key: string,
  make: () => T[],
): readonly T[] {
  const known = map.get(key)
  if (known) return known
  const value = deepFreeze(make())
  map.set(key, value)
  return value
}

const catalogues = new Map<string, Catalogue>()
const keptCatalogues = 4
/** Those with own hotels live as long as their file. */
const ownCatalogues = new WeakMap<OwnData, Map<string, Catalogue>>()

interface CatalogueRequest {
  /** Its scale. */
  readonly hotels?: number | undefined
  readonly own?: OwnData | null
}

/** The catalogue of a seed. Made once and kept while it is in use. */
export function catalogueOf(
  seed: number,
  { hotels = usualHotels, own = null }: CatalogueRequest = {},
): Catalogue {
  const key = `${seed}/${hotels}`
  const cache = own === null ? catalogues : (ownCatalogues.get(own) ?? new Map<string, Catalogue>())
  const known = cache.get(key)
  if (known) return known
  const catalogue = new SeededCatalogue(seed, hotels, own)
  if (cache.size >= keptCatalogues) cache.delete(cache.keys().next().value as string)
  cache.set(key, catalogue)
  if (own !== null) ownCatalogues.set(own, cache)
  return catalogue
}
