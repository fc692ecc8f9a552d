import {
  type AgeConflict,
  ageConflict,
  childAge,
  comparableLetters,
  isInfant,
  isOneSlip,
  type NamedGuest,
  plainName,
  type Schemas,
  sharesSpelling,
  spellingsOfAll,
} from '@portal/api-client/contract'
import type { FieldError, FieldErrorKey, FieldErrors } from '../../texts/text.ts'
import type { GuestRecord } from '../hotel/order-part.ts'
import type { Occupancy, PricedRate } from '../hotel/priced-rate.ts'

type Terms = Pick<PricedRate, 'check_in' | 'nationality' | 'nationality_rule'> & {
  readonly rooms: readonly Occupancy[]
}
type AgedEntry = Pick<Schemas['GuestEntry'], 'type' | 'age' | 'birthday' | 'is_lead'>

/** All errors of a guest list at once, by field path, as text keys. The contract has judged each name alone. */
export function guestErrors(guests: readonly Schemas['GuestEntry'][], terms: Terms): FieldErrors {
  const errors: FieldErrors = {}
  const add = (path: string, error: FieldError) => {
    errors[path] = [...(errors[path] ?? []), error]
  }
  guests.forEach((guest, index) => {
    const path = `guests[${index}]`
    Object.assign(errors, ageErrors(guest, path, terms.check_in))
    if (guest.room_index > terms.rooms.length) add(`${path}.room_index`, 'room_unknown')
    const nationality = guest.nationality ?? terms.nationality
    if (!accepts(terms, nationality)) add(`${path}.nationality`, 'nationality_refused')
    else if (isDearer(terms, nationality)) add(`${path}.nationality`, 'nationality_dearer')
  })
  terms.rooms.forEach((room, index) => {
    const inRoom = guests.filter((guest) => guest.room_index === index + 1)
    // Errors of a room are at its first guest; the wishes for rooms have paths of their own.
    const first = guests.findIndex((guest) => guest.room_index === index + 1)
    const path = first < 0 ? 'guests' : `guests[${first}].room_index`
    for (const key of roomErrors(inRoom, room)) add(path, key)
    if (countsFit(inRoom, room)) {
      const places = [...guests.keys()].filter((at) => guests[at]?.room_index === index + 1)
      Object.assign(errors, strangerErrors(guests, places, room.child_ages, terms.check_in))
    }
  })
  return errors
}

const conflictTexts = {
  unborn: 'born_later',
  young: 'too_young_for_adult',
  grown: 'too_old_for_child',
  other: 'age_not_searched',
} as const satisfies Record<AgeConflict['kind'], FieldErrorKey>

/** What contradicts about the age of one person; `day` is the first day of service. */
export function ageErrors(guest: AgedEntry, path: string, day: string): FieldErrors {
  const { type, age, birthday, is_lead } = guest
  const errors: FieldErrors = {}
  const conflict = ageConflict(guest, day)
  if (conflict) {
    const params = { birthday: conflict.birthday, years: conflict.age, day, entered: age ?? '' }
    errors[`${path}.birthday`] = [{ key: conflictTexts[conflict.kind], params }]
  }
  if (type === 'child' && age === undefined && !birthday) errors[`${path}.age`] = ['child_age_required']
  if (type === 'adult' && age !== undefined) errors[`${path}.age`] = ['adult_with_age']
  if (type === 'child' && is_lead) errors[`${path}.is_lead`] = ['lead_is_child']
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

const adultsOf = (guests: readonly AgedEntry[]) => guests.filter(({ type }) => type === 'adult').length

const countsFit = (guests: readonly AgedEntry[], room: Occupancy): boolean =>
  adultsOf(guests) === room.adults && guests.length - room.adults === room.child_ages.length

function roomErrors(guests: readonly Schemas['GuestEntry'][], room: Occupancy): FieldErrorKey[] {
  if (adultsOf(guests) === 0) return ['room_needs_adult']
  const keys: FieldErrorKey[] = []
  if (!countsFit(guests, room)) keys.push('room_guest_count')
  if (guests.filter(({ is_lead }) => is_lead).length !== 1) keys.push('room_one_lead')
  return keys
}

/**
 * Each child, of the guests at these places of the list, is one that was searched for. A contradicting birth date says
 * so already.
 */
export function strangerErrors(
  guests: readonly AgedEntry[],
  places: Iterable<number>,
  child_ages: readonly number[],
  day: string,
): FieldErrors {
  const errors: FieldErrors = {}
  const left = [...child_ages]
  for (const index of places) {
    const guest = guests[index]
    const age = guest ? childAge(guest, day) : null
    if (!guest || age === null || ageConflict(guest, day)) continue
    const at = left.indexOf(age)
    if (at >= 0) left.splice(at, 1)
    else if (guest.birthday)
      errors[`guests[${index}].birthday`] = [
        { key: 'child_born_not_searched', params: { birthday: guest.birthday, age, day } },
      ]
    else errors[`guests[${index}].age`] = [{ key: 'child_not_searched', params: { age } }]
  }
  return errors
}

export function toGuestRecord(
  guest: Schemas['GuestEntry'],
  {
    check_in,
    nationality,
    infant_below_age,
  }: Pick<PricedRate, 'check_in' | 'nationality' | 'infant_below_age'>,
): GuestRecord {
  const age = childAge(guest, check_in)
  return {
    room_index: guest.room_index,
    full_name: plainName(guest.full_name),
    name_local: guest.name_local ? plainName(guest.name_local) : null,
    type: guest.type,
    age,
    birthday: guest.birthday ?? null,
    is_infant: age !== null && isInfant(age, infant_below_age),
    nationality: guest.nationality ?? nationality,
    is_lead: guest.is_lead,
  }
}

/** Whether a correction spells the name of the same person: other order or spaces, a word more or less, one slip. */
function isRespelled(before: string, after: string): boolean {
  if (sharesSpelling(spellingsOfAll([before]), after)) return true
  const [was, is] = [before, after].map((name) => name.split(' ').map(comparableLetters))
  if (!was || !is) return false
  const [fewer, more] = was.length < is.length ? [was, is] : [is, was]
  if (fewer.length > 1 && fewer.every((word) => more.includes(word))) return true
  return isOneSlip(was.join(''), is.join(''))
}

/**
 * People with their names corrected; positions count from 1, after the `from` people before them. The birth date of
 * somebody else does not pass to the person who takes the place.
 */
export function withCorrectedNames<Person extends NamedGuest & { readonly birthday?: string | null }>(
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
      ...(person.birthday && !isRespelled(person.full_name, full_name) && { birthday: null }),
      full_name: plainName(full_name),
      name_local: name_local ? plainName(name_local) : null,
    }
  })
}
