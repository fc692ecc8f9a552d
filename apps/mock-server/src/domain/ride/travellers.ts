import { plainName, type Schemas } from '@portal/api-client/contract'
import type { FieldErrorKey, FieldErrors } from '../../texts/text.ts'
import { counted } from '../search/text.ts'
import type { PassengersRecord, TravellerRecord } from './ride.ts'

type Entry = Schemas['TravellerEntry']

/** What the fleet needs to know besides the names. */
interface RideNeeds {
  readonly passengers: PassengersRecord
  readonly required_fields: readonly Schemas['RequiredBookingField'][]
}

/** All errors of a passenger list at once, by field path, as text keys. Not every passenger needs a name. */
export function travellerErrors(guests: readonly Entry[], needs: RideNeeds): FieldErrors {
  const errors: FieldErrors = {}
  guests.forEach((guest, index) => {
    const aged = guest.type === 'adult' || guest.age !== undefined
    if (!aged) errors[`guests[${index}].age`] = ['child_age_required']
  })
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

export function toTraveller(guest: Entry): TravellerRecord {
  return {
    full_name: plainName(guest.full_name),
    name_local: guest.name_local ? plainName(guest.name_local) : null,
    type: guest.type,
    age: guest.type === 'child' ? (guest.age ?? null) : null,
    nationality: guest.nationality ?? null,
    phone: guest.phone ?? null,
    is_lead: guest.is_lead,
  }
}

/** The passengers as parts, which each language joins in its own way. */
export function ridersText({ adults, child_ages }: Schemas['Passengers']) {
  const children = child_ages.length
  return {
    en: [counted(adults, 'adult', 'adults'), ...(children ? [counted(children, 'child', 'children')] : [])],
    'zh-cn': [`${adults} 位成人`, ...(children ? [`${children} 位儿童`] : [])],
  }
}
