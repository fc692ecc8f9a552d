import { ageConflict, isSameGuest, repeatedGuests, spellingsOf } from '@portal/api-client'
import type { ValidationError } from '../../shared/form/field-rules.ts'
import { type GuestRow, guestNameError } from './guest-names.ts'

/** The guests of a booking form, and whether repeated names were confirmed. */
export interface GuestListValues {
  guests: GuestRow[]
  /** The repeated names (`namesakesKey`) that were confirmed to be different people; otherwise empty. */
  different_people: string
}

/**
 * Indices of guests with the same name in one room or vehicle: the server regards them as one guest entered twice. A
 * child's age distinguishes it from its father.
 */
export function namesakes(guests: readonly GuestRow[]): number[][] {
  const groups = new Map<number, number[]>()
  for (const at of repeatedGuests(guests)) {
    const first = guests.findIndex((other) => isSameGuest(other, guests[at] as GuestRow))
    groups.set(first, [...(groups.get(first) ?? [first]), at])
  }
  return [...groups.values()]
}

/** A key of the repeated names, as a confirmation is valid for these only. Empty without any. */
export const namesakesKey = (guests: readonly GuestRow[]): string =>
  repeatedGuests(guests)
    .map((at) => `${at} ${spellingsOf(guests[at]?.full_name ?? '')[0]}`)
    .join('; ')

/** Whether repeated names were confirmed to be different people. */
export function areConfirmed({ guests, different_people }: GuestListValues): boolean {
  const key = namesakesKey(guests)
  return key !== '' && key === different_people
}

/** Indices of guests who repeat an earlier name without a confirmation. */
const openRepeats = (values: GuestListValues): readonly number[] =>
  areConfirmed(values) ? [] : repeatedGuests(values.guests)

const pathOf = (index: number) => `guests.${index}.full_name`

/**
 * Errors of the names by form path; `isNeeded` tells which names are required, and `day` is the first day of service, on
 * which a birth date must agree with the place.
 */
export function guestErrors(
  values: GuestListValues,
  day: string,
  isNeeded: (guest: GuestRow) => boolean,
): [path: string, error: ValidationError | null][] {
  const repeats = openRepeats(values)
  return values.guests.map((guest, index) => {
    const judged = isNeeded(guest) || guest.full_name.trim() !== ''
    const error = judged ? guestNameError(guest.full_name) : null
    const disagrees = judged && ageConflict(guest, day) !== null
    return [pathOf(index), error ?? (repeats.includes(index) ? 'guestTwice' : disagrees ? 'birthDate' : null)]
  })
}

/** Form paths of outdated errors: the name, its duplicate or the confirmation has changed. */
export function outdatedNames(before: GuestListValues, after: GuestListValues): string[] {
  const repeats = openRepeats(after)
  const settled = openRepeats(before).filter((index) => !repeats.includes(index))
  return after.guests.flatMap(({ full_name, birthday }, index) => {
    const { full_name: earlier, birthday: born } = before.guests[index] ?? {}
    return full_name === earlier && birthday === born && !settled.includes(index) ? [] : [pathOf(index)]
  })
}

/** Names in several rooms, or of guests with different ages: possibly a mistake, often intended. */
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

/** The confirmation in a stored draft; empty in an old one. */
export const keptConfirmation = (values: object): string => {
  const { different_people } = values as Partial<GuestListValues>
  return typeof different_people === 'string' ? different_people : ''
}
