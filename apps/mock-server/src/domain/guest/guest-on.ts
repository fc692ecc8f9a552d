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
