import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import { distanceKm, type Position } from '../place/areas.ts'

/** Cities, landmarks and hotels as the map knows them; the world's catalogue is one. */
export interface PlaceSource {
  city(id: string): CityFacts | undefined
  district(id: string): readonly [id: string, city: string, ...rest: unknown[]] | undefined
  landmark(id: string): readonly [id: string, city: string, ...rest: unknown[]] | undefined
  hotel(id: string): { readonly city: string; readonly lat: number; readonly lng: number } | undefined
  readonly cities: readonly CityFacts[]
  /** The id of the only place that has this name, in any spelling of it; undefined for any other text. */
  placeNamed(name: string): string | undefined
}

/** The id of a place: of its suggestion, or of the place whose whole name or code was typed. Null for any other text. */
export const placeIdOf = (
  source: PlaceSource,
  { place_id, name, lat }: Schemas['RidePlace'],
): string | null => place_id ?? (lat === null ? (source.placeNamed(name) ?? null) : null)

export interface CityFacts extends Position {
  readonly id: string
  readonly en: string
  readonly zh: string
  readonly tz: string
  readonly country: string
  /** Price level against Yangon's. */
  readonly level: number
}

export const cityName = (city: Pick<CityFacts, 'en' | 'zh'>): LocalText => ({ en: city.en, 'zh-cn': city.zh })

/** Farther than this from every city nothing is sold. */
const reachKm = 80

/**
 * The city of a place: that of its suggestion or name, otherwise the nearest one. Null for an unknown text without
 * coordinates.
 */
export function cityOfPlace(source: PlaceSource, place: Schemas['RidePlace']): CityFacts | null {
  const id = placeIdOf(source, place)
  const named = id === null ? undefined : cityNamed(source, id)
  return named ?? nearestCity(source, place)
}

function cityNamed(source: PlaceSource, id: string): CityFacts | undefined {
  return source.city(
    source.city(id)?.id ??
      source.district(id)?.[1] ??
      source.landmark(id)?.[1] ??
      source.hotel(id)?.city ??
      '',
  )
}

export function nearestCity(
  source: PlaceSource,
  { lat, lng }: { readonly lat: number | null; readonly lng: number | null },
): CityFacts | null {
  if (lat === null || lng === null) return null
  const near = source.cities
    .map((city) => ({ city, km: distanceKm(city, { lat, lng }) }))
    .sort((a, b) => a.km - b.km)[0]
  return near && near.km <= reachKm ? near.city : null
}

/** Where a place lies: its own coordinates, those of its suggestion, or the middle of its city. */
export function positionOfPlace(source: PlaceSource, place: Schemas['RidePlace']): Position | null {
  if (place.lat !== null && place.lng !== null) return { lat: place.lat, lng: place.lng }
  const id = placeIdOf(source, place)
  const hotel = id === null ? undefined : source.hotel(id)
  if (hotel) return hotel
  const row = id === null ? undefined : (source.landmark(id) ?? source.district(id))
  const [lat, lng] = row ? [row[5], row[6]] : []
  if (typeof lat === 'number' && typeof lng === 'number') return { lat, lng }
  return cityOfPlace(source, place)
}
