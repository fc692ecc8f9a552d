import { foldText } from '@portal/api-client/contract'
import type { AirportRecord } from '../../domain/airport/airport.ts'
import type { HotelRecord } from '../../domain/hotel/hotel.ts'
import type { CityRow, DistrictRow, LandmarkRow } from './tables/places.ts'

interface Places {
  readonly airports: readonly AirportRecord[]
  readonly cities: readonly CityRow[]
  readonly districts: readonly DistrictRow[]
  readonly hotels: readonly HotelRecord[]
  readonly landmarks: readonly LandmarkRow[]
}

type Named = readonly [id: string, city: string, names: readonly string[]]

/**
 * The ids of all places by each of their folded names and codes. A name in several cities names none of them; of several
 * places in one city, the first.
 */
export function placesByName({
  airports,
  cities,
  districts,
  hotels,
  landmarks,
}: Places): Map<string, string> {
  const codes = new Map(airports.map(({ iata, icao, name }) => [name.en, [iata, icao]]))
  const places: Named[] = [
    ...cities.map((city): Named => [city.id, city.id, [city.en, city.zh, city.local, ...city.aliases]]),
    ...[...landmarks, ...districts].map(([id, city, en, zh, local, , , ...others]): Named => {
      return [id, city, [en, zh, local, ...others, ...(codes.get(en) ?? [])]]
    }),
    ...hotels.map(
      ({ id, city, name, name_local }): Named => [id, city, [name.en, name['zh-cn'], name_local]],
    ),
  ]
  const found = new Map<string, { readonly id: string; readonly city: string } | null>()
  for (const [id, city, names] of places)
    for (const name of new Set(names.map(foldText))) {
      const known = found.get(name)
      if (name !== '')
        found.set(name, known === undefined || known?.city === city ? (known ?? { id, city }) : null)
    }
  return new Map([...found].flatMap(([name, place]) => (place ? [[name, place.id] as const] : [])))
}
