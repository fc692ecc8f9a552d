import { adultAge, childAge, type Schemas } from '@portal/api-client/contract'

interface AgedGuest {
  readonly type: Schemas['GuestType']
  readonly age: number | null
  readonly birthday: string | null
}

/** A guest on another day: as old as the birth date says, and an adult once of age. */
export function guestOn<Guest extends AgedGuest>(guest: Guest, day: string): Guest {
  const age = childAge(guest, day)
  return age !== null && age >= adultAge ? { ...guest, type: 'adult', age: null } : { ...guest, age }
}

/** The passengers of a ride on another day; those without a birth date are as old as they were. */
export function passengersOn(
  { adults, child_ages }: { readonly adults: number; readonly child_ages: readonly number[] },
  guests: readonly AgedGuest[],
  day: string,
): Schemas['Passengers'] {
  const ages: (number | null)[] = [...child_ages]
  for (const guest of guests) {
    const at = guest.type === 'child' ? ages.indexOf(guest.age) : -1
    if (at >= 0) ages[at] = guestOn(guest, day).age
  }
  const children = ages.filter((age) => age !== null)
  return { adults: adults + ages.length - children.length, child_ages: children }
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
