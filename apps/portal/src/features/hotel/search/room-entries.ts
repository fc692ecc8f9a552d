import { roomLimits } from '../../../trade/search/stay-search.ts'
import type { RoomEntry } from './stay-form.ts'

/** All changes of a search's rooms; each returns a new list within the limits. */

const nextKey = (rooms: readonly RoomEntry[]): number => Math.max(...rooms.map(({ key }) => key)) + 1

export const addRoom = (rooms: readonly RoomEntry[]): RoomEntry[] =>
  rooms.length < roomLimits.rooms
    ? [...rooms, { key: nextKey(rooms), adults: 2, child_ages: [] }]
    : [...rooms]

/** Copies the room right after itself. */
export function copyRoom(rooms: readonly RoomEntry[], key: number): RoomEntry[] {
  if (rooms.length >= roomLimits.rooms) return [...rooms]
  return rooms.flatMap((room) =>
    room.key === key ? [room, { ...room, child_ages: [...room.child_ages], key: nextKey(rooms) }] : [room],
  )
}

/** The last room cannot be removed. */
export const removeRoom = (rooms: readonly RoomEntry[], key: number): RoomEntry[] =>
  rooms.length > 1 ? rooms.filter((room) => room.key !== key) : [...rooms]

const change = (
  rooms: readonly RoomEntry[],
  key: number,
  next: (room: RoomEntry) => Partial<RoomEntry>,
): RoomEntry[] => rooms.map((room) => (room.key === key ? { ...room, ...next(room) } : room))

const within = (value: number, max: number) => Math.min(Math.max(value, 0), max)

/** Down to zero: the form says that a room needs an adult instead of disabling the button. */
export const setAdults = (rooms: readonly RoomEntry[], key: number, adults: number): RoomEntry[] =>
  change(rooms, key, () => ({ adults: within(adults, roomLimits.adults) }))

/** Chosen ages stay; those of new children are missing until chosen. */
export const setChildren = (rooms: readonly RoomEntry[], key: number, children: number): RoomEntry[] =>
  change(rooms, key, ({ child_ages }) => ({
    child_ages: Array.from(
      { length: within(children, roomLimits.children) },
      (_, index) => child_ages[index] ?? null,
    ),
  }))

export const setAge = (
  rooms: readonly RoomEntry[],
  key: number,
  child: number,
  age: number | null,
): RoomEntry[] =>
  change(rooms, key, ({ child_ages }) => ({
    child_ages: child_ages.map((known, index) => (index === child ? age : known)),
  }))
