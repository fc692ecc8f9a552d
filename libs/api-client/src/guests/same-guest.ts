import { comparable } from './comparable.ts'

/** Whether two spellings are one guest's. The decision "One guest has many spellings" says what is looked through. */

/** Titles are no part of a name. U, Daw, Ko and Ma are: they belong to Burmese names. */
const titles = new Set([
  'MR',
  'MRS',
  'MS',
  'MISS',
  'MSTR',
  'MASTER',
  'MADAM',
  'SIR',
  'DR',
  'PROF',
  '先生',
  '女士',
  '小姐',
])

const between = /[^\p{L}\p{M}\p{N}]+/u

/** The words of a name as they compare: capitals without accents, titles, punctuation and what cannot be seen. */
function wordsOf(name: string): string[] {
  const words = comparable(name).split(between).filter(Boolean)
  const own = words.filter((word) => !titles.has(word))
  return own.length > 0 ? own : words
}

/**
 * The spellings under which a name is known: its words in any order, and its letters from any word on, since people
 * disagree about where a Chinese given name is parted. Two names are one when they share a spelling; what has no word
 * has no spelling, and is nobody's name.
 */
export function spellingsOf(name: string): string[] {
  const words = wordsOf(name)
  if (words.length === 0) return []
  const turned = words.map((_, at) => [...words.slice(at), ...words.slice(0, at)].join(''))
  return [[...words].sort().join(' '), ...turned]
}

export const sharesSpelling = (known: ReadonlySet<string>, name: string): boolean =>
  spellingsOf(name).some((spelling) => known.has(spelling))

export const spellingsOfAll = (names: Iterable<string>): Set<string> =>
  new Set([...names].flatMap((name) => spellingsOf(name)))

export interface NamedGuest {
  readonly full_name: string
  readonly name_local?: string | null | undefined
  readonly type: 'adult' | 'child'
  readonly age?: number | null | undefined
  /** Absent where everybody shares one vehicle. */
  readonly room_index?: number
}

/** One guest written down twice; a son may have his father's name, and a name in its own script tells two apart. */
export function isSameGuest(one: NamedGuest, other: NamedGuest): boolean {
  if (one.room_index !== other.room_index || one.type !== other.type) return false
  if ((one.age ?? null) !== (other.age ?? null)) return false
  const [local, otherLocal] = [one.name_local?.trim(), other.name_local?.trim()]
  if (local && otherLocal && !sharesSpelling(new Set(spellingsOf(local)), otherLocal)) return false
  return sharesSpelling(new Set(spellingsOf(one.full_name)), other.full_name)
}

/** Places in the list, from 0, of guests who stand in the same room or vehicle before. */
export const repeatedGuests = (guests: readonly NamedGuest[]): number[] =>
  guests.flatMap((guest, at) => (guests.slice(0, at).some((other) => isSameGuest(other, guest)) ? [at] : []))
