import type { Schemas } from '@portal/api-client'

type Room = Schemas['RoomTypeRates']
type Rate = Schemas['Rate']

/** What rates of a hotel can be narrowed to. */
export interface RateFilter {
  meals: boolean
  refundable: boolean
}

export const everyRate: RateFilter = { meals: false, refundable: false }

const tests = {
  meals: ({ meal_type }: Rate) => meal_type !== 'RO',
  refundable: ({ refundability_now }: Rate) => refundability_now !== 'non_refundable',
} as const satisfies Record<keyof RateFilter, (rate: Rate) => boolean>

/** The filters that would leave some rates and take others away. */
export function usefulFilters(rooms: readonly Room[]): (keyof RateFilter)[] {
  const rates = rooms.flatMap((room) => room.rates)
  return (['meals', 'refundable'] as const).filter(
    (name) => rates.some(tests[name]) && !rates.every(tests[name]),
  )
}

/** The rooms with the rates that pass; a room of which none does is left out. */
export const narrowed = (rooms: readonly Room[], filter: RateFilter): Room[] =>
  rooms
    .map((room) => ({
      ...room,
      rates: room.rates.filter(
        (rate) => (!filter.meals || tests.meals(rate)) && (!filter.refundable || tests.refundable(rate)),
      ),
    }))
    .filter(({ rates }) => rates.length > 0)
