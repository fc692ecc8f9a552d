import { ApiError, getSite } from '@portal/api-client'
import { applySite, session, siteStore } from '@portal/auth'

interface SiteLoad {
  readonly token: string | null
  readonly done: Promise<void>
  /** By the clock of the page, ms. */
  readonly begun: number
}

let loading: SiteLoad | null = null

/** How long a page waits for the site before it opens without it; ms. Menus and name are drawn when they come. */
const patience = 4_000

// The token that the last load was made with: a member whom the server took for a visitor is asked about
// again only on entering the member area, not with every page.
let askedWith: string | null | undefined

/**
 * Loads the site once for a visitor and once more for a member; loads that overlap are one. A load that
 * failed has shown a notice, leaves the portal usable and is tried again with the next navigation. A slow one holds up
 * no page for long.
 */
export async function ensureSite(memberArea: boolean): Promise<void> {
  const token = session.token()
  if (isLoaded(memberArea, token)) return
  if (loading?.token !== token) loading = begin(memberArea && token !== null, token)
  await atMost(loading.begun + patience - performance.now(), loading.done)
}

function begin(requiredLogin: boolean, token: string | null): SiteLoad {
  // One that ends late leaves the load of another member, which has begun meanwhile, on its way.
  const done = load(requiredLogin, token).finally(() => {
    if (loading === begun) loading = null
  })
  const begun: SiteLoad = { token, done, begun: performance.now() }
  return begun
}

/** The load that is on its way; null for none. */
export const siteOnItsWay = (): Promise<void> | null => loading?.done ?? null

async function atMost(ms: number, waitedFor: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<void>((done) => {
    timer = setTimeout(done, Math.max(0, ms))
  })
  try {
    await Promise.race([waitedFor, over])
  } finally {
    clearTimeout(timer)
  }
}

function isLoaded(memberArea: boolean, token: string | null): boolean {
  const { initialize, userInitialize } = siteStore.getState()
  if (!session.isSignedIn()) return initialize
  return userInitialize || (!memberArea && askedWith === token)
}

async function load(requiredLogin: boolean, token: string | null): Promise<void> {
  try {
    const answer = await getSite({ requiredLogin: requiredLogin ? 1 : 0 }, { announce: true })
    askedWith = token
    // The session may have changed while the answer was on its way; it then belongs to somebody else.
    if (session.token() === token) applySite(answer)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

/** Forgets what was loaded for the member, so that the next navigation loads the site again. */
export function forgetSite(): void {
  askedWith = undefined
  loading = null
  siteStore.setState({ initialize: false, userInitialize: false })
}
