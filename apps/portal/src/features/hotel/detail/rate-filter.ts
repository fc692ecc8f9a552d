import type { Schemas } from '@portal/api-client'

type Room = Schemas['RoomTypeRates']
type Rate = Schemas['Rate']
type MealType = Schemas['MealType']

/** The rate filters in the address. */
export interface RateFilter {
  /** Any of these meals. */
  meal?: readonly MealType[] | undefined
  refundable?: boolean | undefined
}

/** Filters to set; an empty list or `undefined` removes one. */
export interface RateFilterChange {
  meal?: MealType[]
  refundable?: true | undefined
}

const mealTypes: readonly MealType[] = ['RO', 'BB', 'HB', 'FB', 'AI']

const isRefundable = ({ refundability_now }: Rate): boolean => refundability_now !== 'non_refundable'

/** The filters that would remove some rates but not all, and the active ones. */
export function usefulFilters(rooms: readonly Room[], filter: RateFilter) {
  const rates = rooms.flatMap((room) => room.rates)
  const meals = new Set(rates.map(({ meal_type }) => meal_type))
  return {
    meals: mealTypes.filter((meal) => filter.meal?.includes(meal) || (meals.size > 1 && meals.has(meal))),
    refundable: filter.refundable === true || (rates.some(isRefundable) && !rates.every(isRefundable)),
  }
}

/** The rooms with matching rates; rooms without any are omitted. */
export const narrowed = (rooms: readonly Room[], { meal, refundable }: RateFilter): Room[] =>
  rooms
    .map((room) => ({
      ...room,
      rates: room.rates.filter(
        (rate) => (!meal?.length || meal.includes(rate.meal_type)) && (!refundable || isRefundable(rate)),
      ),
    }))
    .filter(({ rates }) => rates.length > 0)

/** Rates of a room that are visible before unfolding. */
const shownFirst = 2

/**
 * The visible rates of a room: its cheapest and its cheapest refundable one. A single further rate is shown too,
 * because the button to unfold it would take the same space.
 */
export function foldedRates(rates: readonly Rate[]): readonly Rate[] {
  if (rates.length <= shownFirst + 1) return rates
  const [cheapest, second] = rates
  const refundable = rates.find(isRefundable)
  const other = refundable && refundable !== cheapest ? refundable : second
  return rates.filter((rate) => rate === cheapest || rate === other)
}
