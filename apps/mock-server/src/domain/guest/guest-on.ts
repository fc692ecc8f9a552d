import { adultAge, ageOn, type Schemas } from '@portal/api-client/contract'

interface AgedGuest {
  readonly type: Schemas['GuestType']
  readonly age: number | null
  readonly birthday: string | null
}

/** A guest on another day: as old as the birth date says, an adult once of age and a child before. */
export function guestOn<Guest extends AgedGuest>(guest: Guest, day: string): Guest {
  const { type, age, birthday } = guest
  const years = birthday ? ageOn(birthday, day) : age
  if (years === null) return guest
  if (years < adultAge) return { ...guest, type: 'child', age: years }
  return type === 'adult' ? guest : { ...guest, type: 'adult', age: null }
}

/** The passengers of a ride on another day; those without a birth date are as old as they were. */
export function passengersOn(
  passengers: { readonly adults: number; readonly child_ages: readonly number[] },
  guests: readonly AgedGuest[],
  day: string,
): Schemas['Passengers'] {
  let { adults } = passengers
  const child_ages = [...passengers.child_ages]
  for (const guest of guests) {
    const then = guestOn(guest, day)
    const [wasChild, isChild] = [guest.type === 'child', then.type === 'child']
    const at = wasChild ? child_ages.indexOf(guest.age ?? -1) : child_ages.length
    if (at < 0) continue
    child_ages.splice(at, wasChild ? 1 : 0, ...(isChild && then.age !== null ? [then.age] : []))
    adults += Number(wasChild) - Number(isChild)
  }
  return { adults, child_ages }
}

/** The people of each room of a stay on another day. */
export const roomsOn = (
  rooms: readonly { readonly room_index: number }[],
  guests: readonly (AgedGuest & { readonly room_index: number })[],
  day: string,
) =>
  rooms.map(({ room_index }) => {
    const people = guests
      .filter((guest) => guest.room_index === room_index)
      .map((guest) => guestOn(guest, day))
    return {
      adults: people.filter(({ type }) => type === 'adult').length,
      child_ages: people.flatMap(({ age }) => age ?? []),
    }
  })
