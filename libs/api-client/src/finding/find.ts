/** Finds rows by a typed text. Server and portal share it, so that a text finds the same in lists and in fields. */

/** Letters that Unicode takes for letters of their own, as they are typed on other keyboards. */
const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/** `Intl`, `Int'l`: as signs and tickets shorten it. */
const shortInternational = /(?<!\p{L})int['’]?l(?!\p{L})/giu

/** A spelling as it is compared: lower case and half-width, no accents, no spaces or punctuation. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(shortInternational, 'international')
    .toLowerCase()
    .replace(/[øłđðħıßæœþ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** Its words, folded one by one. */
export const foldWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .map(foldText)
    .filter((word) => word !== '')

/** Whether something was typed of which nothing can be compared, such as `%`: it finds nothing, and does not find all. */
const isUnreadable = (typed: string | undefined, folded: string): boolean =>
  folded === '' && typed !== undefined && typed.trim() !== ''

/** What something is found by. */
export interface Findable {
  /** Names in all scripts, and other spellings. */
  readonly names: readonly Spelling[]
  /** Folded codes, found whole or from their beginning. */
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
const ranks = { slip: 1, inside: 2, word: 3, codeStart: 4, start: 5, whole: 6, code: 7 } as const

export interface Match {
  readonly rank: number
  /** The spelling or the code that was found. */
  readonly matched: string
}

/** Finds a typed text: an exact code before whole names, beginnings, beginnings of words, and parts. Null: not at all. */
export function match(findable: Findable, typed: string): Match | null {
  const wanted = foldText(typed)
  if (isUnreadable(typed, wanted)) return null
  if (wanted === '') return { rank: ranks.whole, matched: '' }
  return matchOne(findable, wanted) ?? matchWords(findable, foldWords(typed))
}

/** One slip of the finger forgiven, such as `Yangoon`, also in one of several words; for texts that nothing else has. */
export function matchWithSlip({ names, codes = [], context = [] }: Findable, typed: string): Match | null {
  const whole = slipIn(names, foldText(typed))
  if (whole) return whole
  const words = foldWords(typed)
  const [unknown, ...others] = words.filter(
    (word) => !matchOne({ names: [...names, ...context], codes }, word),
  )
  if (words.length < 2 || unknown === undefined || others.length > 0) return null
  return slipIn([...names, ...context], unknown)
}

function slipIn(names: readonly Spelling[], wanted: string): Match | null {
  const found = names.find(({ folded, words }) => [folded, ...words].some((one) => isOneSlip(one, wanted)))
  return found ? { rank: ranks.slip, matched: found.shown } : null
}

/** With fewer letters, one slip makes another word. A Chinese character says as much as two. */
const shortestWithSlip = (text: string): number => (/^\p{Script=Han}+$/u.test(text) ? 3 : 4)

/** The rows that a typed text finds, best first and otherwise in their order; those with a slip if there are no others. */
export function findRows<Row>(
  rows: readonly Row[],
  typed: string | undefined,
  findableOf: (row: Row) => Findable,
): Row[] {
  const folded = foldText(typed ?? '')
  if (isUnreadable(typed, folded)) return []
  if (folded === '') return [...rows]
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

/** What a row of a list is found by, in two texts, because some lists hold thousands of rows. */
export interface SearchText {
  /** The folded texts, one a line. */
  readonly lines: string
  /** Their folded words, each behind a space. */
  readonly words: string
}

/** `beginnings` are folded and found only from their start, such as pinyin. */
export const searchText = (texts: readonly string[], beginnings: readonly string[] = []): SearchText => ({
  lines: texts.map(foldText).join('\n'),
  words: [...texts.flatMap(foldWords), ...beginnings].map((word) => ` ${word}`).join(''),
})

/**
 * The rows that a typed text finds as `findRows` does, in their own order: for lists of pages, whose order the member
 * chooses.
 */
export function keepFound<Row>(
  rows: readonly Row[],
  typed: string | undefined,
  textOf: (row: Row) => SearchText,
): readonly Row[] {
  const whole = foldText(typed ?? '')
  if (isUnreadable(typed, whole)) return []
  if (whole === '') return rows
  const words = foldWords(typed ?? '')
  const has = ({ lines, words: starts }: SearchText, word: string) =>
    lines.includes(word) || starts.includes(` ${word}`)
  const exact = rows.filter((row) => {
    const text = textOf(row)
    return has(text, whole) || words.every((word) => has(text, word))
  })
  if (exact.length > 0) return exact
  return rows.filter((row) => {
    const text = textOf(row)
    const unknown = words.length > 1 ? words.filter((word) => !has(text, word)) : [whole]
    const own = [...text.lines.split('\n'), ...text.words.split(' ')]
    return unknown.length === 1 && own.some((word) => isOneSlip(word, unknown[0] as string))
  })
}

function matchOne({ names, codes = [] }: Findable, wanted: string): Match | null {
  if (codes.includes(wanted)) return { rank: ranks.code, matched: wanted.toUpperCase() }
  const code = codes.find((one) => one.startsWith(wanted))
  let best: Match | null = code === undefined ? null : { rank: ranks.codeStart, matched: code.toUpperCase() }
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

/** One letter added, left out, replaced, or two neighbours changed places. One slip in a number makes another number. */
export function isOneSlip(one: string, other: string): boolean {
  if (other.length < shortestWithSlip(other) || /\p{N}/u.test(other)) return false
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
