/** Ages of guests and passengers, counted in one way by forms and the mock server. */

/** The age from which a person is an adult; a `ChildAge` is below it. */
export const adultAge = 18

/** The age below which a child is an infant, where the hotel names none, and in every vehicle. */
export const usualInfantAge = 2

/** The age from which a child sits in a vehicle as adults do. */
export const noSeatAge = 12

/** How many child seats children of these ages may have; an unknown age, null, may be any. */
export const mostChildSeats = (child_ages: readonly (number | null)[]): number =>
  child_ages.filter((age) => age === null || age < noSeatAge).length

export const isInfant = (age: number, infant_below_age: number = usualInfantAge): boolean =>
  age < infant_below_age

/**
 * Full years on a day, both `YYYY-MM-DD`; negative before the birth. Who is born on 29 February is a year older on 1
 * March of other years.
 */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return day.slice(5) < birthday.slice(5) ? years - 1 : years
}

export interface AgedGuest {
  readonly type: 'adult' | 'child'
  /** Full years as searched for or entered; null or absent for an adult. */
  readonly age?: number | null | undefined
  /** `YYYY-MM-DD`; null or absent if unknown. */
  readonly birthday?: string | null | undefined
}

/** How a birth date contradicts the place that somebody takes. */
export interface AgeConflict {
  readonly kind: 'unborn' | 'young' | 'grown' | 'other'
  readonly birthday: string
  /** Full years on the first day of service. */
  readonly age: number
}

/**
 * A birth date decides: an adult is 18 on the first day of service, and a child as old as it was searched for. Null if
 * all agrees, or if no birth date is known.
 */
export function ageConflict({ type, age, birthday }: AgedGuest, day: string): AgeConflict | null {
  if (!birthday) return null
  const years = ageOn(birthday, day)
  const conflict = (kind: AgeConflict['kind']) => ({ kind, birthday, age: years })
  if (years < 0) return conflict('unborn')
  if (type === 'adult') return years < adultAge ? conflict('young') : null
  if (years >= adultAge) return conflict('grown')
  return age == null || age === years ? null : conflict('other')
}

/** The age of a child on a day, by its birth date if that is known; null for an adult or an unknown age. */
export function childAge({ type, age, birthday }: AgedGuest, day: string): number | null {
  if (type === 'adult') return null
  return birthday ? ageOn(birthday, day) : (age ?? null)
}
