import type { BodyOf } from '@portal/api-client/contract'
import type { ValidationError } from '../../../shared/form/field-rules.ts'
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
import type { RidePassengers } from '../../../trade/ride/passengers.ts'
import {
  holdsTravellers,
  type TravellerValues,
  toTravellers,
  travellerErrors,
} from '../../../trade/ride/travellers.ts'
import { itineraryErrors, type PlannedStop, readItinerary, toItinerary } from './itinerary.ts'
import type { Rental } from './rental-search.ts'

/** Values of the booking form of a car, apart from the rental itself. */
export interface CarBookingValues extends CommonValues, TravellerValues {
  itinerary: PlannedStop[]
}

/** Restores a kept draft if it fits the passengers; the contact starts with the operator's own. */
export function carBookingValues(
  passengers: RidePassengers,
  contact: CommonValues['contact'],
  draft?: CarBookingValues,
): CarBookingValues {
  const guests = guestRows([passengers])
  if (draft) return { ...draft, guests: keptPeople(draft.guests, guests) }
  const texts = { special_requests: '', internal_remark: '', allocation: noAllocation }
  return { guests, different_people: '', guest_phone: '', contact, itinerary: [], ...texts }
}

/** Errors by form path, in page order. */
export const carBookingErrors = (
  values: CarBookingValues,
  phoneNeeded: boolean,
  rental: Rental,
  end?: string,
): Record<string, ValidationError> =>
  foundErrors([
    ...itineraryErrors(values.itinerary, rental, end),
    ...travellerErrors(values, phoneNeeded, rental.start?.slice(0, 10) ?? ''),
    ...contactErrors(values),
    requestError(values),
    remarkError(values),
  ])

interface CarBookingContext extends BookingTerms {
  quote_key: string
}

/** The booking request of a form without errors. */
export const toCarRequest = (values: CarBookingValues, context: CarBookingContext): BodyOf<'bookCar'> => ({
  ...context,
  guests: toTravellers(values),
  ...toItinerary(values.itinerary),
  ...commonRequest(values),
})

/** Parses the values of a draft that this page wrote; null if anything is missing. */
export function readCarBooking(text: string): CarBookingValues | null {
  const read = parsed(text)
  if (!holdsCommon(read) || !holdsTravellers(read)) return null
  const { contact, special_requests, internal_remark, guests, guest_phone } = read
  const different_people = keptConfirmation(read)
  const itinerary = readItinerary((read as Partial<CarBookingValues>).itinerary)
  const allocation = keptAllocation(read)
  return {
    guests,
    different_people,
    guest_phone,
    contact,
    itinerary,
    special_requests,
    internal_remark,
    allocation,
  }
}
