import type { Schemas } from '@portal/api-client'
import { nightsBetween } from '@portal/i18n'
import { defaultNationality, maxNights, type Stay, staySearchOf } from '../../../trade/search/stay.ts'
import { type RoomOccupancy, readRooms, type StaySearch } from '../../../trade/search/stay-search.ts'

/** A room while it is edited: adults and ages may still be missing. */
export interface RoomEntry {
  /** Stable while rooms are added and removed around it. */
  key: number
  adults: number
  child_ages: (number | null)[]
}

export interface PickedPlace {
  type: Schemas['DestinationType']
  id: string
  /** As shown in the list. */
  name: string
  /** IANA zone; null if a hand-written address lacks it. */
  tz: string | null
}

/** Values of the hotel search form. */
export interface HotelSearchValues {
  place: PickedPlace | null
  /** Text in the destination field. */
  typed: string
  check_in: string
  check_out: string
  rooms: RoomEntry[]
  nationality: string
}

/** Errors by field, as keys of the `validation` texts. */
type StayError =
  | 'searchInformation'
  | 'destination'
  | 'stayDates'
  | 'stayOrder'
  | 'stayPast'
  | 'stayTooLong'
  | 'adultPerRoom'
  | 'childAge'
type SearchErrors = Partial<Record<'place' | 'dates' | 'rooms', StayError>>

export const roomEntries = (rooms: readonly RoomOccupancy[]): RoomEntry[] =>
  rooms.map((room, key) => ({ key, adults: room.adults, child_ages: [...room.child_ages] }))

/** The rooms of a request; null while an adult or an age is missing. */
export function occupancies(rooms: readonly RoomEntry[]): RoomOccupancy[] | null {
  if (roomsError(rooms)) return null
  return rooms.map(({ adults, child_ages }) => ({
    adults,
    child_ages: child_ages.filter((age) => age !== null),
  }))
}

/** Form values from an address; dates stay empty if the address has none and no day is given. */
export function searchValues(
  search: StaySearch,
  stay: Pick<Stay, 'check_in' | 'check_out'> | null,
): HotelSearchValues {
  const { destination_type: type, destination_id: id, destination_name: name = '', tz = null } = search
  return {
    place: type && id ? { type, id, name, tz } : null,
    typed: type && id ? name : '',
    check_in: stay?.check_in ?? '',
    check_out: stay?.check_out ?? '',
    rooms: roomEntries(readRooms(search.rooms)),
    nationality: search.nationality ?? defaultNationality,
  }
}

/** An empty field asks for a destination; typed text without a choice asks to choose one. */
function placeError({ place, typed }: HotelSearchValues): StayError | undefined {
  if (place) return undefined
  return typed.trim() === '' ? 'searchInformation' : 'destination'
}

/** `day` is the first day that can be booked, `YYYY-MM-DD`. */
export function datesError(check_in: string, check_out: string, day: string): StayError | undefined {
  if (check_in === '' || check_out === '') return 'stayDates'
  if (check_in < day) return 'stayPast'
  const nights = nightsBetween(check_in, check_out)
  if (nights < 1) return 'stayOrder'
  return nights > maxNights ? 'stayTooLong' : undefined
}

export function roomsError(rooms: readonly RoomEntry[]): StayError | undefined {
  if (rooms.some(({ adults }) => adults < 1)) return 'adultPerRoom'
  return rooms.some(({ child_ages }) => child_ages.includes(null)) ? 'childAge' : undefined
}

/** The errors that prevent the search; empty if it can start. */
export function searchErrors(values: HotelSearchValues, day: string): SearchErrors {
  const found = {
    place: placeError(values),
    dates: datesError(values.check_in, values.check_out, day),
    rooms: roomsError(values.rooms),
  }
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error))
}

/** The results address for a valid form; null for an invalid one. */
export function toSearch(values: HotelSearchValues, day: string): StaySearch | null {
  const rooms = occupancies(values.rooms)
  if (!values.place || !rooms || Object.keys(searchErrors(values, day)).length > 0) return null
  const { check_in, check_out, nationality, place } = values
  return {
    destination_type: place.type,
    destination_id: place.id,
    destination_name: place.name,
    ...(place.tz && { tz: place.tz }),
    ...staySearchOf({ check_in, check_out, rooms, nationality }),
  }
}
