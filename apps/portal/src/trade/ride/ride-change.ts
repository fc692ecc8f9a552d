import type { Schemas } from '@portal/api-client'
import type { FieldErrors } from '../../shared/form/use-checked-form.ts'
import { foundErrors } from '../booking/booking-values.ts'
import { type GuestRow, guestRows, keptPeople } from '../guests/guest-names.ts'
import type { RideBooking } from '../product/product.ts'
import { type PassengersEntry, passengersError } from './passengers.ts'
import { toTravellers, travellerErrors, travellerPaths } from './travellers.ts'

/** The people of a ride that is changed, as its form holds them. */

/** A row for each passenger; a child whose age is missing has none yet. */
const rowsOf = ({ adults, child_ages }: PassengersEntry): GuestRow[] =>
  guestRows([{ adults, child_ages: child_ages.filter((age) => age !== null) }])

export function peopleOfRide({
  passengers,
  guests,
}: Schemas['CarOrder'] | Schemas['AirportOrder']): RideBooking {
  const known = guests.map(({ name_local, birthday, nationality, ...guest }) => ({
    ...guest,
    room_index: 1,
    ...(name_local && { name_local }),
    ...(birthday && { birthday }),
    ...(nationality && { nationality }),
  }))
  return {
    passengers,
    guests: keptPeople(known, rowsOf(passengers)),
    different_people: '',
    guest_phone: guests.find(({ is_lead }) => is_lead)?.phone ?? '',
  }
}

/** Other passengers, of whom those who stay keep their names. */
export const withPassengers = (
  { guests }: RideBooking,
  passengers: PassengersEntry,
): Pick<RideBooking, 'passengers' | 'guests'> => ({
  passengers: { ...passengers },
  guests: keptPeople(guests, rowsOf(passengers)),
})

/** Errors by form path; `day` is that of the ride at its place. */
export const peopleErrors = (values: RideBooking, phoneNeeded: boolean, day: string): FieldErrors =>
  foundErrors([
    ['passengers', passengersError(values.passengers) ? 'childAge' : null],
    ...travellerErrors(values, phoneNeeded, day),
  ])

/** People for the request of a form without errors. */
export const peopleRequest = (values: RideBooking) => ({
  passengers: {
    adults: values.passengers.adults,
    child_ages: values.passengers.child_ages.filter((age) => age !== null),
  },
  guests: toTravellers(values),
})

/** The field of an error about the people; null for any other path. */
export function peopleField(path: string, values: RideBooking): string | null {
  if (path.startsWith('passengers')) return 'passengers'
  if (path === 'guests') return 'guests.0.full_name'
  if (!path.startsWith('guests')) return null
  const [placed = path] = Object.keys(travellerPaths({ [path]: [] }, values))
  return placed.replaceAll(/\[(\d+)\]/g, '.$1')
}
