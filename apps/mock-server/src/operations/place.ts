import type { Language, Schemas } from '@portal/api-client/contract'
import { foldText, foundBy } from '../domain/place/fold.ts'
import type { Operations } from '../edge/operation.ts'
import { deepFreeze } from '../world/freeze.ts'
import type { Catalogue } from '../world/seed/catalogue.ts'
import { pinyinOf } from '../world/seed/tables/pinyin.ts'

type CountryRow = Catalogue['countries'][number]

interface ListedCountry {
  /** All its spellings as they are compared, one to a line. */
  readonly spellings: string
  readonly codes: readonly string[]
  readonly row: { readonly [Name in Language]: Schemas['Country'] }
}

const listed = new WeakMap<readonly CountryRow[], readonly ListedCountry[]>()

/** The countries as they are searched and shown, which is the same for ever. */
function listedCountries(countries: readonly CountryRow[]): readonly ListedCountry[] {
  let list = listed.get(countries)
  if (!list) {
    list = countries.map(([code, dial, en, zh, local, people]) => ({
      spellings: [en, zh, local].map(foldText).join('\n'),
      codes: [code.toLowerCase(), dial],
      row: deepFreeze({
        en: { code, name: en, name_local: local, dial, nationality: people },
        'zh-cn': { code, name: zh, name_local: local, dial, nationality: `${zh}籍` },
      }),
    }))
    listed.set(countries, list)
  }
  return list
}

export const placeOperations = {
  listCountries: ({ query, language }, world) => {
    const wanted = foldText(query.quickSearch ?? '')
    const list: Schemas['Country'][] = []
    for (const { spellings, codes, row } of listedCountries(world.catalogue.countries))
      if (spellings.includes(wanted) || codes.includes(wanted)) list.push(row[language])
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
} satisfies Pick<Operations, 'listCountries' | 'listCities'>
