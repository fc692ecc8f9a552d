import type { Language, Schemas } from '@portal/api-client/contract'
import type { HotelRecord, HotelSource } from '../../domain/hotel/hotel.ts'
import type { StayRequest } from '../../domain/hotel/rate-key.ts'
import { writeRooms } from '../../domain/hotel/rate-key.ts'
import { type Candidate, candidateOf } from '../../domain/hotel/search.ts'
import { distanceKm, type Position } from '../../domain/place/areas.ts'
import { nightDates } from '../../domain/time/dates.ts'
import { type Catalogue, nearKm } from '../../world/seed/catalogue.ts'
import { MarketAfterSales } from '../markup/market.ts'
import { nearestKm } from './present-hotel.ts'

/** A searched place and its hotels. */
export interface Destination {
  readonly type: Schemas['DestinationType']
  readonly id: string
  readonly name: { readonly [Name in Language]: string }
  readonly tz: string
  readonly hotels: readonly HotelRecord[]
  /** Where distances are measured from; null for a city or district. */
  readonly middle: Position | null
}

/** Null when there is no such place. A landmark or hotel includes everything within reach of it. */
export function destinationOf(
  catalogue: Catalogue,
  { type, id }: Schemas['Destination'],
): Destination | null {
  if (type === 'hotel') return aroundHotel(catalogue, id)
  if (type === 'city') {
    const city = catalogue.city(id)
    if (!city) return null
    const name = { en: city.en, 'zh-cn': city.zh }
    return { type, id, name, tz: city.tz, hotels: catalogue.hotelsOfCity(id), middle: null }
  }
  const row = type === 'district' ? catalogue.district(id) : catalogue.landmark(id)
  const city = row && catalogue.city(row[1])
  if (!row || !city) return null
  const named = { type, id, name: { en: row[2], 'zh-cn': row[3] }, tz: city.tz }
  if (type === 'landmark')
    return { ...named, hotels: catalogue.hotelsNear(id), middle: { lat: row[5], lng: row[6] } }
  return {
    ...named,
    hotels: catalogue.hotelsOfCity(city.id).filter((hotel) => hotel.district === id),
    middle: null,
  }
}

function aroundHotel(catalogue: Catalogue, id: string): Destination | null {
  const hotel = catalogue.hotel(id)
  if (!hotel) return null
  const near = catalogue
    .hotelsOfCity(hotel.city)
    .filter((other) => other === hotel || distanceKm(hotel, other) <= nearKm)
  return { type: 'hotel', id, name: hotel.name, tz: hotel.tz, hotels: near, middle: hotel }
}

/** The number of a place in a search id. */
export function placeNumber(catalogue: Catalogue, { type, id }: Schemas['Destination']): number {
  if (type === 'hotel') return Number(id)
  if (type === 'city') return catalogue.cities.findIndex((row) => row.id === id)
  return (type === 'district' ? catalogue.districts : catalogue.landmarks).findIndex(([row]) => row === id)
}

export function placeId(catalogue: Catalogue, type: Schemas['DestinationType'], place: number): string {
  if (type === 'hotel') return String(place)
  if (type === 'city') return catalogue.cities[place]?.id ?? ''
  return (type === 'district' ? catalogue.districts : catalogue.landmarks)[place]?.[0] ?? ''
}

const remembered = new WeakMap<HotelSource, Map<string, readonly Candidate[]>>()
const keptSearches = 40

type Request = Omit<StayRequest, 'hotel_id'>

/**
 * All hotels of a destination with their rates, at the prices of `source`; only hotels with sold nights are priced
 * again.
 */
export function candidatesOf(
  catalogue: Catalogue,
  source: HotelSource,
  destination: Destination,
  request: Request,
): readonly Candidate[] {
  if (!(source instanceof MarketAfterSales)) return candidatesAtFirst(catalogue, source, destination, request)
  const { before, rooms } = source
  const all = candidatesAtFirst(catalogue, before, destination, request)
  const nights = nightDates(request.check_in, request.check_out)
  const isTouched = ({ hotel }: Candidate) => nights.some((date) => rooms.nights.get(hotel.id)?.has(date))
  if (!all.some(isTouched)) return all
  return all.map((one) =>
    isTouched(one) ? candidateOf(source, one.hotel, request, one.distance, one.reach) : one,
  )
}

/** Prices do not depend on the clock, so the newest searches are kept. */
function candidatesAtFirst(
  catalogue: Catalogue,
  source: HotelSource,
  destination: Destination,
  request: Request,
): readonly Candidate[] {
  const { check_in, check_out, rooms, nationality, currency } = request
  const key = [
    destination.type,
    destination.id,
    check_in,
    check_out,
    writeRooms(rooms),
    nationality,
    currency,
  ].join()
  const kept = remembered.get(source) ?? new Map<string, readonly Candidate[]>()
  remembered.set(source, kept)
  const known = kept.get(key)
  if (known) return known
  const { middle } = destination
  const candidates = destination.hotels.map((hotel) => {
    const distance = middle && distanceKm(middle, hotel)
    return candidateOf(source, hotel, request, distance, distance ?? nearestKm(catalogue, hotel))
  })
  if (kept.size >= keptSearches) kept.delete(kept.keys().next().value as string)
  kept.set(key, candidates)
  return candidates
}
