import { adultAge, ageConflict, ageOn, type Schemas } from '@portal/api-client'
import { factsOf, type GuestRow, type KnownPerson, withoutFacts } from './guest-names.ts'

type Parsed = Schemas['ParsedGuest']

/** A row of a pasted list, which can be corrected before it is taken. */
export type PastedRow = Omit<Parsed, 'warnings' | 'phone'>

/** A row with another birth date, which decides about type and age on `day`. */
export function withBirthday(row: PastedRow, birthday: string, day: string): PastedRow {
  const corrected = { ...row, birthday_error: null }
  if (birthday === '') return { ...corrected, birthday: null }
  const age = ageOn(birthday, day)
  return age >= adultAge
    ? { ...corrected, birthday, type: 'adult', age: null }
    : { ...corrected, birthday, type: 'child', age: Math.max(0, age) }
}

interface Placed {
  guests: GuestRow[]
  /** Indices of rows without a free place in the rooms. */
  left: number[]
}

/** The type of guest in a line; by default an adult. */
const suits = (guest: GuestRow, row: PastedRow): boolean =>
  guest.type === (row.type ?? 'adult') &&
  (row.type !== 'child' || row.age === null || row.age === guest.age) &&
  (row.room_index === null || row.room_index === guest.room_index)

/**
 * Fills the rooms with the people of a pasted list: each row into the next free place of its room and type, a child into
 * one of its age. Earlier names are replaced; places without a row keep theirs.
 */
export function fillRooms(guests: readonly GuestRow[], rows: readonly PastedRow[]): Placed {
  const placed = [...guests]
  const taken = new Set<number>()
  const left: number[] = []
  rows.forEach((row, index) => {
    const at = placed.findIndex((guest, place) => !taken.has(place) && suits(guest, row))
    const guest = placed[at]
    if (!guest) {
      left.push(index)
      return
    }
    taken.add(at)
    placed[at] = { ...withoutFacts(guest), ...factsOf(row), full_name: row.full_name }
  })
  return { guests: placed, left }
}

/** The next place without a name; null if all have one. */
export const nextEmptyPlace = (guests: readonly GuestRow[]): number | null => {
  const index = guests.findIndex(({ full_name }) => full_name.trim() === '')
  return index < 0 ? null : index
}

/** The next place without a name, of the right age where the birth date is known and such a place is free. */
export function placeFor(guests: readonly GuestRow[], { birthday }: KnownPerson, day: string): number | null {
  const fitting = guests.findIndex(
    (guest) => guest.full_name.trim() === '' && ageConflict({ ...guest, birthday }, day) === null,
  )
  return fitting < 0 ? nextEmptyPlace(guests) : fitting
}
