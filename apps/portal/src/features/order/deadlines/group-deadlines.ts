import type { Schemas } from '@portal/api-client'
import { productFacts } from '../../../trade/product/facts.ts'
import type { DeadlinesSearch } from './deadlines-search.ts'

const hour = 3_600_000

/** The requests whose answer or offer ends within the span of the board, the soonest first. `now` in epoch ms. */
export function groupsDue(
  groups: readonly Schemas['GroupRequestSummary'][],
  { kind, product, operator, within_hours }: DeadlinesSearch,
  now: number,
): Schemas['GroupRequestSummary'][] {
  // The kinds are those of orders, and groups are asked for stays alone.
  if (kind || (product && productFacts[product].wording !== 'stay')) return []
  const end = now + Number(within_hours ?? 24) * hour
  const timeOf = ({ until }: Schemas['GroupRequestSummary']) => (until ? Date.parse(until.utc) : Number.NaN)
  return groups
    .filter((group) => timeOf(group) > now && timeOf(group) <= end)
    .filter((group) => operator === undefined || group.operator.id === operator)
    .toSorted((one, other) => timeOf(one) - timeOf(other))
}
