import { valuesOf } from '@portal/api-client/contract'
import {
  brokenCondition,
  type Candidate,
  type Conditions,
  type HotelCondition,
  type HotelFilter,
  type RateSurvey,
  surveyRates,
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

/**
 * Each group is counted within all other conditions, so a count is the total of the list after choosing that value.
 * One walk through hotels and rates serves all groups: a hotel that breaks one condition counts in that group alone.
 */
export function countFacets(
  candidates: readonly Candidate[],
  filter: HotelFilter,
  on: Conditions,
): FacetCounts {
  const counts = new Counts()
  for (const candidate of candidates) {
    const broken = brokenCondition(candidate, filter)
    if (broken !== 'several') counts.take(candidate, broken, surveyRates(candidate, filter, on))
  }
  return counts.result()
}

class Counts {
  readonly #star = new Tally()
  readonly #district = new Tally()
  readonly #facility = new Tally()
  readonly #brand = new Tally()
  readonly #distance = new Tally()
  readonly #score = new Tally()
  readonly #meal = new Tally()
  #free = 0
  #min = Number.POSITIVE_INFINITY
  #max = Number.NEGATIVE_INFINITY

  take({ hotel, reach }: Candidate, broken: HotelCondition | null, rates: RateSurvey): void {
    const within = (group: HotelCondition) => rates.fits && (broken === null || broken === group)
    if (within('star')) this.#star.add(String(hotel.star))
    if (within('district')) this.#district.add(hotel.district)
    if (within('facility')) for (const code of hotel.facilities) this.#facility.add(code)
    if (within('brand') && hotel.brand !== null) this.#brand.add(hotel.brand)
    if (within('distance_max') && reach !== null)
      for (const value of distances) if (reach <= Number(value)) this.#distance.add(value)
    if (within('score_min'))
      for (const value of scores) if ((hotel.review_score ?? -1) >= Number(value)) this.#score.add(value)
    if (broken !== null) return
    for (const meal of rates.meals) this.#meal.add(meal)
    if (rates.free) this.#free += 1
    if (rates.lowest === null) return
    this.#min = Math.min(this.#min, rates.lowest)
    this.#max = Math.max(this.#max, rates.lowest)
  }

  result(): FacetCounts {
    return {
      star: this.#star.list().sort((a, b) => Number(b.value) - Number(a.value)),
      district: this.#district.list().sort(mostFirst),
      distance: this.#distance.of(distances),
      meal: this.#meal.of(valuesOf('MealType')),
      free_cancel: this.#free > 0 ? [{ value: 'true', count: this.#free }] : [],
      facility: this.#facility.list().sort(mostFirst),
      brand: this.#brand.list().sort(mostFirst),
      score: this.#score.of(scores),
      price: this.#min <= this.#max ? { min: this.#min, max: this.#max } : null,
    }
  }
}

const mostFirst = (a: FacetCount, b: FacetCount) => b.count - a.count || (a.value < b.value ? -1 : 1)

class Tally {
  readonly #counts = new Map<string, number>()

  add(value: string): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1)
  }

  list(): FacetCount[] {
    return [...this.#counts].map(([value, count]) => ({ value, count }))
  }

  /** In the given order, without values that no hotel has. */
  of(values: readonly string[]): FacetCount[] {
    return values
      .map((value) => ({ value, count: this.#counts.get(value) ?? 0 }))
      .filter(({ count }) => count > 0)
  }
}
