import { adultAge, ageOn, type Schemas } from '@portal/api-client/contract'
import type { Occupancy } from '../hotel/priced-rate.ts'
import { birthError, type ReadDate, unreadBirth } from './birth-date.ts'
import { type Cell, type NameCell, readCell, roomOf } from './cells.ts'
import { cellsOf, headerOf, outsideBrackets, type Table } from './columns.ts'
import { birthdayOfIdentity } from './doc-number.ts'
import { doubtsOf, listDoubts } from './doubts.ts'
import type { FoundGuest, ParsedGuest, ParsedList } from './guest-row.ts'
import { giveRooms, withoutCounting } from './rooms.ts'
import { type CountryOf, type Facts, noFacts, type RowReading, readRow } from './table-row.ts'
import { captions, countOfPeople, labels, plainAges, typeLabelOf } from './words.ts'

/** The zeros of Thai, Lao, Burmese, Khmer, Devanagari, Bengali, Arabic and Persian, each followed by its other digits. */
const zeros = [0xe50, 0xed0, 0x1040, 0x17e0, 0x966, 0x9e6, 0x660, 0x6f0]

function plainDigit(digit: string): string {
  const code = digit.charCodeAt(0)
  const zero = zeros.find((first) => code >= first && code <= first + 9)
  return zero === undefined ? digit : String(code - zero)
}

/** A cell in quotes, with its line breaks. */
const quotedCell = /(?<=^|[\t\n])"(?:[^"]|"")*"(?=\t|\r|\n|$)/gu

/** Digits of other scripts, full-width letters and punctuation, in the plain form that is read; a row of a table is one line. */
function plainText(text: string): string {
  const plain = text
    .replace(quotedCell, (cell) => cell.replace(/[\r\n]+/gu, ' '))
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/[\uff01-\uff5e]/gu, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\u00a0]/gu, ' ')
    .replace(/^([ \t]{0,8}\d{1,3})、/gmu, '$1. ')
    .replace(/^[ \t]{0,8}[\u2460-\u2473]/gmu, '')
    .replace(/[、；;၊။]/gu, ',')
  return plainAges(plain)
}

/** What is known besides the text. */
export interface ListReading {
  /** Null for a ride: nobody has a room, and no numbers are compared. */
  readonly rooms: readonly Occupancy[] | null
  /** First day of service, on which ages are counted. */
  readonly day: string
  /** The country that a cell names, in any of its languages. */
  readonly countryOf: CountryOf
}

/**
 * Reads guests out of whatever was pasted: rows of a table with or without a heading, a numbered chat list, names behind
 * a heading "Room 2". No name is dropped: a line in which none is found comes back as a doubt.
 */
export function parseGuestList(text: string, { rooms, day, countryOf }: ListReading): ParsedList {
  const found: FoundGuest[] = []
  const unread: { line: number; text: string }[] = []
  let table: Table | null = null
  let heading: number | null = null
  let headedType: Schemas['GuestType'] | null = null
  const read = (rest: string, line: number): FoundGuest[] => {
    const reading = { day, month_first: table?.month_first ?? false, countryOf }
    const row = table && readRow(rest, table, reading)
    if (row?.name) {
      // Merged cells of a spreadsheet: an empty one repeats the room above.
      if (row.facts.room !== null) heading = row.facts.room
      return [guestOf({ ...row.facts, name: row.name }, line, heading, day)]
    }
    const { guests, left } = guestsOfLine(rest, line, { room: heading, type: headedType }, reading)
    unread.push(...left.map((text) => ({ line, text })))
    return guests
  }
  plainText(text)
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .forEach((raw, index) => {
      const line = index + 1
      if (raw.trim() === '' || captions.test(raw.trim())) return
      const header = headerOf(raw)
      if (header) {
        table = header
        heading = null
        headedType = null
        return
      }
      const headed = headingOf(raw)
      if (headed) {
        heading = headed.room
        headedType = null
      }
      const whole = headed ? headed.rest : raw
      const labelled = typeLabelOf(whole)
      if (labelled) {
        headedType = labelled.rest.trim() === '' ? labelled.type : null
        if (headedType) return
      }
      const rest = labelled ? whole : whole.replace(countOfPeople, '')
      if (rest.trim() === '') return
      const guests = read(rest, line)
      if (guests.length === 0) unread.push({ line, text: raw.trim() })
      found.push(...guests)
    })
  const counted = withoutCounting(found, rooms ?? [])
  const places = rooms ? giveRooms(counted, rooms) : counted.map(() => null)
  const rows = places.map((room_index, index): ParsedGuest => {
    const { name, line, type, age, birthday, birthday_error, nationality, doc_no, phone, ...rest } = counted[
      index
    ] as FoundGuest
    return {
      line,
      full_name: name.full_name,
      name_local: name.name_local,
      room_index,
      type,
      age,
      birthday,
      birthday_error,
      nationality,
      doc_no,
      phone,
      doubts: doubtsOf(
        { ...rest, name, line, type, age, birthday, birthday_error },
        rooms && { room_index },
        counted.slice(0, index),
      ),
    }
  })
  return { rows, doubts: listDoubts(rows, rooms ?? [], unread) }
}

