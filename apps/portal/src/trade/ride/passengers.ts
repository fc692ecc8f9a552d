import { mostAdults } from '../search/ride-readers.ts'

/** Who rides, while it is being filled in: the age of a child may still be missing, and so may the adult. */
export interface PassengersEntry {
  adults: number
  /** Full years on the day of the ride; null while not chosen. */
  child_ages: (number | null)[]
}

/** Who rides, as a request wants it. */
export interface RidePassengers {
  adults: number
  child_ages: number[]
}

export const passengerLimits = { adults: mostAdults, children: 20, oldestChild: 17 } as const

/** As the address writes them: `2-5-8` is two adults with children of 5 and 8. */
export const passengersText = ({ adults, child_ages }: RidePassengers): string =>
  [adults, ...child_ages].join('-')

/** The passengers of such a text; two adults when it is absent. */
export function readPassengers(passengers = '2'): RidePassengers {
  const [adults = 2, ...child_ages] = passengers.split('-').map(Number)
  return { adults, child_ages }
}

/** Why they cannot ride yet, as names of texts of `ride.errors`. */
export function passengersError({ adults, child_ages }: PassengersEntry): 'adult' | 'childAge' | undefined {
  if (adults < 1) return 'adult'
  return child_ages.includes(null) ? 'childAge' : undefined
}

/** The passengers of a form without errors; null while an adult or an age is missing. */
export const passengersOf = (entry: PassengersEntry): RidePassengers | null =>
  passengersError(entry)
    ? null
    : { adults: entry.adults, child_ages: entry.child_ages.filter((age) => age !== null) }

/** Ages already chosen stay; those of new children are missing until chosen. */
export const withChildren = (entry: PassengersEntry, children: number): PassengersEntry => ({
  ...entry,
  child_ages: Array.from({ length: children }, (_, child) => entry.child_ages[child] ?? null),
})
