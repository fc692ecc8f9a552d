import { constraints, plainName, type Schemas, type TextFlaw, textFlaw } from '@portal/api-client'
import { textOf } from '@portal/i18n'
import type { RoomOccupancy } from '../search/stay-search.ts'

/** A guest of a room. Room and age come from the search; only the name is typed. */
export interface GuestRow {
  /** The first room is 1. */
  room_index: number
  type: Schemas['GuestType']
  /** Full years at check-in; null for an adult. */
  age: number | null
  full_name: string
  is_lead: boolean
}

/** Empty rows for all guests; the first adult of each room is its lead. */
export function guestRows(rooms: readonly RoomOccupancy[]): GuestRow[] {
  return rooms.flatMap(({ adults, child_ages }, room) => {
    const row = (type: GuestRow['type'], age: number | null, is_lead: boolean): GuestRow => ({
      room_index: room + 1,
      type,
      age,
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

/** Changes the name of one guest. */
export const withName = (guests: readonly GuestRow[], index: number, full_name: string): GuestRow[] =>
  guests.map((guest, place) => (place === index ? { ...guest, full_name } : guest))

/** Makes one adult the only lead of the room. */
export const makeLead = (guests: readonly GuestRow[], index: number): GuestRow[] =>
  guests.map((guest, place) =>
    guest.room_index === guests[index]?.room_index ? { ...guest, is_lead: place === index } : guest,
  )

/** The earlier rows, if they fit the current rooms; otherwise null. */
export function sameRows(kept: readonly GuestRow[], fresh: readonly GuestRow[]): boolean {
  const shape = (rows: readonly GuestRow[]) =>
    rows.map(({ room_index, type, age }) => `${room_index} ${type} ${age}`).join()
  return shape(kept) === shape(fresh)
}

/** The guests in the request. */
export const toGuestEntries = (guests: readonly GuestRow[]): Schemas['GuestEntry'][] =>
  guests.map(({ room_index, type, age, full_name, is_lead }) => ({
    room_index,
    full_name: plainName(full_name),
    type,
    ...(age === null ? {} : { age }),
    is_lead,
  }))

/** "Adult 2", "Child 1 (age 5)", counted within the room. */
export function guestLabel(guests: readonly GuestRow[], index: number): string {
  const t = textOf('guest')
  const guest = guests[index]
  if (!guest) return ''
  const number = guests.filter(
    ({ room_index, type }, place) => room_index === guest.room_index && type === guest.type && place <= index,
  ).length
  return guest.type === 'adult' ? t('adult', { number }) : t('child', { number, age: guest.age ?? 0 })
}

/** "Room 1, Adult 2": the place of a guest among all rooms. */
export const placeLabel = (guests: readonly GuestRow[], index: number): string =>
  `${textOf('guest')('room', { number: guests[index]?.room_index ?? 1 })}, ${guestLabel(guests, index)}`
