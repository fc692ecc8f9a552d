import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query'

/** Without a connection a call fails at once; the default would pause it, perhaps for good. */
const networkMode = 'always'

/**
 * Creates the portal's query client. The contract states once what a write invalidates (`x-invalidates`), and the
 * mutation cache does it for every mutation, so no screen can forget it. Nothing is retried: a failed read offers to
 * try again, and money is never sent twice without the operator knowing.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onMutate: () => void loadInvalidations().catch(() => {}),
      onSuccess: (_data, _variables, _context, mutation) =>
        invalidateAfter(client, String(mutation.options.mutationKey?.[0])),
    }),
    defaultOptions: {
      queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: false, networkMode },
      mutations: { retry: false, networkMode },
    },
  })
  return client
}

// A record that changed on the server without a call of this page (the supplier answered, a colleague paid, another tab
// saved) invalidates what the named write would have. Each resolves when the queries on the screen have been read again.

export const refreshApprovals = (client: QueryClient) => invalidateAfter(client, 'decideApproval')
export const refreshBills = (client: QueryClient) => invalidateAfter(client, 'payBill')
export const refreshDrafts = (client: QueryClient) => invalidateAfter(client, 'saveDraft')
export const refreshFavourites = (client: QueryClient) => invalidateAfter(client, 'toggleFavourite')
export const refreshMarkupRules = (client: QueryClient) => invalidateAfter(client, 'saveMarkupRule')
export const refreshQuotes = (client: QueryClient) => invalidateAfter(client, 'saveQuote')
export const refreshGroups = (client: QueryClient) => invalidateAfter(client, 'withdrawGroupRequest')
export const refreshTrips = (client: QueryClient) => invalidateAfter(client, 'saveTrip')

/** As above. The poll of statuses is left out: it noticed the change, and would only answer the same again. */
export const refreshOrders = (client: QueryClient) =>
  invalidateAfter(client, 'cancelOrder', ['/api/order/status'])

/** No page needs this table before its first write, which loads it while the call is on its way. */
const loadInvalidations = () => import('./generated/invalidations.ts')

/**
 * Whether the answer of a URL is stale once this operation has succeeded, by the contract's `x-invalidates`. If the table
 * cannot be loaded, every answer is.
 */
async function staleAfter(operation: string): Promise<(url: string) => boolean> {
  const table = await loadInvalidations().catch(() => null)
  if (table === null) return () => true
  const { invalidations, readPaths } = table
  const stale = new Set((invalidations[operation] ?? []).flatMap((noun) => readPaths[noun] ?? []))
  return (url) => stale.has(url)
}

// The key of a read by POST is its method, URL and body; of any other read its URL and parameters.
const isReadByPost = ([first]: QueryKey): boolean => first === 'POST'
const urlOf = (key: QueryKey): string => String(isReadByPost(key) ? key[1] : key[0])

/** Active queries are read again at once, except reads by POST, which only become stale. */
const invalidate = (client: QueryClient, isStale: (key: QueryKey) => boolean) =>
  Promise.all([
    client.invalidateQueries({
      predicate: ({ queryKey }) => isReadByPost(queryKey) && isStale(queryKey),
      refetchType: 'none',
    }),
    client.invalidateQueries({ predicate: ({ queryKey }) => !isReadByPost(queryKey) && isStale(queryKey) }),
  ])

/**
 * Invalidates whatever an operation makes stale, and resolves when the queries on the screen have been read again. A
 * read by POST (a search, a preview, a quote) waits until a screen asks for it again: the one on the screen led to this
 * very write, and most of them would be refused now.
 */
async function invalidateAfter(
  client: QueryClient,
  operation: string,
  except: readonly string[] = [],
): Promise<void> {
  const isStaleUrl = await staleAfter(operation)
  const isStale = (key: QueryKey): boolean => isStaleUrl(urlOf(key)) && !except.includes(urlOf(key))
  // Invalidating does not restart a first read under way, and its answer may be older than the write.
  const pending = client.getQueryCache().findAll({
    fetchStatus: 'fetching',
    predicate: ({ queryKey, state }) => state.data === undefined && isStale(queryKey),
  })
  const again = pending.map(async ({ promise, queryKey }) => {
    const [first] = await Promise.allSettled([promise])
    if (first.status === 'fulfilled') await invalidate(client, (key) => key === queryKey)
  })
  await invalidate(client, isStale)
  // Nothing waits for queries of pages that are not open.
  await Promise.all(again.filter((_, index) => pending[index]?.isActive()))
}
