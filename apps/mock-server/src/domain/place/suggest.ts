import { type Findable, match, matchWithSlip, type Schemas } from '@portal/api-client/contract'
import { soundOf } from './pinyin.ts'

/** A destination with everything it may be found by. */
export interface SuggestionEntry extends Findable {
  readonly type: Schemas['DestinationType']
  readonly id: string
  readonly name: { readonly en: string; readonly 'zh-cn': string }
  readonly name_local: string
  readonly city_name: { readonly en: string; readonly 'zh-cn': string }
  readonly country: string
  /** IANA zone of its clocks. */
  readonly tz: string
  /** Hotels there; null for a hotel itself. */
  readonly hotel_count: number | null
  /** Null where there is none. */
  readonly image: string | null
  /** Higher comes first among equal hits. */
  readonly weight: number
}

interface Hit {
  readonly entry: SuggestionEntry
  readonly matched: string
  readonly rank: number
}

export type SuggestionGroups = { readonly [Type in Schemas['DestinationType']]: readonly Hit[] }

/** The best hits of each group; without anything typed, the weightiest. Same sound, then one slip where nothing else is found. */
export function suggest(entries: readonly SuggestionEntry[], typed: string, limit: number): SuggestionGroups {
  const hitsBy = (finder: typeof match, wanted: string) =>
    entries.flatMap((entry) => {
      const hit = finder(entry, wanted)
      return hit ? [{ entry, ...hit }] : []
    })
  const sound = soundOf(typed.trim())
  const tries = [
    () => hitsBy(match, typed),
    () => (sound === '' ? [] : hitsBy(match, sound)),
    () => hitsBy(matchWithSlip, typed),
  ]
  const hits = tries.reduce<ReturnType<typeof hitsBy>>(
    (found, next) => (found.length > 0 ? found : next()),
    [],
  )
  const of = (type: Schemas['DestinationType']) =>
    hits
      .filter(({ entry }) => entry.type === type)
      .sort((a, b) => b.rank - a.rank || b.entry.weight - a.entry.weight)
      .slice(0, limit)
  return { city: of('city'), district: of('district'), landmark: of('landmark'), hotel: of('hotel') }
}
