import type { Schemas } from '@portal/api-client/contract'
import { foldText, foldWords } from './fold.ts'

/** A destination with everything it may be found by. */
export interface SuggestionEntry {
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
  readonly spellings: readonly Spelling[]
}

export interface Spelling {
  /** What is shown as the spelling that was found. */
  readonly shown: string
  readonly folded: string
  readonly words: readonly string[]
  /** Pinyin is only matched from its beginning: `an` is not meant to find 西安. */
  readonly from_start: boolean
}

export const spelling = (shown: string): Spelling => ({
  shown,
  folded: foldText(shown),
  words: foldWords(shown),
  from_start: false,
})

/** Typed in Latin letters, shown as the Chinese name. */
export const pinyinSpelling = (folded: string, shown: string): Spelling => ({
  shown,
  folded,
  words: [],
  from_start: true,
})

/** 3 the spelling itself or its beginning, 2 the beginning of a word, 1 anywhere, 0 nowhere. */
function hitOf(entry: Spelling, wanted: string): 0 | 1 | 2 | 3 {
  if (entry.folded.startsWith(wanted)) return 3
  if (entry.from_start) return 0
  if (entry.words.some((word) => word.startsWith(wanted))) return 2
  return entry.folded.includes(wanted) ? 1 : 0
}

interface Hit {
  readonly entry: SuggestionEntry
  readonly matched: string
  readonly rank: number
}

export type SuggestionGroups = { readonly [Type in Schemas['DestinationType']]: readonly Hit[] }

/** The best hits of each group; without anything typed, the weightiest. */
export function suggest(entries: readonly SuggestionEntry[], typed: string, limit: number): SuggestionGroups {
  const wanted = foldText(typed)
  const hits = entries.flatMap((entry) => {
    const hit = wanted === '' ? { matched: '', rank: 3 } : bestHit(entry, wanted)
    return hit ? [{ entry, ...hit }] : []
  })
  const of = (type: Schemas['DestinationType']) =>
    hits
      .filter(({ entry }) => entry.type === type)
      .sort((a, b) => b.rank - a.rank || b.entry.weight - a.entry.weight)
      .slice(0, limit)
  return { city: of('city'), district: of('district'), landmark: of('landmark'), hotel: of('hotel') }
}

function bestHit(entry: SuggestionEntry, wanted: string): { matched: string; rank: number } | null {
  let best: { matched: string; rank: number } | null = null
  for (const candidate of entry.spellings) {
    const rank = hitOf(candidate, wanted)
    if (rank > (best?.rank ?? 0)) best = { matched: candidate.shown, rank }
  }
  return best
}
