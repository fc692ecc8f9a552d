import type { Schemas } from '@portal/api-client/contract'
import { countFacets } from '../../domain/hotel/facets.ts'
import { type Candidate, type Conditions, type HotelFilter, takesAll } from '../../domain/hotel/search.ts'
import { deepFreeze } from '../../world/freeze.ts'
import type { Reader } from '../viewer.ts'
import { presentFacets } from './present-offer.ts'

const kept = new WeakMap<readonly Candidate[], Map<string, Schemas['HotelFacets']>>()
const keptFacets = 12

/**
 * The facets of a list, the same on each of its pages and in any order. `candidates` are all hotels of the search, of which
 * those that have `arrived` are counted.
 */
export function facetsOf(
  candidates: readonly Candidate[],
  arrived: readonly Candidate[],
  filter: HotelFilter,
  on: Conditions,
  { currency, reader }: { readonly currency: string; readonly reader: Reader },
): Schemas['HotelFacets'] {
  const known = kept.get(candidates) ?? new Map<string, Schemas['HotelFacets']>()
  kept.set(candidates, known)
  const key = `${on.now} ${reader.language} ${arrived.length} ${conditionText(arrived, filter, on)}`
  let facets = known.get(key)
  if (!facets) {
    facets = deepFreeze(presentFacets(countFacets(arrived, filter, on), currency, reader))
    if (known.size >= keptFacets) known.clear()
    known.set(key, facets)
  }
  return facets
}

/** Limits of the price between which all prices lie only say that there has to be one. */
function conditionText(arrived: readonly Candidate[], filter: HotelFilter, on: Conditions): string {
  const { price_min, price_max, ...others } = filter
  if (!price_min && !price_max) return JSON.stringify(others)
  const unlimited = arrived.every((candidate) => takesAll(candidate, filter, on))
  return JSON.stringify(unlimited ? { ...others, priced: true } : filter)
}
