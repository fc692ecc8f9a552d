import { addDays, isDate, nightsBetween } from '../time/dates.ts'
import type { HotelSource } from './hotel.ts'
import type { Occupancy } from './priced-rate.ts'

/** A request to one hotel. */
export interface StayRequest {
  readonly hotel_id: string
  readonly check_in: string
  readonly check_out: string
  readonly rooms: readonly Occupancy[]
  /** ISO 3166-1 alpha-2. */
  readonly nationality: string
  /** Settlement currency of the company that asks. */
  readonly currency: string
}

/** What one room is sold as. */
export interface SoldAs {
  readonly room_type_id: string
  readonly plan_id: string
}

/** A rate key names one price completely, so nothing has to be stored for it. */
export interface RateKeyParts extends StayRequest {
  /** Of each room. */
  readonly sold_as: readonly SoldAs[]
  /** How often it has been re-checked; what a hotel changes at the re-check holds from 1 on. */
  readonly turn: number
  /** Epoch s. */
  readonly issued: number
  /** Selling total in smallest units, as it was shown. */
  readonly total: number
}

/** Seconds for which a rate key may be used. */
export const rateKeyLife = 1800

/** Two rooms `2` and `25a`: two adults; two adults with children of 5 and 10. Ages are one digit of base 36. */
export const writeRooms = (rooms: readonly Occupancy[]): string =>
  rooms.map((room) => room.adults + room.child_ages.map((age) => age.toString(36)).join('')).join('-')

export function readRooms(text: string): Occupancy[] | null {
  if (!/^[1-6][0-9a-h]{0,4}(-[1-6][0-9a-h]{0,4}){0,8}$/.test(text)) return null
  return text.split('-').map((room) => ({
    adults: Number(room[0]),
    child_ages: Array.from(room.slice(1), (age) => Number.parseInt(age, 36)),
  }))
}

const codeOf = (room_type_id: string) => room_type_id.slice(room_type_id.indexOf('-') + 1)

/** One value of all rooms in a row: `std`, or `std-fam` where rooms differ. */
const writeEach = (values: readonly string[]): string =>
  values.every((value) => value === values[0]) ? (values[0] ?? '') : values.join('-')

function readEach(text: string, rooms: number): string[] | null {
  const values = text.split('-')
  if (values.length === 1) return Array.from({ length: rooms }, () => text)
  return values.length === rooms ? values : null
}

export function encodeRateKey(source: Pick<HotelSource, 'digest'>, parts: RateKeyParts): string {
  const { hotel_id, sold_as, check_in, check_out, nationality, currency } = parts
  const body = [
    hotel_id,
    writeEach(sold_as.map(({ room_type_id }) => codeOf(room_type_id))),
    writeEach(sold_as.map(({ plan_id }) => plan_id)),
    check_in.replaceAll('-', ''),
    nightsBetween(check_in, check_out),
    `${nationality}${currency}`,
    writeRooms(parts.rooms),
    parts.turn,
    parts.issued.toString(36),
    parts.total.toString(36),
  ].join('.')
  return `${body}.${source.digest(body)}`
}

/** Null for anything this world has not issued. */
export function decodeRateKey(source: Pick<HotelSource, 'digest'>, key: string): RateKeyParts | null {
  const cut = key.lastIndexOf('.')
  const body = key.slice(0, cut)
  const fields = body.split('.')
  if (cut < 0 || fields.length !== 10 || source.digest(body) !== key.slice(cut + 1)) return null
  const [hotel_id, codes, plans, day, nights, market, people, turn, issued, total] = fields as Fields
  const rooms = readRooms(people)
  const check_in = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`
  const codeOfRoom = rooms && readEach(codes, rooms.length)
  const planOfRoom = rooms && readEach(plans, rooms.length)
  if (!codeOfRoom || !planOfRoom || !isDate(check_in)) return null
  return {
    hotel_id,
    sold_as: rooms.map((_, index) => ({
      room_type_id: `${hotel_id}-${codeOfRoom[index]}`,
      plan_id: planOfRoom[index] as string,
    })),
    check_in,
    check_out: addDays(check_in, Number(nights)),
    nationality: market.slice(0, 2),
    currency: market.slice(2),
    rooms,
    turn: Number(turn),
    issued: Number.parseInt(issued, 36),
    total: Number.parseInt(total, 36),
  }
}

type Fields = [string, string, string, string, string, string, string, string, string, string]
