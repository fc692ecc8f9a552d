import { type NamedGuest, plainName, type Schemas } from '@portal/api-client/contract'
import type { FieldErrorKey, FieldErrors } from '../../texts/text.ts'
import { isInfant } from '../hotel/night.ts'
import type { GuestRecord } from '../hotel/order-part.ts'
import type { Occupancy, PricedRate } from '../hotel/priced-rate.ts'

type Terms = Pick<PricedRate, 'rooms' | 'nationality' | 'nationality_rule'>

/** All errors of a guest list at once, by field path, as text keys. The contract has judged each name alone. */
export function guestErrors(guests: readonly Schemas['GuestEntry'][], terms: Terms): FieldErrors {
  const errors: FieldErrors = {}
  const add = (path: string, key: FieldErrorKey) => {
    errors[path] = [...(errors[path] ?? []), key]
  }
  guests.forEach((guest, index) => {
    const path = `guests[${index}]`
    if (guest.type === 'child' && guest.age === undefined) add(`${path}.age`, 'child_age_required')
    if (guest.room_index > terms.rooms.length) add(`${path}.room_index`, 'room_unknown')
    const nationality = guest.nationality ?? terms.nationality
    if (!accepts(terms, nationality)) add(`${path}.nationality`, 'nationality_refused')
    else if (isDearer(terms, nationality)) add(`${path}.nationality`, 'nationality_dearer')
  })
  terms.rooms.forEach((room, index) => {
    const inRoom = guests.filter((guest) => guest.room_index === index + 1)
    for (const key of roomErrors(inRoom, room)) add(`rooms[${index}]`, key)
  })
  return errors
}

function accepts({ nationality_rule }: Terms, nationality: string): boolean {
  if (!nationality_rule) return true
  const { allow, deny } = nationality_rule
  return !deny.includes(nationality) && (allow.length === 0 || allow.includes(nationality))
}

/** Whether the quoted price was for guests without a surcharge. */
function isDearer({ nationality, nationality_rule }: Terms, of: string): boolean {
  const surcharged = nationality_rule?.surcharged ?? []
  return surcharged.includes(of) && !surcharged.includes(nationality)
}

function roomErrors(guests: readonly Schemas['GuestEntry'][], room: Occupancy): FieldErrorKey[] {
  const adults = guests.filter(({ type }) => type === 'adult').length
  if (adults === 0) return ['room_needs_adult']
  const ages = guests.flatMap(({ type, age }) => (type === 'child' && age !== undefined ? [age] : []))
  const keys: FieldErrorKey[] = []
  if (adults !== room.adults || guests.length - adults !== room.child_ages.length)
    keys.push('room_guest_count')
  else if (!sameAges(ages, room.child_ages)) keys.push('room_child_ages')
  if (guests.filter(({ is_lead }) => is_lead).length !== 1) keys.push('room_one_lead')
  return keys
}

function sameAges(given: readonly number[], searched: readonly number[]): boolean {
  const sorted = (ages: readonly number[]) => [...ages].sort((a, b) => a - b).join()
  return sorted(given) === sorted(searched)
}

export function toGuestRecord(
  guest: Schemas['GuestEntry'],
  { nationality, infant_below_age }: Pick<PricedRate, 'nationality' | 'infant_below_age'>,
): GuestRecord {
  const age = guest.type === 'child' ? (guest.age ?? null) : null
  return {
    room_index: guest.room_index,
    full_name: plainName(guest.full_name),
    name_local: guest.name_local ? plainName(guest.name_local) : null,
    type: guest.type,
    age,
    is_infant: age !== null && isInfant(age, infant_below_age),
    nationality: guest.nationality ?? nationality,
    is_lead: guest.is_lead,
  }
}

/** People with their names corrected; positions count from 1, after the `from` people before them. */
export function withCorrectedNames<Person extends NamedGuest>(
  people: readonly Person[],
  { guests = [] }: Schemas['OrderChanges'],
  from = 0,
): Person[] {
  return people.map((person, index) => {
    const correction = guests.find(({ position }) => position === from + index + 1)
    if (!correction) return person
    const { full_name, name_local } = correction
    return {
      ...person,
      full_name: plainName(full_name),
      name_local: name_local ? plainName(name_local) : null,
    }
  })
}
