import type { Schemas } from '@portal/api-client'
import type { BodyOf } from '@portal/api-client/contract'
import type { ValidationError } from '../../../shared/form/field-rules.ts'
import {
  type LocalMoment,
  localOf,
  momentOf,
  momentState,
  noMoment,
} from '../../../shared/time/local-moment.ts'
import { keptAllocation, noAllocation } from '../../../trade/allocation/allocation.ts'
import type { BookingTerms } from '../../../trade/booking/BookingForm.tsx'
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
import { guestRows, keptPeople } from '../../../trade/guests/guest-names.ts'
import { keptConfirmation } from '../../../trade/guests/namesakes.ts'
import { readPassengers } from '../../../trade/ride/passengers.ts'
import {
  holdsTravellers,
  type TravellerValues,
  toTravellers,
  travellerErrors,
} from '../../../trade/ride/travellers.ts'
import { flightNumberShape, type TransferSearch } from '../../../trade/search/transfer-search.ts'
import { plainFlightNumber } from '../search/transfer-form.ts'

/** Values of the booking form of a transfer, apart from vehicle, driver and extras. */
export interface TransferBookingValues extends CommonValues, TravellerValues {
  flight_number: string
  /** Landing of a pick-up, departure of a drop-off, in the airport's local time. */
  flight: LocalMoment
  /** The member knows of a new time of the flight. */
  flight_time_known: boolean
  /** Empty means the name of the lead guest. */
  name_board_text: string
  booking_reminder: string
}

type RequiredFields = readonly Schemas['RequiredBookingField'][]

/** The time of the searched flight; one without its number names no flight. */
const flightOf = ({ flight_number, flight_local }: TransferSearch, scheduled: string | null = null) =>
  flight_number ? momentOf(flight_local ?? scheduled) : noMoment

/** Restores a kept draft if it fits the passengers; flight and reminder come from the search. */
export function transferBookingValues(
  search: TransferSearch,
  /** The scheduled time of the flight, used if the search has none. */
  scheduled: string | null,
  contact: CommonValues['contact'],
  draft?: TransferBookingValues,
): TransferBookingValues {
  const guests = guestRows([readPassengers(search.passengers)])
  if (draft) return { ...draft, guests: keptPeople(draft.guests, guests) }
  return {
    flight_number: search.flight_number ?? '',
    flight: flightOf(search, scheduled),
    flight_time_known: search.flight_time_known ?? false,
    guests,
    different_people: '',
    guest_phone: '',
    name_board_text: '',
    contact,
    special_requests: '',
    booking_reminder: search.booking_reminder ?? '',
    internal_remark: '',
    allocation: noAllocation,
  }
}

/**
 * A flight has a number, or is absent if the fleet does not require it. Its time may not be known yet; a time alone
 * names no flight.
 */
function flightErrors({ flight_number, flight }: TransferBookingValues, needed: boolean) {
  const number = plainFlightNumber(flight_number)
  const state = momentState(flight)
  const absent = number === '' && !needed && state === 'none'
  return [
    ['flight_number', !absent && !flightNumberShape.test(number) && ('flightNumber' as const)],
    ['flight', state === 'part' && ('required' as const)],
  ] satisfies [string, ValidationError | false][]
}

/** Errors by form path, in page order. */
export const transferBookingErrors = (
  values: TransferBookingValues,
  required: RequiredFields,
  /** Day of the ride at the airport. */
  day: string,
): Record<string, ValidationError> =>
  foundErrors([
    ...flightErrors(values, required.includes('flight_number')),
    ...travellerErrors(values, required.includes('guest_phone'), day),
    ...contactErrors(values),
    requestError(values),
    remarkError(values),
  ])

interface TransferContext extends BookingTerms {
  quote_key: string
}

/** The booking request of a form without errors. `tz` is the airport's zone. */
export function toTransferRequest(
  values: TransferBookingValues,
  context: TransferContext,
  tz: string,
): BodyOf<'bookTransfer'> {
  const flight_number = plainFlightNumber(values.flight_number)
  const flight_local = localOf(values.flight, tz)
  const { flight_time_known } = values
  const time = flight_local && { flight_local, ...(flight_time_known && { flight_time_known }) }
  const lead = toTravellers(values).find(({ is_lead }) => is_lead)?.full_name ?? ''
  const name_board_text = values.name_board_text.trim() || lead.slice(0, 60)
  const booking_reminder = values.booking_reminder.trim()
  return {
    ...context,
    flight: flight_number ? { flight_number, ...time } : null,
    guests: toTravellers(values),
    ...(name_board_text && { name_board_text }),
    ...(booking_reminder && { booking_reminder }),
    ...commonRequest(values),
  }
}

/**
 * Parses the values of a draft that this page wrote, or that books an order again: its flight is the one that was
 * searched. Null if anything is missing.
 */
export function readTransferValues(text: string, search: TransferSearch): TransferBookingValues | null {
  const again = { flight_number: search.flight_number ?? '', flight: flightOf(search) }
  const read = { ...again, ...parsed(text) } as Partial<TransferBookingValues>
  const common: Partial<CommonValues> = read
  const riders: Partial<TravellerValues> = read
  const { flight_number, flight, name_board_text, booking_reminder } = read
  const own =
    typeof flight_number === 'string' &&
    typeof flight?.date === 'string' &&
    typeof flight.time === 'string' &&
    typeof name_board_text === 'string' &&
    typeof booking_reminder === 'string'
  if (!own || !holdsCommon(common) || !holdsTravellers(riders)) return null
  const { contact, special_requests, internal_remark } = common
  const { guests, guest_phone } = riders
  return {
    flight_number,
    flight,
    flight_time_known: read.flight_time_known === true,
    guests,
    different_people: keptConfirmation(read),
    guest_phone,
    name_board_text,
    contact,
    special_requests,
    booking_reminder,
    internal_remark,
    allocation: keptAllocation(common),
  }
}
