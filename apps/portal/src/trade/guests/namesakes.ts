import { isSameGuest, repeatedGuests, spellingsOf } from '@portal/api-client'
import type { ValidationError } from '../../shared/form/field-rules.ts'
import { type GuestRow, guestNameError } from './guest-names.ts'

/** The guests of a booking form, and what was said of those who have one name. */
export interface GuestListValues {
  guests: GuestRow[]
  /** The repeated names, as `namesakesKey` writes them, that were confirmed to be different people; else empty. */
  different_people: string
}

/**
 * Guests of one name in one room or vehicle, as places in the list from 0: the server takes them for one guest who was
 * entered twice. A father and his small son are distinguished by their ages.
 */
export function namesakes(guests: readonly GuestRow[]): number[][] {
  const groups = new Map<number, number[]>()
  for (const at of repeatedGuests(guests)) {
    const first = guests.findIndex((other) => isSameGuest(other, guests[at] as GuestRow))
    groups.set(first, [...(groups.get(first) ?? [first]), at])
  }
  return [...groups.values()]
}

/** Says who has whose name: what was confirmed for these names holds for no others. Empty without namesakes. */
export const namesakesKey = (guests: readonly GuestRow[]): string =>
  repeatedGuests(guests)
    .map((at) => `${at} ${spellingsOf(guests[at]?.full_name ?? '')[0]}`)
    .join('; ')

/** Whether there are namesakes, and they were confirmed to be different people. */
export function areConfirmed({ guests, different_people }: GuestListValues): boolean {
  const key = namesakesKey(guests)
  return key !== '' && key === different_people
}

/** Places of the guests whose name stands before them, as long as nobody has said that it is another person. */
const openRepeats = (values: GuestListValues): readonly number[] =>
  areConfirmed(values) ? [] : repeatedGuests(values.guests)

const pathOf = (index: number) => `guests.${index}.full_name`

/** Errors of the names, by form path; `isNeeded` says whose name cannot be left out. */
export function guestErrors(
  values: GuestListValues,
  isNeeded: (guest: GuestRow) => boolean,
): [path: string, error: ValidationError | null][] {
  const repeats = openRepeats(values)
  return values.guests.map((guest, index) => {
    const judged = isNeeded(guest) || guest.full_name.trim() !== ''
    const error = judged ? guestNameError(guest.full_name) : null
    return [pathOf(index), error ?? (repeats.includes(index) ? 'guestTwice' : null)]
  })
}

/** Form paths of names whose errors are out of date: another name was entered, or a namesake's was, or confirmed. */
export function overtakenNames(before: GuestListValues, after: GuestListValues): string[] {
  const repeats = openRepeats(after)
  const settled = openRepeats(before).filter((index) => !repeats.includes(index))
  return after.guests.flatMap(({ full_name }, index) =>
    full_name === before.guests[index]?.full_name && !settled.includes(index) ? [] : [pathOf(index)],
  )
}

/** Names that are written in several rooms, or for guests of different ages: worth a look, and often meant so. */
export function namesElsewhere(guests: readonly GuestRow[]): string[] {
  const together = new Set(namesakes(guests).flat())
  const apart = guests.filter((_, index) => !together.has(index))
  const isOne = (one: string, other: string) => {
    const known = new Set(spellingsOf(one))
    return spellingsOf(other).some((spelling) => known.has(spelling))
  }
  const repeated = apart.filter(({ full_name }, index) =>
    guests.some((other) => other !== apart[index] && isOne(full_name, other.full_name)),
  )
  return repeated
    .map(({ full_name }) => full_name.trim())
    .filter((name, index, names) => names.findIndex((other) => isOne(name, other)) === index)
}

/** What a kept draft says of namesakes; nothing where it was written before anybody could. */
export const keptConfirmation = (values: object): string => {
  const { different_people } = values as Partial<GuestListValues>
  return typeof different_people === 'string' ? different_people : ''
}
