import { countPeople, peopleText } from '../guests/people-texts.ts'
import { mostAdults } from '../search/ride-readers.ts'

/** The passengers in a form: ages and the adult may still be missing. */
export interface PassengersEntry {
  adults: number
  /** Full years on the day of the ride; null if not chosen. */
  child_ages: (number | null)[]
}

/** The passengers in a request. */
export interface RidePassengers {
  adults: number
  child_ages: number[]
}

export const passengerLimits = { adults: mostAdults, children: 20, oldestChild: 17 } as const

/** The search param: `2-5-8` is two adults with children of 5 and 8. */
export const passengersText = ({ adults, child_ages }: RidePassengers): string =>
  [adults, ...child_ages].join('-')

/** Parses it; two adults by default. */
export function readPassengers(passengers = '2'): RidePassengers {
  const [adults = 2, ...child_ages] = passengers.split('-').map(Number)
  return { adults, child_ages }
}

/** The search param in words: "2 adults · 1 child". */
export function passengersInWords(passengers: string): string {
  const { adults, child_ages } = readPassengers(passengers)
  return peopleText(countPeople(adults, child_ages))
}

/** Errors, as keys of the texts of `ride.errors`. */
export function passengersError({ adults, child_ages }: PassengersEntry): 'adult' | 'childAge' | undefined {
  if (adults < 1) return 'adult'
  return child_ages.includes(null) ? 'childAge' : undefined
}

/** The passengers for a request; null while an adult or an age is missing. */
export const passengersOf = (entry: PassengersEntry): RidePassengers | null =>
  passengersError(entry)
    ? null
    : { adults: entry.adults, child_ages: entry.child_ages.filter((age) => age !== null) }

/** Changes the number of children and keeps the chosen ages. */
export const withChildren = (entry: PassengersEntry, children: number): PassengersEntry => ({
  ...entry,
  child_ages: Array.from({ length: children }, (_, child) => entry.child_ages[child] ?? null),
})
