import {
  flag,
  matching,
  oneOf,
  type Reader,
  type SearchOf,
  searchReader,
  text,
  writtenDay,
} from '../../shared/search-params.ts'
import { bookingShape, carriedShape, record } from './booking-address.ts'
import { timeZone } from './ride-readers.ts'

/** The guests of a room. */
export interface RoomOccupancy {
  adults: number
  /** Age of each child at check-in, in years. */
  child_ages: number[]
}

export const roomLimits = { rooms: 9, adults: 6, children: 4, oldestChild: 17 } as const

const oneRoom = /^[1-6](?:-(?:\d|1[0-7])){0,4}$/

/** The search param of rooms: `2-5-8,1` is two adults with children of 5 and 8, and one adult. */
export const roomsText = (rooms: readonly RoomOccupancy[]): string =>
  rooms.map(({ adults, child_ages }) => [adults, ...child_ages].join('-')).join(',')

const areRooms = (text: string): boolean => {
  const rooms = text.split(',')
  return rooms.length <= roomLimits.rooms && rooms.every((room) => oneRoom.test(room))
}

/** Parses it; by default, and if it cannot be booked, one room with two adults. */
export function readRooms(text = '2'): RoomOccupancy[] {
  return (areRooms(text) ? text : '2').split(',').map((room) => {
    const [adults = 2, ...child_ages] = room.split('-').map(Number)
    return { adults, child_ages }
  })
}

/** Rooms, even unbookable ones, so that the page can say that they were replaced. */
const writtenRooms = matching(/^[\d,-]{1,120}$/)

const twoLetters = matching(/^[A-Z]{2}$/)

/** ZZ is the code of an unknown region; a code that no region has is no name either. */
const country: Reader<string> = (raw) => {
  const code = twoLetters(raw)
  if (code === undefined || code === 'ZZ') return undefined
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) && code
}

/** The search params of a hotel search on all pages. Dates are local to the hotel. */
export const staySearchShape = {
  destination_type: oneOf('city', 'district', 'landmark', 'hotel'),
  destination_id: matching(/^[\w-]{1,64}$/),
  /** The text of the search box, only for display. */
  destination_name: text(120),
  /** IANA zone of the destination. */
  tz: timeZone,
  check_in: writtenDay,
  check_out: writtenDay,
  rooms: writtenRooms,
  /** ISO 3166 code of two letters. */
  nationality: country,
  ...carriedShape,
}

export const readStaySearch = searchReader(staySearchShape)

export type StaySearch = SearchOf<typeof staySearchShape>

/** The search in the params of a list; null without a place. */
export function repeatedStay(params: Record<string, unknown>): StaySearch | null {
  const search = readStaySearch(params)
  return search.destination_type && search.destination_id ? search : null
}

/** The choice of a rate for each room by itself. */
export const roomChoiceShape = {
  each: flag,
  /** Rates by room with the totals that were seen: `1001-std-flx*610.00,,1001-fam-nrf*720.00`. */
  picked: matching(/^[\w.*,-]{1,600}$/),
}

/** A stay with the choice of its rooms. */
export const readHotelChoice = searchReader({ ...staySearchShape, ...roomChoiceShape })

/** Search params of `/hotel/booking`: the stay and the chosen rate. */
export const readBookingSearch = searchReader({
  ...staySearchShape,
  ...roomChoiceShape,
  hotel_id: matching(/^[\w-]{1,64}$/),
  rate_key: text(200),
  /** The group request that the rooms are a part of. */
  group_id: record,
  ...bookingShape,
})
