import { pinyinSpelling, type Spelling, spelling } from '@portal/api-client/contract'
import { pinyinOf, pinyinStarts } from '../../domain/place/pinyin.ts'
import type { SuggestionEntry } from '../../domain/place/suggest.ts'
import type { Catalogue, CityRow } from './catalogue.ts'

/** `city` is the Chinese name of the city that it is in. */
function spellingsOf(
  en: string,
  zh: string,
  local: string,
  aliases: readonly string[],
  city = '',
): Spelling[] {
  const { initials } = pinyinOf(zh)
  const seen = new Set<string>()
  return [en, zh, local, ...aliases]
    .map(spelling)
    .concat(
      [zh, ...aliases].flatMap((name) => pinyinStarts(name, city)),
      initials === '' ? [] : [pinyinSpelling(initials, zh)],
    )
    .filter(({ folded, from_start }) => {
      const key = `${from_start}${folded}`
      if (folded === '' || seen.has(key)) return false
      seen.add(key)
      return true
    })
}

const nameOf = (city: CityRow) => ({ en: city.en, 'zh-cn': city.zh })

function make(catalogue: Catalogue): SuggestionEntry[] {
  const count = (test: (hotel: Catalogue['hotels'][number]) => boolean) =>
    catalogue.hotels.filter(test).length
  const airportCodes = new Map<string, string[]>()
  for (const { city, iata } of catalogue.airports)
    if (city) airportCodes.set(city.id, [...(airportCodes.get(city.id) ?? []), iata.toLowerCase()])
  const countries = new Map(
    catalogue.countries.map(([code, , en, zh, local]) => [code, [en, zh, local].map(spelling)]),
  )
  const contextOf = (country: string) => countries.get(country) ?? []
  const cities = catalogue.cities.map((city): SuggestionEntry => {
    const hotels = catalogue.hotelsOfCity(city.id).length
    return {
      type: 'city',
      id: city.id,
      name: nameOf(city),
      name_local: city.local,
      city_name: nameOf(city),
      country: city.country,
      tz: city.tz,
      hotel_count: hotels,
      image: `/media/city/${city.id}/1.svg`,
      weight: hotels,
      names: spellingsOf(city.en, city.zh, city.local, city.aliases),
      codes: airportCodes.get(city.id) ?? [],
      context: contextOf(city.country),
    }
  })
  const inside = (
    type: 'district' | 'landmark',
    [id, cityId, en, zh, local, , , ...aliases]: Catalogue['districts'][number],
  ): SuggestionEntry => {
    const city = catalogue.city(cityId) as CityRow
    const airport = catalogue.airportAt(id)
    const hotels =
      type === 'district' ? count((hotel) => hotel.district === id) : catalogue.hotelsNear(id).length
    return {
      type,
      id,
      name: { en, 'zh-cn': zh },
      name_local: local,
      city_name: nameOf(city),
      country: city.country,
      tz: city.tz,
      hotel_count: hotels,
      image: null,
      weight: hotels,
      names: spellingsOf(en, zh, local, aliases, city.zh),
      codes: airport ? [airport.iata, airport.icao].map((code) => code.toLowerCase()) : [],
      context: [...spellingsOf(city.en, city.zh, city.local, city.aliases), ...contextOf(city.country)],
    }
  }
  const hotels = catalogue.hotels.map((hotel): SuggestionEntry => {
    const city = catalogue.city(hotel.city) as CityRow
    return {
      type: 'hotel',
      id: hotel.id,
      name: hotel.name,
      name_local: hotel.name_local,
      city_name: nameOf(city),
      country: city.country,
      tz: city.tz,
      hotel_count: null,
      image: null,
      weight: hotel.rank.hot,
      names: spellingsOf(hotel.name.en, hotel.name['zh-cn'], hotel.name_local, [], city.zh),
      context: [...spellingsOf(city.en, city.zh, city.local, city.aliases), ...contextOf(city.country)],
    }
  })
  return [
    ...cities,
    ...catalogue.districts.map((row) => inside('district', row)),
    ...catalogue.landmarks.map((row) => inside('landmark', row)),
    ...hotels,
  ]
}

const cache = new WeakMap<Catalogue, readonly SuggestionEntry[]>()

/** Everything that can be searched for; made at the first search. */
export function destinationsOf(catalogue: Catalogue): readonly SuggestionEntry[] {
  const known = cache.get(catalogue)
  if (known) return known
  const entries = make(catalogue)
  cache.set(catalogue, entries)
  return entries
}
