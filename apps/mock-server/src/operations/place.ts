import { foldText } from '../domain/place/fold.ts'
import type { Operations } from '../edge/operation.ts'
import { pinyinOf } from '../world/seed/tables/pinyin.ts'

/** True when one of the spellings contains what was typed, or one of the codes is it. */
function found(typed: string | undefined, spellings: readonly string[], codes: readonly string[]): boolean {
  const wanted = foldText(typed ?? '')
  if (wanted === '') return true
  return (
    codes.some((code) => code.toLowerCase() === wanted) ||
    spellings.some((spelling) => foldText(spelling).includes(wanted))
  )
}

export const placeOperations = {
  listCountries: ({ query, language }, world) => {
    const list = world.catalogue.countries
      .filter(([code, dial, en, zh, local]) => found(query.quickSearch, [en, zh, local], [code, dial]))
      .map(([code, dial, en, zh, local, people]) => ({
        code,
        name: language === 'en' ? en : zh,
        name_local: local,
        dial,
        nationality: language === 'en' ? people : `${zh}籍`,
      }))
    return { list, total: list.length }
  },

  listCities: ({ query, language }, world) => {
    const list = world.catalogue.cities
      .filter((city) => query.country === undefined || city.country === query.country)
      .filter((city) => {
        const { full, initials } = pinyinOf(city.zh)
        return found(
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
