import {
  type Candidate,
  type Conditions,
  filterHotels,
  type HotelFilter,
  type Match,
  perNight,
  without,
} from './search.ts'

/** A value of a filter and how many hotels it would leave. */
export interface FacetCount {
  readonly value: string
  readonly count: number
}

export interface FacetCounts {
  readonly star: readonly FacetCount[]
  readonly district: readonly FacetCount[]
  readonly distance: readonly FacetCount[]
  readonly meal: readonly FacetCount[]
  readonly free_cancel: readonly FacetCount[]
  readonly facility: readonly FacetCount[]
  readonly brand: readonly FacetCount[]
  readonly score: readonly FacetCount[]
  /** Smallest units per room and night; null when nothing has a price. */
  readonly price: { readonly min: number; readonly max: number } | null
}

const scores = ['9', '8', '7']
/** Kilometres. */
const distances = ['0.5', '1', '2', '5']
const mealOrder = ['RO', 'BB', 'HB', 'FB', 'AI']

/** Each group is counted within all other conditions, so a count is the total of the list after choosing that value. */
export function countFacets(
  candidates: readonly Candidate[],
  filter: HotelFilter,
  on: Conditions,
): FacetCounts {
  const within = (...groups: (keyof HotelFilter)[]) =>
    filterHotels(candidates, without(filter, ...groups), on)
  const byHotel = (matches: readonly Match[], of: (match: Match) => readonly string[]) => tally(matches, of)
  const meals = mealOrder.map((value) => ({
    value,
    count: filterHotels(candidates, { ...filter, meal: [value as 'RO'] }, on).length,
  }))
  const free = filterHotels(candidates, { ...filter, free_cancel: true }, on).length
  const scored = within('score_min')
  const reached = within('distance_max')
  return {
    star: byHotel(within('star'), ({ candidate }) => [String(candidate.hotel.star)]).sort(
      (a, b) => Number(b.value) - Number(a.value),
    ),
    district: byHotel(within('district'), ({ candidate }) => [candidate.hotel.district]).sort(mostFirst),
    distance: distances
      .map((value) => ({
        value,
        count: reached.filter(
          ({ candidate }) => (candidate.reach ?? Number.POSITIVE_INFINITY) <= Number(value),
        ).length,
      }))
      .filter(({ count }) => count > 0),
    meal: meals.filter(({ count }) => count > 0),
    free_cancel: free > 0 ? [{ value: 'true', count: free }] : [],
    facility: byHotel(within('facility'), ({ candidate }) => candidate.hotel.facilities).sort(mostFirst),
    brand: byHotel(within('brand'), ({ candidate }) =>
      candidate.hotel.brand ? [candidate.hotel.brand] : [],
    ).sort(mostFirst),
    score: scores
      .map((value) => ({
        value,
        count: scored.filter(({ candidate }) => (candidate.hotel.review_score ?? -1) >= Number(value)).length,
      }))
      .filter(({ count }) => count > 0),
    price: priceRange(candidates, filter, on),
  }
}

const mostFirst = (a: FacetCount, b: FacetCount) => b.count - a.count || (a.value < b.value ? -1 : 1)

function tally(matches: readonly Match[], of: (match: Match) => readonly string[]): FacetCount[] {
  const counts = new Map<string, number>()
  for (const match of matches) for (const value of of(match)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count }))
}

/** Over the cheapest rate of each hotel, as the list shows it. */
function priceRange(
  candidates: readonly Candidate[],
  filter: HotelFilter,
  on: Conditions,
): FacetCounts['price'] {
  const prices = filterHotels(candidates, without(filter, 'price_min', 'price_max'), on).flatMap(
    ({ quote }) => (quote ? [perNight(quote.total, on.roomNights)] : []),
  )
  return prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) }
}
