import type { Language, Schemas } from '@portal/api-client/contract'
import { type Area, areasBelow, readAreas } from '../../domain/place/areas.ts'
import { foldText, foundBy } from '../../domain/place/fold.ts'
import { invalidFields } from '../../domain/refusal.ts'
import type { Operations } from '../../edge/operation.ts'
import { deepFreeze } from '../../world/base.ts'
import type { Catalogue } from '../../world/seed/catalogue.ts'
import { areaLines } from '../../world/seed/tables/areas.ts'
import { pinyinOf } from '../../world/seed/tables/pinyin.ts'

type CountryRow = Catalogue['countries'][number]

interface ListedCountry {
  /** All its spellings in comparable form, one per line. */
  readonly spellings: string
  readonly row: { readonly [Name in Language]: Schemas['Country'] }
}

interface CountryList {
  readonly all: readonly ListedCountry[]
  /** By lower-case country code and by dialling code, which several countries can share. */
  readonly byCode: ReadonlyMap<string, ReadonlySet<ListedCountry>>
}

const lists = new WeakMap<readonly CountryRow[], CountryList>()

/** The countries as they are searched and shown; the same in every world. */
function countryList(countries: readonly CountryRow[]): CountryList {
  let list = lists.get(countries)
  if (!list) {
    const byCode = new Map<string, Set<ListedCountry>>()
    const all = countries.map(([code, dial, en, zh, local, people]) => {
      const country = {
        spellings: [en, zh, local].map(foldText).join('\n'),
        row: deepFreeze({
          en: { code, name: en, name_local: local, dial, nationality: people },
          'zh-cn': { code, name: zh, name_local: local, dial, nationality: `${zh}籍` },
        }),
      }
      for (const name of [code.toLowerCase(), dial])
        byCode.set(name, (byCode.get(name) ?? new Set()).add(country))
      return country
    })
    list = { all, byCode }
    lists.set(countries, list)
  }
  return list
}

export const placeOperations = {
  listCountries: ({ query, language }, world) => {
    const wanted = foldText(query.quickSearch ?? '')
    const { all, byCode } = countryList(world.catalogue.countries)
    const coded = byCode.get(wanted)
    const list: Schemas['Country'][] = []
    for (const country of all)
      if (country.spellings.includes(wanted) || coded?.has(country)) list.push(country.row[language])
    return { list, total: list.length }
  },

  listCities: ({ query, language }, world) => {
    const list = world.catalogue.cities
      .filter((city) => query.country === undefined || city.country === query.country)
      .filter((city) => {
        const { full, initials } = pinyinOf(city.zh)
        return foundBy(
          query.quickSearch,
          [city.en, city.zh, city.local, full, ...city.aliases],
          [city.id, initials],
        )
      })
      .map((city) => ({
        id: city.id,
        name: language === 'en' ? city.en : city.zh,
        name_local: city.local,
        country: city.country,
        tz: city.tz,
      }))
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
