import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { invalidations, readPaths } from '../generated/invalidations.ts'

/** Addresses whose answers are stale once this operation has succeeded, by the contract's `x-invalidates`. */
const staleAfter = (operation: string): ReadonlySet<string> =>
  new Set((invalidations[operation] ?? []).flatMap((noun) => readPaths[noun] ?? []))

const isSent = ([first]: QueryKey): boolean => first === 'POST'

/** A read by POST is kept under its method, its address and its body. */
const addressOf = (key: QueryKey): string => String(isSent(key) ? key[1] : key[0])

/** Marks the answers as stale: those of reads on the screen are read again at once, except reads by POST. */
const invalidate = (client: QueryClient, isStale: (key: QueryKey) => boolean) =>
  Promise.all([
    client.invalidateQueries({
      predicate: ({ queryKey }) => isSent(queryKey) && isStale(queryKey),
      refetchType: 'none',
    }),
    client.invalidateQueries({ predicate: ({ queryKey }) => !isSent(queryKey) && isStale(queryKey) }),
  ])

/**
 * Whatever an operation makes stale is read again: at once where it is on the screen. A read by POST (a search, a
 * preview, a quote) waits until it is asked for again: what is on the screen led to this very write, and most of it
 * would be refused now. Resolves when what is on the screen has been read.
 */
export async function refreshAfter(
  client: QueryClient,
  operation: string,
  except: readonly string[] = [],
): Promise<void> {
  const stale = staleAfter(operation)
  const isStale = (key: QueryKey): boolean => stale.has(addressOf(key)) && !except.includes(addressOf(key))
  // A first read on its way is not begun again, and its answer, which may be older than the write, would count as fresh.
  const begun = client.getQueryCache().findAll({
    fetchStatus: 'fetching',
    predicate: ({ queryKey, state }) => state.data === undefined && isStale(queryKey),
  })
  const again = begun.map(async ({ promise, queryKey }) => {
    const [first] = await Promise.allSettled([promise])
    if (first.status === 'fulfilled') await invalidate(client, (key) => key === queryKey)
  })
  await invalidate(client, isStale)
  // Nobody waits for those of pages that are not open.
  await Promise.all(again.filter((_, index) => begun[index]?.isActive()))
}
