import type { Schemas } from '@portal/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { serverNow } from '../../shared/time/server-clock.ts'

/** How long a search that was started is read again. */
export const startedSearch = {
  query: {
    // Reading an older search again is cheaper than starting a new one, and gives back the same list.
    staleTime: ({ state }: { state: { data?: Schemas['SearchHotelsAnswer'] | undefined } }) =>
      state.data ? Math.max(state.data.expires_time * 1000 - serverNow(), 0) : 0,
    gcTime: 1_800_000,
  },
}

/** Prices hold for minutes; those just read need not be read again. */
export const readRates = { query: { staleTime: 60_000 } }

/** As many can be gone back to at once; a page holds twenty hotels, and a day's work makes hundreds of them. */
const keptResults = 10

/** Lets go of searches and their pages that have been left long ago. */
export function forgetOldResults(client: QueryClient): void {
  const cache = client.getQueryCache()
  for (const address of ['/api/hotel/search', '/api/hotel/searchResult']) {
    // One that waits for its search counts as inactive; taken away while it is looked at, it would never go.
    const left = cache.findAll({
      predicate: (query) => query.queryKey.includes(address) && query.getObserversCount() === 0,
    })
    const oldestFirst = left.toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
    for (const query of oldestFirst.slice(0, -keptResults)) cache.remove(query)
  }
}
