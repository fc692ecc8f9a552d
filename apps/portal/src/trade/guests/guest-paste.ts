import type { Schemas } from '@portal/api-client'
import type { GuestRow } from './guest-names.ts'

type Parsed = Schemas['ParsedGuest']

interface Placed {
  guests: GuestRow[]
  /** Lines of the list for which the rooms have no place. */
  left: number[]
}

/** What kind of guest a line speaks of; a line that says nothing speaks of an adult. */
const suits = (guest: GuestRow, row: Parsed): boolean =>
  guest.type === (row.type ?? 'adult') && (row.room_index === null || row.room_index === guest.room_index)

/**
 * Puts the names of a pasted list into the rooms: each line into the next free place of its room and kind, children
 * by age where one fits. Names typed before give way; places the list does not speak of keep theirs.
 */
export function placeParsed(guests: readonly GuestRow[], rows: readonly Parsed[]): Placed {
  const placed = guests.map((guest) => ({ ...guest }))
  const taken = new Set<GuestRow>()
  const left: number[] = []
  for (const row of rows) {
    const free = placed.filter((guest) => !taken.has(guest) && suits(guest, row))
    const guest = free.find(({ age }) => age === row.age) ?? free[0]
    if (!guest) {
      left.push(row.line)
      continue
    }
    taken.add(guest)
    guest.full_name = row.full_name
  }
  return { guests: placed, left }
}

/** The next place without a name; null when everybody has one. */
export const nextPlace = (guests: readonly GuestRow[]): number | null => {
  const index = guests.findIndex(({ full_name }) => full_name.trim() === '')
  return index < 0 ? null : index
}
