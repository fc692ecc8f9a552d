import type { BodyOf, Schemas } from '@portal/api-client/contract'
import { addDays, formatDeadline } from '@portal/i18n'
import type { ValidationError } from '../../../shared/form/field-rules.ts'
import { clockOf } from '../../../shared/time/clock-text.ts'
import { keptAllocation, noAllocation } from '../../../trade/allocation/allocation.ts'
import type { BookingTerms, ServerErrors } from '../../../trade/booking/BookingForm.tsx'
import { guestPaths } from '../../../trade/booking/booking-errors.ts'
import {
  type CommonValues,
  commonRequest,
  contactErrors,
  foundErrors,
  holdsCommon,
  remarkError,
  requestError,
} from '../../../trade/booking/booking-values.ts'
import { parsed } from '../../../trade/draft/draft-address.ts'
import { guestRows, keptPeople, toGuestEntries } from '../../../trade/guests/guest-names.ts'
import { type GuestListValues, guestErrors, keptConfirmation } from '../../../trade/guests/namesakes.ts'
import type { RoomOccupancy } from '../../../trade/search/stay-search.ts'

type BedType = Schemas['BedType']
interface RateRoom extends Pick<Schemas['RateRoom'], 'room_index' | 'infants'> {
  readonly bed_types: readonly BedType[]
}

/** Whether anything of this room is left to choose. */
export const hasChoice = ({ bed_types, infants }: RateRoom): boolean => bed_types.length > 1 || infants > 0

/** Values of the booking form of a hotel. */
export interface BookingValues extends CommonValues, GuestListValues {
  arrival: {
    late_arrival: boolean
    flight_no: string
    /** Local time on the day of check-in, `HH:MM` once valid; empty if unknown. */
    eta: string
  }
  /** Beds and cots by room, in the order of the rooms. */
  rooms: RoomValues[]
}

interface RoomValues {
  /** Empty for the first bed of the rate. */
  bed_type: string
  /** Null for one per infant. */
  cots: number | null
}

const emptyRooms = (rooms: readonly unknown[]): RoomValues[] =>
  rooms.map(() => ({ bed_type: '', cots: null }))

/** Restores a kept draft if it fits the rooms; the contact starts with the operator's own. */
export function bookingValues(
  rooms: readonly RoomOccupancy[],
  contact: CommonValues['contact'],
  draft?: BookingValues,
  infant_below_age?: number,
): BookingValues {
  const guests = guestRows(rooms, infant_below_age)
  const fresh: BookingValues = {
    guests,
    different_people: '',
    contact,
    special_requests: '',
    arrival: { late_arrival: false, flight_no: '', eta: '' },
    rooms: emptyRooms(rooms),
    internal_remark: '',
    allocation: noAllocation,
  }
  if (!draft) return fresh
  return {
    ...draft,
    guests: keptPeople(draft.guests, guests),
    rooms: draft.rooms.length === rooms.length ? draft.rooms : fresh.rooms,
  }
}

const flight = /^[A-Za-z0-9]{2}[A-Za-z]? ?\d{1,4}[A-Za-z]?$/

/** Errors by form path (`guests.0.full_name`), in page order. */
export function bookingErrors(values: BookingValues, check_in: string): Record<string, ValidationError> {
  return foundErrors([
    ...guestErrors(values, check_in, () => true),
    ...contactErrors(values),
    requestError(values),
    ...arrivalErrors(values),
    remarkError(values),
  ])
}

/** Arrival errors by form path. */
export function arrivalErrors({
  arrival,
}: Pick<BookingValues, 'arrival'>): [path: string, error: ValidationError | false][] {
  const number = arrival.flight_no.trim()
  return [
    ['arrival.flight_no', number !== '' && !flight.test(number) && 'flightNumber'],
    ['arrival.eta', clockOf(arrival.eta) === null && 'timeOfDay'],
  ]
}

/** Facts that the page knows besides the form. */
interface BookingContext extends BookingTerms {
  rate_key: string
  check_in: string
  /** IANA zone of the hotel. */
  tz: string
  /** Rooms of the rate. */
  rooms: readonly RateRoom[]
}

