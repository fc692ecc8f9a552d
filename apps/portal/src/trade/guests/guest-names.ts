import {
  constraints,
  isInfant,
  plainName,
  type Schemas,
  type TextFlaw,
  textFlaw,
  usualInfantAge,
} from '@portal/api-client'
import { textOf } from '@portal/i18n'
import type { RoomOccupancy } from '../search/stay-search.ts'

/** What is known of a person beside the name: from the guest book, a pasted list or an earlier order. */
export interface GuestFacts {
  name_local?: string
  /** `YYYY-MM-DD`. */
  birthday?: string
  /** ISO 3166 code of two letters. */
  nationality?: string
}

/** A guest of a room. Room and age come from the search; only the name is typed. */
export interface GuestRow extends GuestFacts {
  /** The first room is 1. */
  room_index: number
  type: Schemas['GuestType']
  /** Full years at check-in; null for an adult. */
  age: number | null
  /** A child below the infant age of the hotel. */
  is_infant?: boolean
  full_name: string
  is_lead: boolean
}

/** Empty rows for all guests; the first adult of each room is its lead. */
export function guestRows(
  rooms: readonly RoomOccupancy[],
  infant_below_age: number = usualInfantAge,
): GuestRow[] {
  return rooms.flatMap(({ adults, child_ages }, room) => {
    const row = (type: GuestRow['type'], age: number | null, is_lead: boolean): GuestRow => ({
      room_index: room + 1,
      type,
      age,
      ...(age !== null && isInfant(age, infant_below_age) && { is_infant: true }),
      full_name: '',
      is_lead,
    })
    return [
      ...Array.from({ length: adults }, (_, index) => row('adult', null, index === 0)),
      ...child_ages.map((age) => row('child', age, false)),
    ]
  })
}

const flawTexts = {
  blank: 'guestFullName',
  unprintable: 'unprintable',
  script: 'script',
  zawgyi: 'zawgyi',
  emoji: 'emoji',
  letters: 'name',
  digits: 'digits',
  characters: 'name',
} as const satisfies Record<TextFlaw, string>

type GuestNameError = 'tooLong' | (typeof flawTexts)[TextFlaw]

/** Validates a name: unprintable, not a name, or too long for the contract. */
export const guestNameError = (name: string): GuestNameError | null => {
  const flaw = textFlaw('name', name)
  if (flaw) return flawTexts[flaw]
  return plainName(name).length > constraints.GuestName.maxLength ? 'tooLong' : null
}

/** Copies the lead of the first room to the rooms with an empty lead. */
export function copyLeadToAllRooms(guests: readonly GuestRow[]): GuestRow[] {
  const lead = guests.find(({ is_lead, room_index }) => is_lead && room_index === 1)?.full_name ?? ''
  return guests.map((guest) =>
    guest.is_lead && guest.full_name.trim() === '' ? { ...guest, full_name: lead } : guest,
  )
}

/** A person as the guest book, a list or an order knows it. */
export type KnownPerson = { readonly [Fact in keyof GuestFacts]?: string | null | undefined }

export const factsOf = ({ name_local, birthday, nationality }: KnownPerson): GuestFacts => ({
  ...(name_local && { name_local }),
  ...(birthday && { birthday }),
  ...(nationality && { nationality }),
})

export function withoutFacts({ name_local: _, birthday: __, nationality: ___, ...row }: GuestRow): GuestRow {
  return row
}

const beginning = (name: string) => name.trim().slice(0, 2).toLowerCase()

/** Changes the name of one guest. What is known of a person goes with a name that begins otherwise. */
export const withName = (guests: readonly GuestRow[], index: number, full_name: string): GuestRow[] =>
  guests.map((guest, place) => {
    if (place !== index) return guest
    const isOther = beginning(full_name) !== beginning(guest.full_name)
    return { ...(isOther ? withoutFacts(guest) : guest), full_name }
  })

/** Puts a person with all that is known of them into one place. */
export const withPerson = (
  guests: readonly GuestRow[],
  index: number,
  person: KnownPerson & Pick<GuestRow, 'full_name'>,
): GuestRow[] =>
  guests.map((guest, place) =>
    place === index ? { ...withoutFacts(guest), ...factsOf(person), full_name: person.full_name } : guest,
  )

/** Makes one adult the only lead of the room. */
export const makeLead = (guests: readonly GuestRow[], index: number): GuestRow[] =>
  guests.map((guest, place) =>
    guest.room_index === guests[index]?.room_index ? { ...guest, is_lead: place === index } : guest,
  )

/** How well an earlier row fits a place: same room and age, same room, or same age. */
const likeness: readonly ((one: GuestRow, other: GuestRow) => boolean)[] = [
  (one, other) => one.room_index === other.room_index && one.age === other.age,
  (one, other) => one.room_index === other.room_index,
  (one, other) => one.age === other.age,
  () => true,
]

/** The current places with the people of earlier rows, as far as there are places for adults and children. */
export function keptPeople(kept: readonly GuestRow[], fresh: readonly GuestRow[]): GuestRow[] {
  const left = kept.filter(({ full_name }) => full_name.trim() !== '')
  const taken = new Map<number, GuestRow>()
  for (const isAlike of likeness) {
    fresh.forEach((place, index) => {
      if (taken.has(index)) return
      const at = left.findIndex((person) => person.type === place.type && isAlike(person, place))
      const [person] = at < 0 ? [] : left.splice(at, 1)
      if (person) taken.set(index, person)
    })
  }
  const placed = fresh.map((place, index) => {
    const person = taken.get(index)
    return person ? { ...place, ...factsOf(person), full_name: person.full_name } : place
  })
  return [...taken].reduce(
    (rows, [index, { is_lead, room_index }]) =>
      is_lead && rows[index]?.room_index === room_index ? makeLead(rows, index) : rows,
    placed,
  )
}

/** The guests in the request. */
export const toGuestEntries = (guests: readonly GuestRow[]): Schemas['GuestEntry'][] =>
  guests.map((guest) => ({
    room_index: guest.room_index,
    full_name: plainName(guest.full_name),
    type: guest.type,
    ...(guest.age === null ? {} : { age: guest.age }),
    ...factsOf(guest),
    is_lead: guest.is_lead,
  }))

/** "Adult 2", "Child 1 (age 5)", "Infant 1 (age 0)", counted within the room. */
export function guestLabel(guests: readonly GuestRow[], index: number): string {
  const t = textOf('guest')
  const guest = guests[index]
  if (!guest) return ''
  const kindOf = ({ type, is_infant }: GuestRow) => (is_infant ? 'infant' : type)
  const kind = kindOf(guest)
  const number = guests.filter(
    (other, place) => other.room_index === guest.room_index && kindOf(other) === kind && place <= index,
  ).length
  return kind === 'adult' ? t('adult', { number }) : t(kind, { number, age: guest.age ?? 0 })
}

/** "Room 1, Adult 2": the place of a guest among all rooms. */
export const placeLabel = (guests: readonly GuestRow[], index: number): string =>
  `${textOf('guest')('room', { number: guests[index]?.room_index ?? 1 })}, ${guestLabel(guests, index)}`