const headings =
  /^[\s\-*•·#]*((?:room|rm)\s*(?:(?:no\.?|#)\s*)?\d{1,3}|房[间号]?\s*\d{1,3}(?:\s*号)?|(?:第\s*)?[\d一二三四五六七八九]{1,2}\s*(?:号房间?|间房?)|အခန်း\s*\d{1,3})(?:\s*[:\-–—.]+\s*|\s+|$)/iu

/** "Room 2", "房间2：王伟", "第二间 - …": the room of what follows on this line and the next ones. */
function headingOf(line: string): { room: number; rest: string } | null {
  const found = headings.exec(line)
  const room = found && roomOf((found[1] as string).replace(/号$/u, ''))
  const rest = found ? line.slice(found[0].length) : ''
  return room == null || rest.startsWith(',') || line.includes('\t') ? null : { room, rest }
}

/**
 * `1.` `2)` `(3)` and `4` with a blank in front of a name count the entries of a list; a number in a column is a room,
 * and one before a word of years an age.
 */
const withoutCount = (line: string) =>
  line.replace(
    /^\s*(?:\(?\d{1,3}[).](?!\d)\s*(?=\S)|[-*•·]\s+(?=\S)|\d{1,3} +(?=\p{L})(?!周?岁|歲|years?|yrs?|y\/?o|နှစ်))/iu,
    '',
  )

function guestsOfLine(
  line: string,
  number: number,
  heading: { readonly room: number | null; readonly type: Schemas['GuestType'] | null },
  reading: RowReading,
): { readonly guests: FoundGuest[]; readonly left: readonly string[] } {
  const cells = cellsOf(withoutCount(line).replace(labels, ','))
  const texts = outsideBrackets(cells.flatMap(apartNames))
  const guests: (Facts & { readonly name: NameCell })[] = []
  const ahead: Facts = { ...noFacts }
  const left: string[] = []
  let typed = heading.type
  for (const [at, whole] of texts.entries()) {
    const labelled = typeLabelOf(whole)
    typed = labelled?.type ?? typed
    const text = labelled?.rest ?? whole
    const cell = readCell(text, reading)
    const last = guests.at(-1)
    const country = last && cell.kind === 'name' ? countryBeside(last, text, reading) : null
    if (last && country) last.nationality ??= country
    else if (cell.kind === 'name' && line.includes('\t') && isRemark(texts.slice(at + 1), last, reading))
      left.push(text.trim())
    else if (cell.kind === 'name') {
      const { type, age, born, unread_birthday, doc_no, phone } = cell
      const birth = { birthday: born?.date ?? null, unsure: born?.unsure ?? false, unread_birthday }
      const own = { type, age, ...birth, doc_no, phone }
      const given = Object.fromEntries(
        Object.entries(own).filter(([, value]) => value !== null && value !== false),
      )
      guests.push({ ...ahead, room: null, type: ahead.type ?? typed, ...given, name: cell })
      Object.assign(ahead, { ...noFacts, room: ahead.room, is_bare: ahead.is_bare })
    } else if (cell.kind !== 'nothing') note(cell, last, ahead)
  }
  const found = guests.map((guest) =>
    guestOf(
      { ...guest, room: guest.room ?? ahead.room, is_bare: ahead.is_bare },
      number,
      heading.room,
      reading.day,
    ),
  )
  return { guests: found, left }
}

/** Words behind the facts of a row's guest, with no facts of their own behind them: `Twin with LI NA`. */
const isRemark = (after: readonly string[], last: Facts | undefined, reading: RowReading): boolean =>
  last !== undefined &&
  (last.doc_no !== null || hasBirth(last)) &&
  !after.some((text) =>
    ['birthday', 'unread_birthday', 'passport', 'age'].includes(readCell(text, reading).kind),
  )

const hasBirth = ({ birthday, unread_birthday }: Facts) => birthday !== null || unread_birthday !== null

/** `WANG WEI / LI NA`, `ZHAO LEI & ZHAO XIAO`: two names in one cell. `WANG / WEI` is one. */
function apartNames(cell: string): string[] {
  const parts = cell
    .split(/\s(?:\/|&|\+|and|和|与)\s|(?<=\p{Script=Han}{2})[/&+](?=\p{Script=Han}{2})/u)
    .map((part) => part.trim())
  const isName = (part: string) =>
    part.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length > 1 || /\p{Script=Han}{2}/u.test(part)
  return parts.length > 1 && parts.every(isName) ? parts : [cell]
}

/** A country behind a name: in Chinese, or where a document or a birth date tells it from one more guest. */
function countryBeside(last: Facts, text: string, { countryOf }: RowReading): string | null {
  const isTold = last.doc_no !== null || hasBirth(last) || /\p{Script=Han}/u.test(text)
  return isTold ? countryOf(text.trim()) : null
}

/** A fact belongs to the name before it; a room in front of all names to all of them. */
function note(
  cell: Exclude<Cell, { kind: 'name' | 'nothing' }>,
  last: Facts | undefined,
  ahead: Facts,
): void {
  const facts = last ?? ahead
  switch (cell.kind) {
    case 'type':
      facts.type = cell.type
      return
    case 'age':
      facts.age = cell.age
      return
    case 'room':
      facts.room = cell.room
      return
    case 'birthday':
      noteBirth(facts, cell.born)
      return
    case 'unread_birthday':
      facts.unread_birthday ??= cell.text
      return
    case 'passport':
      facts.doc_no ??= cell.doc_no
      return
    case 'phone':
      facts.phone ??= cell.phone
      return
    case 'unread_age':
      facts.unread_age ??= cell.text
      return
    case 'number':
      if (last && hasBirth(last)) last.room ??= cell.value
      else if (last) last.age ??= cell.value
      else if (ahead.room === null) Object.assign(ahead, { room: cell.value, is_bare: true })
  }
}

/** Of several dates the earliest is the birth: passports are issued and expire later. */
function noteBirth(facts: Facts, { date, unsure }: ReadDate): void {
  if (facts.birthday !== null && facts.birthday <= date) return
  facts.birthday = date
  facts.unsure = unsure
}

type Named = Facts & { readonly name: NameCell }

/** The birth date decides about type and age, then the age, then the written type. */
function guestOf(given: Named, line: number, heading: number | null, day: string): FoundGuest {
  const { name, room, type, unsure, is_bare, doc_no, nationality, phone } = given
  const known = given.birthday ?? (doc_no && birthdayOfIdentity(doc_no))
  const { unread_birthday } = given
  const birthday_error =
    unread_birthday === null ? (known ? birthError(known, day) : null) : unreadBirth(unread_birthday)
  const birthday = birthday_error ? null : known
  const age = birthday ? ageOn(birthday, day) : given.age
  const written = type !== null && age !== null ? { type, age } : null
  const kind: Schemas['GuestType'] =
    age === null ? (type ?? 'adult') : age >= adultAge ? 'adult' : birthday ? 'child' : (type ?? 'child')
  return {
    line,
    name,
    assumed: type === null && age === null,
    room: room ?? heading,
    type: kind,
    age: kind === 'child' ? age : null,
    birthday,
    nationality,
    doc_no,
    phone,
    is_bare: is_bare && room !== null,
    unsure: unsure && birthday !== null,
    birthday_error,
    unread_age: age === null ? given.unread_age : null,
    unread_nationality: given.unread_nationality,
    other_age: birthday && given.age !== null && given.age !== age ? given.age : null,
    other_type: written && (written.type === 'adult') !== written.age >= adultAge ? written : null,
  }
}
