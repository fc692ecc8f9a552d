import type { Schemas } from '@portal/api-client'
import { productFacts } from '../product/facts.ts'

type Stay = Schemas['DashboardStay']

/** An arrival, ride or departure. */
export interface Movement extends Stay {
  kind: 'arrival' | 'ride' | 'departure'
}

/** Arrivals, rides and departures of a day in chronological order, across time zones. */
export function movements({
  arrivals,
  departures,
}: Pick<Schemas['Dashboard'], 'arrivals' | 'departures'>): Movement[] {
  return [
    ...arrivals.map(
      (stay) =>
        ({ ...stay, kind: productFacts[stay.order_type].wording === 'stay' ? 'arrival' : 'ride' }) as const,
    ),
    ...departures.map((stay) => ({ ...stay, kind: 'departure' }) as const),
  ].toSorted((a, b) => Date.parse(a.at_local) - Date.parse(b.at_local))
}
