import { type Schemas, valuesOf } from '@portal/api-client/contract'
import { addDays, dateOfDay, dayNumber, nightsBetween } from '../time/dates.ts'
import type { Occupancy } from './priced-rate.ts'

/** A whole search in at most 64 characters, so that nothing has to be stored for it. */
interface SearchParts {
  readonly type: Schemas['DestinationType']
  /** Position of the place in its list, or the number of the hotel. */
  readonly place: number
  readonly check_in: string
  readonly check_out: string
  readonly rooms: readonly Occupancy[]
  readonly nationality: string
  /** Epoch ms, kept to tenths of a second. */
  readonly issued: number
}

const types = valuesOf('DestinationType')
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const width = {
  type: 2,
  place: 30,
  issued: 36,
  day: 16,
  nights: 5,
  letter: 5,
  count: 4,
  adults: 3,
  children: 3,
  age: 5,
}
const digestLength = 6

/** ms in which `issued` counts. */
const tick = 100

/** The digest ties an id to the member who searched: `seal` returns 32 bits for a text. */
type Seal = (text: string) => number

export function writeSearchId(parts: SearchParts, seal: Seal): string {
  let bits = ''
  const put = (value: number, size: number) => {
    bits += value.toString(2).padStart(size, '0')
  }
  put(types.indexOf(parts.type), width.type)
  put(parts.place, width.place)
  put(Math.floor(parts.issued / tick), width.issued)
  put(dayNumber(parts.check_in), width.day)
  put(nightsBetween(parts.check_in, parts.check_out), width.nights)
  for (const letter of parts.nationality) put(letter.charCodeAt(0) - 65, width.letter)
  put(parts.rooms.length, width.count)
  for (const room of parts.rooms) {
    put(room.adults, width.adults)
    put(room.child_ages.length, width.children)
    for (const age of room.child_ages) put(age, width.age)
  }
  const body = sixes(bits)
  return body + sealOf(body, seal)
}

/** Six bits per character; the end is padded with zeros. */
const sixes = (bits: string): string =>
  (bits.match(/.{1,6}/g) ?? []).map((six) => alphabet[Number.parseInt(six.padEnd(6, '0'), 2)]).join('')

const sealOf = (body: string, seal: Seal) =>
  sixes(seal(body).toString(2).padStart(36, '0')).slice(0, digestLength)

/** Null for anything that was not written with the same seal. */
export function readSearchId(id: string, seal: Seal): SearchParts | null {
  const body = id.slice(0, -digestLength)
  if (body === '' || sealOf(body, seal) !== id.slice(-digestLength)) return null
  const bits = [...body].map((char) => alphabet.indexOf(char).toString(2).padStart(6, '0')).join('')
  let at = 0
  const take = (size: number) => {
    at += size
    return Number.parseInt(bits.slice(at - size, at), 2)
  }
  const type = types[take(width.type)] as Schemas['DestinationType']
  const place = take(width.place)
  const issued = take(width.issued) * tick
  const check_in = dateOfDay(take(width.day))
  const check_out = addDays(check_in, take(width.nights))
  const nationality = String.fromCharCode(take(width.letter) + 65, take(width.letter) + 65)
  const rooms = Array.from({ length: take(width.count) }, () => {
    const adults = take(width.adults)
    return { adults, child_ages: Array.from({ length: take(width.children) }, () => take(width.age)) }
  })
  return { type, place, check_in, check_out, rooms, nationality, issued }
}
