import type { Schemas } from '@portal/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { serverNow } from '../../shared/time/server-clock.ts'

/** How long a started search is reused. */
export const startedSearch = {
  query: {
    // Reusing an older search is cheaper than starting a new one and returns the same list.
    staleTime: ({ state }: { state: { data?: Schemas['SearchHotelsAnswer'] | undefined } }) =>
      state.data ? Math.max(state.data.expires_time * 1000 - serverNow(), 0) : 0,
    gcTime: 1_800_000,
  },
}

/** Prices hold for minutes; recent ones are not loaded again. */
export const readRates = { query: { staleTime: 60_000 } }

/** Kept for going back: a page holds twenty hotels, and a working day makes hundreds of searches. */
const keptResults = 10

/** Removes searches and pages that were left long ago. */
export function forgetOldResults(client: QueryClient): void {
  const cache = client.getQueryCache()
  for (const address of ['/api/hotel/search', '/api/hotel/searchResult']) {
    // A query that waits for its search counts as inactive, so a visible one must not be removed.
    const left = cache.findAll({
      predicate: (query) => query.queryKey.includes(address) && query.getObserversCount() === 0,
    })
    const oldestFirst = left.toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
    for (const query of oldestFirst.slice(0, -keptResults)) cache.remove(query)
  }
}
