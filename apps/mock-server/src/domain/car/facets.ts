import { type CarFilter, type CarMatch, fitsFilter, type PriceLimits } from './search.ts'

export interface CarFacetCount {
  readonly value: string
  readonly count: number
}

export interface CarFacets {
  readonly models: readonly CarFacetCount[]
  readonly classes: readonly CarFacetCount[]
  readonly seats: readonly CarFacetCount[]
  readonly energy: readonly CarFacetCount[]
  readonly mileage: readonly CarFacetCount[]
  readonly locations: readonly CarFacetCount[]
  readonly price: { readonly min: number; readonly max: number } | null
}

const seatSteps = [4, 6, 9, 20]
const noLimits: PriceLimits = { min: null, max: null }

/**
 * Each group is counted within all other conditions, so a count is the total of the list after choosing that value.
 * `everywhere` are the models of all cities: another place of hire is chosen in place of that of the pick-up.
 */
export function carFacets(
  matches: readonly CarMatch[],
  filter: CarFilter,
  limits: PriceLimits,
  everywhere: readonly CarMatch[] = matches,
): CarFacets {
  const within = (group: keyof CarFilter, among = matches) => {
    const { [group]: _left, ...rest } = filter
    return among.filter((match) => fitsFilter(match, rest, limits))
  }
  const count = (group: keyof CarFilter, of: (match: CarMatch) => string) => tally(within(group), of)
  const seated = within('seats_min')
  const { price_min: _min, price_max: _max, ...unpriced } = filter
  const prices = matches
    .filter((match) => fitsFilter(match, unpriced, noLimits))
    .map(({ price_per_day }) => price_per_day)
  return {
    models: count('model', ({ vehicle }) => vehicle.id),
    classes: count('class', ({ vehicle }) => vehicle.class),
    seats: seatSteps
      .map((least) => ({
        value: String(least),
        count: seated.filter(({ vehicle }) => vehicle.seats >= least).length,
      }))
      .filter(({ count: found }) => found > 0),
    energy: count('energy', ({ vehicle }) => vehicle.energy),
    mileage: count('mileage', ({ vehicle }) => vehicle.mileage),
    locations: tally(within('location', everywhere), ({ vehicle }) => vehicle.city),
    price: prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
  }
}

function tally(matches: readonly CarMatch[], of: (match: CarMatch) => string): CarFacetCount[] {
  const counts = new Map<string, number>()
  for (const match of matches) counts.set(of(match), (counts.get(of(match)) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
