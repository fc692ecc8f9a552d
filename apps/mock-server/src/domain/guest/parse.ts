import type { Schemas } from '@portal/api-client/contract'
import type { Occupancy } from '../hotel/priced-rate.ts'
import { type Cell, type NameCell, readCell, roomOf } from './cells.ts'
import { doubtsOf, listDoubts } from './doubts.ts'
import type { FoundGuest, ParsedGuest, ParsedList } from './guest-row.ts'
import { giveRooms } from './rooms.ts'
import { headerWords } from './words.ts'

const adultAge = 18

/** Burmese and full-width digits, full-width letters and punctuation, in the plain form that is read. */
function plainText(text: string): string {
  return text
    .replace(/[\u1040-\u1049]/gu, (digit) => String(digit.charCodeAt(0) - 0x1040))
    .replace(/[\uff01-\uff5e]/gu, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\u00a0]/gu, ' ')
    .replace(/[、；;၊။]/gu, ',')
}

/**
 * Reads guests out of whatever was pasted: rows of a table ("ROOM, NAME, TYPE, AGE"), a numbered chat list, names behind
 * a heading "Room 2". No name is dropped: a line in which none is found comes back as a doubt.
 */
export function parseGuestList(text: string, rooms: readonly Occupancy[]): ParsedList {
  const found: FoundGuest[] = []
  const unread: { line: number; text: string }[] = []
  let columns: readonly Column[] | null = null
  let heading: number | null = null
  plainText(text)
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .forEach((raw, index) => {
      const line = index + 1
      if (raw.trim() === '') return
      const header = headerOf(raw)
      if (header) {
        columns = header
        return
      }
      const headed = headingOf(raw)
      if (headed) heading = headed.room
      const rest = headed ? headed.rest : raw
      if (rest.trim() === '') return
      const guests = guestsOfLine(rest, line, heading, columns)
      if (guests.length === 0) unread.push({ line, text: raw.trim() })
      found.push(...guests)
    })
  const placed = giveRooms(found, rooms)
  const rows = placed.map((room_index, index): ParsedGuest => {
    const guest = found[index] as FoundGuest
    const { full_name, name_local } = guest.name
    const { line, type, age } = guest
    return {
      line,
      full_name,
      name_local,
      room_index,
      type,
      age,
      doubts: doubtsOf(guest, room_index, found.slice(0, index)),
    }
  })
  return { rows, doubts: listDoubts(rows, rooms, unread) }
}

type Column = 'room' | 'name' | 'type' | 'age' | 'other'

const cellsOf = (line: string) => (line.includes('\t') ? line.split('\t') : line.split(/[,|]/u))

/** The columns of a table when the line consists of their titles. */
function headerOf(line: string): readonly Column[] | null {
  const columns = cellsOf(line).map((cell) => headerWords[cell.trim().toLowerCase()])
  if (!columns.includes('name') || columns.some((column) => column === undefined)) return null
  return columns as Column[]
}

const headings =
  /^[\s\-*•·#]*((?:room|rm)\s*(?:(?:no\.?|#)\s*)?\d{1,3}|房[间号]?\s*\d{1,3}(?:\s*号)?|(?:第\s*)?[\d一二三四五六七八九]{1,2}\s*(?:号房间?|间房?)|အခန်း\s*\d{1,3})(?:\s*[:\-–—.]+\s*|\s+|$)/iu

/** "Room 2", "房间2：王伟", "第二间 - …": the room of what follows on this line and the next ones. */
function headingOf(line: string): { room: number; rest: string } | null {
  const found = headings.exec(line)
  const room = found && roomOf((found[1] as string).replace(/号$/u, ''))
  const rest = found ? line.slice(found[0].length) : ''
  return room == null || rest.startsWith(',') ? null : { room, rest }
}

/**
 * `1.` `2)` `(3)` and `4` with a blank in front of a name count the entries of a list; a number in a column is a room,
 * and one before a word of years an age.
 */
const withoutCount = (line: string) =>
  line.replace(
    /^\s*(?:\(?\d{1,3}[).]\s*(?=\S)|[-*•·]\s+(?=\S)|\d{1,3} +(?=\p{L})(?!周?岁|歲|years?|yrs?|y\/?o|နှစ်))/iu,
    '',
  )

function guestsOfLine(
  line: string,
  number: number,
  heading: number | null,
  columns: readonly Column[] | null,
): FoundGuest[] {
  const texts = cellsOf(withoutCount(line))
  const inTable = columns !== null && texts.length > 1
  const cells = outsideBrackets(texts).map((text, index): Cell => {
    const cell = readCell(text)
    return inTable ? inColumn(cell, columns[index]) : cell
  })
  const guests: Draft[] = []
  const ahead: Facts = { room: null, type: null, age: null }
  for (const cell of cells) {
    const last = guests.at(-1)
    if (cell.kind === 'name') {
      guests.push({ name: cell, room: null, type: cell.type ?? ahead.type, age: cell.age ?? ahead.age })
      ahead.type = null
      ahead.age = null
    } else if (cell.kind !== 'nothing') note(cell, last, ahead)
  }
  return guests.map(({ name, room, type, age }): FoundGuest => {
    const grown = age !== null && age >= adultAge
    const kind = grown ? 'adult' : (type ?? (age === null ? 'adult' : 'child'))
    return {
      line: number,
      name,
      room: room ?? ahead.room ?? heading,
      type: kind,
      age: kind === 'child' ? age : null,
    }
  })
}

interface Facts {
  room: number | null
  type: Schemas['GuestType'] | null
  age: number | null
}

interface Draft extends Facts {
  readonly name: NameCell
}

/** A fact belongs to the name before it; a room in front of all names to all of them. */
function note(
  cell: Exclude<Cell, { kind: 'name' | 'nothing' }>,
  last: Draft | undefined,
  ahead: Facts,
): void {
  if (cell.kind === 'type') {
    if (last) last.type = cell.type
    else ahead.type = cell.type
  } else if (cell.kind === 'age') {
    if (last) last.age = cell.age
    else ahead.age = cell.age
  } else if (cell.kind === 'room') {
    if (last) last.room = cell.room
    else ahead.room = cell.room
  } else if (last) last.age ??= cell.value
  else ahead.room ??= cell.value
}

/** A column's title outweighs what its cell looks like, unless that would lose a name. */
function inColumn(cell: Cell, column: Column | undefined): Cell {
  if (cell.kind === 'number') {
    if (column === 'room') return { kind: 'room', room: cell.value }
    if (column === 'age') return { kind: 'age', age: cell.value }
    return column === 'other' ? { kind: 'nothing' } : cell
  }
  return cell
}

/** Commas inside brackets part no cells. */
function outsideBrackets(texts: readonly string[]): string[] {
  const cells: string[] = []
  let depth = 0
  for (const text of texts) {
    if (depth > 0) cells[cells.length - 1] += `,${text}`
    else cells.push(text)
    depth = Math.max(0, depth + count(text, /[([【]/gu) - count(text, /[)\]】]/gu))
  }
  return cells
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
