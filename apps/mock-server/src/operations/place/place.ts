import { type Findable, foldText, type Language, type Schemas, spelling } from '@portal/api-client/contract'
import { type Area, areasBelow, readAreas } from '../../domain/place/areas.ts'
import { findPlaces, pinyinOf, pinyinStarts } from '../../domain/place/pinyin.ts'
import { invalidFields } from '../../domain/refusal.ts'
import type { Operations } from '../../edge/operation.ts'
import { deepFreeze } from '../../world/base.ts'
import type { Catalogue } from '../../world/seed/catalogue.ts'
import { areaLines } from '../../world/seed/tables/areas.ts'
import { otherCountryNames } from '../../world/seed/tables/countries.ts'

type CountryRow = Catalogue['countries'][number]

interface ListedCountry extends Findable {
  readonly row: { readonly [Name in Language]: Schemas['Country'] }
}

const lists = new WeakMap<readonly CountryRow[], readonly ListedCountry[]>()

/** The countries as they are searched and shown; the same in every world. */
function countryList(countries: readonly CountryRow[]): readonly ListedCountry[] {
  const known = lists.get(countries)
  if (known) return known
  const list = countries.map(([code, dial, en, zh, local, people, alpha3]) => {
    const other_names = [alpha3, ...(otherCountryNames[code] ?? []), pinyinOf(zh).full]
    const common = { code, name_local: local, dial, other_names }
    return {
      names: [en, zh, local, people, ...other_names].map(spelling),
      codes: [code.toLowerCase(), dial],
      row: deepFreeze({
        en: { ...common, name: en, nationality: people },
        'zh-cn': { ...common, name: zh, nationality: `${zh}籍` },
      }),
    }
  })
  lists.set(countries, list)
  return list
}

type CityRow = Catalogue['cities'][number]

function cityNames(city: CityRow, { countries, airports }: Catalogue): Findable {
  const { initials } = pinyinOf(city.zh)
  const country = countries.find(([code]) => code === city.country)
  const airportCodes = airports
    .filter((airport) => airport.city?.id === city.id)
    .map(({ iata }) => iata.toLowerCase())
  return {
    names: [
      ...[city.en, city.zh, city.local, ...city.aliases].map(spelling),
      ...[city.zh, ...city.aliases].flatMap((name) => pinyinStarts(name)),
    ],
    codes: [foldText(city.id), initials, ...airportCodes].filter(Boolean),
    context: country ? [country[2], country[3], country[4]].map(spelling) : [],
  }
}

export const placeOperations = {
  listCountries: ({ query, language }, world) => {
    const found = findPlaces(countryList(world.catalogue.countries), query.quickSearch, (country) => country)
    const list = found.map(({ row }) => row[language])
    return { list, total: list.length }
  },

  listCities: ({ query, language }, world) => {
    const { cities } = world.catalogue
    const inCountry = cities.filter(({ country }) => query.country === undefined || country === query.country)
    const list = findPlaces(inCountry, query.quickSearch, (city) => cityNames(city, world.catalogue)).map(
      (city) => ({
        id: city.id,
        name: language === 'en' ? city.en : city.zh,
        name_local: city.local,
        country: city.country,
        tz: city.tz,
      }),
    )
    return { list, total: list.length }
  },

  listAreas: ({ query, language }) => {
    const { province, city } = query
    if (city !== undefined && province === undefined) throw invalidFields({ province: 'required' })
    return areasBelow(allAreas(), province, city).map(({ id, name }) => ({
      value: id,
      label: name[language],
    }))
  },
} satisfies Partial<Operations>

let known: readonly Area[] | null = null

/** Parsed on first use; the same in every world. */
function allAreas(): readonly Area[] {
  known ??= readAreas(areaLines)
  return known
}
