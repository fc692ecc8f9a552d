import type { Occupancy } from '../hotel/priced-rate.ts'
import type { FoundGuest } from './guest-row.ts'

interface Free {
  adults: number
  readonly ages: number[]
}

/**
 * The room of each guest, from 1: the written one where it exists, otherwise the first that still lacks an adult, or a
 * child of that age. Null when nothing fits.
 */
export function giveRooms(guests: readonly FoundGuest[], rooms: readonly Occupancy[]): (number | null)[] {
  const free: Free[] = rooms.map(({ adults, child_ages }) => ({ adults, ages: [...child_ages] }))
  const assigned = guests.map(({ room }) => (room !== null && rooms[room - 1] ? room : null))
  assigned.forEach((room, index) => {
    const place = room === null ? undefined : free[room - 1]
    if (place) occupy(place, guests[index] as FoundGuest)
  })
  return assigned.map((room, index) => {
    const guest = guests[index] as FoundGuest
    if (room !== null || guest.room !== null) return room
    const found = free.findIndex((place) => fits(place, guest))
    if (found < 0) return null
    occupy(free[found] as Free, guest)
    return found + 1
  })
}

const fits = ({ adults, ages }: Free, { type, age }: FoundGuest): boolean =>
  type === 'adult' ? adults > 0 : age === null ? ages.length > 0 : ages.includes(age)

function occupy(place: Free, { type, age }: FoundGuest): void {
  if (type === 'adult') place.adults -= 1
  else {
    const at = age === null ? 0 : place.ages.indexOf(age)
    if (at >= 0) place.ages.splice(at, 1)
  }
}

/**
 * Numbers before the names that count the lines, and are no rooms: they run from 1 to more than there are rooms. Two
 * guests of one number share a room.
 */
export function withoutCounting(guests: readonly FoundGuest[], rooms: readonly Occupancy[]): FoundGuest[] {
  const isCount = guests.every(({ is_bare, room }, index) => is_bare && room === index + 1)
  return isCount && guests.length > rooms.length
    ? guests.map((guest) => ({ ...guest, room: null }))
    : [...guests]
}
