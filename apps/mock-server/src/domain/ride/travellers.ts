import { childAge, isInfant, plainName, type Schemas } from '@portal/api-client/contract'
import type { FieldErrorKey, FieldErrors } from '../../texts/text.ts'
import { ageErrors, strangerErrors } from '../order/guests.ts'
import type { PassengersRecord, TravellerRecord } from './ride.ts'

type Entry = Schemas['TravellerEntry']

/** What the fleet needs to know besides the names. */
interface RideNeeds {
  /** Day of the ride at its place. */
  readonly day: string
  readonly passengers: PassengersRecord
  readonly required_fields: readonly Schemas['RequiredBookingField'][]
}

/** All errors of a passenger list at once, by field path, as text keys. Not every passenger needs a name. */
export function travellerErrors(guests: readonly Entry[], needs: RideNeeds): FieldErrors {
  const errors: FieldErrors = {}
  guests.forEach((guest, index) => {
    Object.assign(errors, ageErrors(guest, `guests[${index}]`, needs.day))
  })
  Object.assign(errors, strangerErrors(guests, guests.keys(), needs.passengers.child_ages, needs.day))
  const whole: FieldErrorKey[] = []
  if (!guests.some(({ type }) => type === 'adult')) whole.push('ride_needs_adult')
  if (guests.filter(({ is_lead }) => is_lead).length !== 1) whole.push('ride_one_lead')
  const { adults, child_ages } = needs.passengers
  const grown = guests.filter(({ type }) => type === 'adult').length
  if (grown > adults || guests.length - grown > child_ages.length) whole.push('ride_guest_count')
  if (whole.length > 0) errors.guests = whole
  const lead = guests.findIndex(({ is_lead }) => is_lead)
  if (lead >= 0 && needs.required_fields.includes('guest_phone') && !guests[lead]?.phone) {
    errors[`guests[${lead}].phone`] = ['guest_phone_required']
  }
  return errors
}

/** `day` is that of the ride at its place. */
export function toTraveller(guest: Entry, day: string): TravellerRecord {
  const age = childAge(guest, day)
  return {
    full_name: plainName(guest.full_name),
    name_local: guest.name_local ? plainName(guest.name_local) : null,
    type: guest.type,
    age,
    birthday: guest.birthday ?? null,
    is_infant: age !== null && isInfant(age),
    nationality: guest.nationality ?? null,
    phone: guest.phone ?? null,
    is_lead: guest.is_lead,
  }
}
