import { ageConflict, type Schemas } from '@portal/api-client'
import type { GuestRow, KnownPerson } from './guest-names.ts'

type Parsed = Schemas['ParsedGuest']

interface Placed {
  guests: GuestRow[]
  /** Lines without a free place in the rooms. */
  left: number[]
}

/** The type of guest in a line; by default an adult. */
const suits = (guest: GuestRow, row: Parsed): boolean =>
  guest.type === (row.type ?? 'adult') && (row.room_index === null || row.room_index === guest.room_index)

/**
 * Fills the rooms with the names of a pasted list: each line into the next free place of its room and type, children by
 * age if one fits. Earlier names are replaced; places without a line keep theirs.
 */
export function fillRooms(guests: readonly GuestRow[], rows: readonly Parsed[]): Placed {
  const placed = guests.map((guest) => ({ ...guest }))
  const matched = new Set<GuestRow>()
  const left: number[] = []
  for (const row of rows) {
    const free = placed.filter((guest) => !matched.has(guest) && suits(guest, row))
    const guest = free.find(({ age }) => age === row.age) ?? free[0]
    if (!guest) {
      left.push(row.line)
      continue
    }
    matched.add(guest)
    guest.full_name = row.full_name
  }
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
