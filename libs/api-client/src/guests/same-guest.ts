/** Compares guests across spellings. The decision "One guest has many spellings" says which differences are ignored. */

/** Capitals of Cyrillic and Greek, and a few Latin ones, each above the plain Latin letter it looks like. */
const foreign = 'АВЕЅІЈКМНОРСТУҮХҺԀԌԚԜӀѴΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿƖŁØĐꞬ'
const latin = 'ABESIJKMHOPCTYYXHDGQWIVABEZHIKMNOPTYXCJILODG'
const lookalikes: ReadonlyMap<string, string> = new Map(
  [...foreign].map((letter, at) => [letter, latin.charAt(at)]),
)

/** Accents of Latin, Greek and Cyrillic. The vowel signs of Burmese and Thai are part of the word and stay. */
const accents = /[\u0300-\u036f]/g
const invisible = /[\p{Cf}\p{Cc}\p{DI}]/gu

/** A text in capitals, without accents, other widths and invisible characters, and with plain Latin look-alikes. */
function comparable(text: string): string {
  const plain = text.normalize('NFKC').replace(invisible, '').normalize('NFD').replace(accents, '')
  const capitals = plain.toUpperCase().replace(/[^\x20-\x7f]/gu, (letter) => lookalikes.get(letter) ?? letter)
  return capitals.normalize('NFC')
}

/** Only the letters and digits of a text, to compare numbers and names however they are written. */
export const comparableLetters = (text: string): string =>
  comparable(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** Titles are ignored. U, Daw, Ko and Ma are not in the list: they belong to Burmese names. */
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

/** The words of a name in comparable form, without titles and punctuation. */
function wordsOf(name: string): string[] {
  const words = comparable(name).split(between).filter(Boolean)
  const own = words.filter((word) => !titles.has(word))
  return own.length > 0 ? own : words
}

/**
 * The spellings of a name: its words sorted, and its letters joined from each word on, because a Chinese given name is
 * split in different places. Two names are the same when they share a spelling. A text without words has none.
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
  /** Absent for a ride, where all guests share one vehicle. */
  readonly room_index?: number
}

/** Whether two entries are one guest. Age, or the name in its own script, tells a father from a son of the same name. */
export function isSameGuest(one: NamedGuest, other: NamedGuest): boolean {
  if (one.room_index !== other.room_index || one.type !== other.type) return false
  if ((one.age ?? null) !== (other.age ?? null)) return false
  const [local, otherLocal] = [one.name_local?.trim(), other.name_local?.trim()]
  if (local && otherLocal && !sharesSpelling(new Set(spellingsOf(local)), otherLocal)) return false
  return sharesSpelling(new Set(spellingsOf(one.full_name)), other.full_name)
}

/** Indices of guests that an earlier entry of the same room or vehicle repeats. */
export const repeatedGuests = (guests: readonly NamedGuest[]): number[] =>
  guests.flatMap((guest, at) => (guests.slice(0, at).some((other) => isSameGuest(other, guest)) ? [at] : []))
