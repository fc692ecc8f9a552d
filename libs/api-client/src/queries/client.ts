import { MutationCache, QueryClient } from '@tanstack/react-query'
import { refreshAfter } from './stale.ts'

/** Without a connection a call fails and says so; by default it would wait in silence, perhaps for good. */
const networkMode = 'always'

/**
 * The portal's query client. What a write makes stale is stated once, in the contract (`x-invalidates`), and
 * carried out here for every mutation, so no screen can forget it. Nothing is retried: a failed read says so
 * and offers to try again, and money is never sent twice behind the operator's back.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _context, mutation) =>
        refreshAfter(client, String(mutation.options.mutationKey?.[0])),
    }),
    defaultOptions: {
      queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: false, networkMode },
      mutations: { retry: false, networkMode },
    },
  })
  return client
}
