import { foldText, foldWords } from './fold.ts'

/** What something is found by. */
export interface Findable {
  /** Names in all scripts, and other spellings. */
  readonly names: readonly Spelling[]
  /** Folded codes, which are only found whole. */
  readonly codes?: readonly string[]
  /** Names of what it belongs to, such as the country of a city: they narrow a search of several words. */
  readonly context?: readonly Spelling[]
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

/** How well something was found; higher is better. */
const ranks = { slip: 1, inside: 2, word: 3, start: 4, whole: 5, code: 6 } as const

export interface Match {
  readonly rank: number
  /** The spelling or the code that was found. */
  readonly matched: string
}

/** Finds a typed text: an exact code before whole names, beginnings, beginnings of words, and parts. Null: not at all. */
export function match(findable: Findable, typed: string): Match | null {
  const wanted = foldText(typed)
  if (wanted === '') return { rank: ranks.whole, matched: '' }
  return matchOne(findable, wanted) ?? matchWords(findable, foldWords(typed))
}

/** One slip of the finger forgiven, such as `Yangoon`; for texts that nothing else has. */
export function matchWithSlip({ names }: Findable, typed: string): Match | null {
  const wanted = foldText(typed)
  if (wanted.length < shortestWithSlip) return null
  const found = names.find(
    ({ folded, words }) => isOneSlip(folded, wanted) || words.some((word) => isOneSlip(word, wanted)),
  )
  return found ? { rank: ranks.slip, matched: found.shown } : null
}

/** With fewer letters, one slip makes another word. */
const shortestWithSlip = 4

/** The rows that a typed text finds, best first and otherwise in their order; those with a slip if there are no others. */
export function findRows<Row>(
  rows: readonly Row[],
  typed: string | undefined,
  findableOf: (row: Row) => Findable,
): Row[] {
  if (foldText(typed ?? '') === '') return [...rows]
  const found = (finder: typeof match) =>
    rows
      .flatMap((row) => {
        const hit = finder(findableOf(row), typed ?? '')
        return hit ? [{ row, rank: hit.rank }] : []
      })
      .sort((one, other) => other.rank - one.rank)
      .map(({ row }) => row)
  const exact = found(match)
  return exact.length > 0 ? exact : found(matchWithSlip)
}

function matchOne({ names, codes = [] }: Findable, wanted: string): Match | null {
  if (codes.includes(wanted)) return { rank: ranks.code, matched: wanted.toUpperCase() }
  let best: Match | null = null
  for (const name of names) {
    const rank = rankIn(name, wanted)
    if (rank > (best?.rank ?? 0)) best = { rank, matched: name.shown }
  }
  return best
}

/** All words must be found, at least one of them in the names or codes; the worst word decides. */
function matchWords(findable: Findable, words: readonly string[]): Match | null {
  if (words.length < 2) return null
  const own = words.map((word) => matchOne(findable, word))
  const context = { names: findable.context ?? [] }
  const hits = own.map((hit, index) => hit ?? matchOne(context, words[index] as string))
  const first = own.find((hit) => hit !== null)
  if (!first || hits.includes(null)) return null
  return { rank: Math.min(...hits.map((hit) => hit?.rank ?? 0)), matched: first.matched }
}

function rankIn({ folded, words, from_start }: Spelling, wanted: string): number {
  if (folded === wanted) return ranks.whole
  if (folded.startsWith(wanted)) return ranks.start
  if (from_start) return 0
  if (words.some((word) => word.startsWith(wanted))) return ranks.word
  return folded.includes(wanted) ? ranks.inside : 0
}

/** One letter added, left out, replaced, or two neighbours changed places. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const rest = (text: string, skipped: number) => text.slice(start + skipped)
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1) ||
    (one[start] === other[start + 1] && one[start + 1] === other[start] && rest(one, 2) === rest(other, 2))
  )
}
