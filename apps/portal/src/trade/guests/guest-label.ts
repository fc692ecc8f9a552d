import { textOf } from '@portal/i18n'
import type { GuestRow } from './guest-names.ts'

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
