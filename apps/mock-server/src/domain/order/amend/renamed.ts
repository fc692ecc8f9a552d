import { type NamedGuest, plainName, type Schemas } from '@portal/api-client/contract'

/** People with their names corrected; positions count from 1, after `from` others. */
export function renamed<Person extends NamedGuest>(
  people: readonly Person[],
  { guests = [] }: Schemas['OrderChanges'],
  from = 0,
): Person[] {
  return people.map((person, index) => {
    const correction = guests.find(({ position }) => position === from + index + 1)
    if (!correction) return person
    const { full_name, name_local } = correction
    return {
      ...person,
      full_name: plainName(full_name),
      name_local: name_local ? plainName(name_local) : null,
    }
  })
}