/** The chosen bed if this rate offers it, since it may have been chosen for another rate. */
export const chosenBed = (bed: string, types: readonly BedType[]): BedType | undefined =>
  types.find((type) => type === bed) ?? types[0]

/** The booking request of a form without errors. */
export function toBookingRequest(values: BookingValues, context: BookingContext): BodyOf<'bookHotel'> {
  const note = arrivalNote(values.arrival, context)
  return {
    client_ref: context.client_ref,
    rate_key: context.rate_key,
    accepted_total: { ...context.accepted_total },
    guests: toGuestEntries(values.guests),
    ...commonRequest(values),
    ...(note ? { arrival_note: note } : {}),
    ...(context.rooms.some(hasChoice) && { rooms: roomWishes(values.rooms, context.rooms) }),
    confirm_duplicate: context.confirm_duplicate,
    different_people: context.different_people,
    ...(context.quote_id && { quote_id: context.quote_id }),
    ...(context.quote_option_id && { quote_option_id: context.quote_option_id }),
    ...(context.draft_id && { draft_id: context.draft_id }),
    ...(context.trip_id && { trip_id: context.trip_id }),
  }
}

/** One entry per room, so that an error of the server names the room by its place. */
const roomWishes = (values: readonly RoomValues[], rooms: readonly RateRoom[]): Schemas['RoomWish'][] =>
  rooms.map(({ room_index, bed_types, infants }, index) => {
    const bed_type = chosenBed(values[index]?.bed_type ?? '', bed_types)
    const cots = Math.min(values[index]?.cots ?? infants, infants)
    return { room_index, ...(bed_type && { bed_type }), cots }
  })

/** An arrival before this hour is in the night after the day of check-in. */
const firstArrival = '06:00'

/** An empty arrival is no note at all. */
export function arrivalNote(
  { late_arrival, flight_no, eta }: BookingValues['arrival'],
  { check_in, tz }: Pick<BookingContext, 'check_in' | 'tz'>,
): Schemas['ArrivalNote'] | null {
  const flightNo = flight_no.replaceAll(' ', '').toUpperCase()
  const time = clockOf(eta)
  if (!late_arrival && flightNo === '' && !time) return null
  const day = time && time < firstArrival ? addDays(check_in, 1) : check_in
  return {
    late_arrival,
    flight_no: flightNo === '' ? null : flightNo,
    eta_local: time ? `${day}T${time}:00${offsetAt(day, tz)}` : null,
  }
}

/** `+06:30`: the zone's UTC offset at noon of that day. */
function offsetAt(date: string, tz: string): string {
  const { offset } = formatDeadline(`${date}T12:00:00Z`, tz).place
  return offset === 'UTC' ? '+00:00' : offset.replace('UTC', '')
}

/** Parses the values of a draft that this page wrote; null if anything is missing. */
export function readBookingValues(text: string): BookingValues | null {
  const values = parsed(text) as Partial<BookingValues>
  const { guests, arrival } = values
  const entire =
    holdsCommon(values) &&
    Array.isArray(guests) &&
    guests.every((guest) => typeof guest?.full_name === 'string' && typeof guest.room_index === 'number') &&
    typeof arrival?.flight_no === 'string'
  if (!entire) return null
  const { contact, special_requests, internal_remark } = values
  const different_people = keptConfirmation(values)
  return {
    guests,
    different_people,
    contact,
    special_requests,
    arrival,
    rooms: keptRooms(values),
    internal_remark,
    allocation: keptAllocation(values),
  }
}

/** The beds and cots of a draft; one from before there were any has none. */
function keptRooms({ rooms }: Partial<BookingValues>): RoomValues[] {
  if (!Array.isArray(rooms)) return []
  return rooms.map((room) => ({
    bed_type: typeof room?.bed_type === 'string' ? room.bed_type : '',
    cots: typeof room?.cots === 'number' ? room.cots : null,
  }))
}

/** Maps the server's names of arrival and guest fields to the form's. */
export const stayPaths = (errors: ServerErrors): ServerErrors =>
  guestPaths(
    Object.fromEntries(
      Object.entries(errors).map(([path, texts]) => [
        path.replace(/^arrival_note\./, 'arrival.').replace(/^arrival\.eta_local$/, 'arrival.eta'),
        texts,
      ]),
    ),
  )
