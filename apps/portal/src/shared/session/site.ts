import { ApiError, getSite } from '@portal/api-client'
import { applySite, session, siteStore } from '@portal/auth'
import { CancelledError, type QueryClient } from '@tanstack/react-query'

/** Key of every load of the site. */
export const siteKey = ['site'] as const

/** How long a page waits for the site before it opens without it, in ms. Menus and name appear when they arrive. */
const patience = 4_000

/** When the last load started, by the page's clock, in ms. */
let started = 0

/**
 * Loads the site once for a visitor and once more for a member. A failed load has shown a notice, leaves the portal
 * usable and is tried again on the next route change. A slow load delays no page for long.
 */
export async function ensureSite(queryClient: QueryClient, memberArea: boolean): Promise<void> {
  const { initialize, userInitialize } = siteStore.getState()
  if (session.isSignedIn() ? userInitialize : initialize) return
  const token = session.token()
  const loading = queryClient.fetchQuery({
    queryKey: [...siteKey, token],
    queryFn: () => loadSite(token, memberArea),
    // If the server took a member for a visitor, only entering the member area asks it again.
    staleTime: memberArea ? 0 : Infinity,
    gcTime: Infinity,
  })
  await Promise.race([loading.catch(ignoreShown), after(started + patience - performance.now())])
}

async function loadSite(token: string | null, memberArea: boolean) {
  started = performance.now()
  const answer = await getSite({ requiredLogin: memberArea && token !== null ? 1 : 0 }, { announce: true })
  // If the session has changed meanwhile, the answer belongs to somebody else.
  if (session.token() === token) applySite(answer)
  return answer
}

/** A failed call has shown its notice; a load is cancelled when another member signs in. */
function ignoreShown(error: unknown): void {
  if (!(error instanceof ApiError) && !(error instanceof CancelledError)) throw error
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, ms)))
