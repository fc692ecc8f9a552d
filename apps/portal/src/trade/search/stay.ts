import { addDays, nightsBetween } from '@portal/i18n'
import { date } from '../../shared/search-params.ts'
import { today } from '../../shared/time/server-clock.ts'
import { type RoomOccupancy, readRooms, roomsText, type StaySearch } from './stay-search.ts'

/** Dates, guests and nationality, on which every price depends. Dates are local to the hotel. */
export interface Stay {
  /** `YYYY-MM-DD`. */
  check_in: string
  check_out: string
  rooms: RoomOccupancy[]
  /** ISO 3166 code of two letters. */
  nationality: string
}

export const defaultNationality = 'CN'
/** The contract's limit, repeated because its table of constraints is too large for the home page. */
export const maxNights = 30

/** The stay of an address; one night from tomorrow where it names none. `day` is today at the destination. */
export function stayOf(search: StaySearch, day: string): Stay {
  // A calendar would turn 31 February into a day of March.
  const [first, last] = [date(search.check_in), date(search.check_out)]
  const check_in = first && first >= day ? first : addDays(day, 1)
  const nights = last ? nightsBetween(check_in, last) : 0
  const check_out = last && nights >= 1 && nights <= maxNights ? last : addDays(check_in, 1)
  return {
    check_in,
    check_out,
    rooms: readRooms(search.rooms),
    nationality: search.nationality ?? defaultNationality,
  }
}

/** The days of the URL that were replaced, because they cannot be booked; null without any. */
export function replacedDates(
  { check_in, check_out }: Pick<StaySearch, 'check_in' | 'check_out'>,
  stay: Pick<Stay, 'check_in' | 'check_out'>,
): string | null {
  const isOther = (asked: string | undefined, used: string) => asked !== undefined && asked !== used
  if (!isOther(check_in, stay.check_in) && !isOther(check_out, stay.check_out)) return null
  return [check_in, check_out].filter((day) => day !== undefined).join(' – ')
}

/** The rooms of the URL that were replaced, because they cannot be booked; null without any. */
export const replacedRooms = (
  { rooms }: Pick<StaySearch, 'rooms'>,
  stay: Pick<Stay, 'rooms'>,
): string | null => (rooms === undefined || rooms === roomsText(stay.rooms) ? null : rooms)

/** The search params of the stay. */
export const staySearchOf = ({ check_in, check_out, rooms, nationality }: Stay) => ({
  check_in,
  check_out,
  rooms: roomsText(rooms),
  nationality,
})

/** The stay moved by each of these days, without what lies in the past of the hotel. */
export const staysNear = (stay: Stay, shifts: readonly number[], tz: string): Stay[] =>
  shifts
    .map((days) => ({
      ...stay,
      check_in: addDays(stay.check_in, days),
      check_out: addDays(stay.check_out, days),
    }))
    .filter(({ check_in }) => check_in >= today(tz))

/** Totals of all rooms. */
export function occupancyOf(rooms: readonly RoomOccupancy[]) {
  const sum = (count: (room: RoomOccupancy) => number) =>
    rooms.reduce((total, room) => total + count(room), 0)
  return {
    rooms: rooms.length,
    adults: sum(({ adults }) => adults),
    children: sum(({ child_ages }) => child_ages.length),
  }
}
