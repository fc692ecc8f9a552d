import { redirect } from '@tanstack/react-router'
import { isChunkLoadError } from '../release/chunk-reload.ts'
import { loginRoute } from '../shared/session/login-path.ts'
import { mayPreload, runGuards } from './guards.ts'
import type { Navigation, RouterContext } from './page.ts'
import { followRouteRules, loadPageTexts, loadSite, validateRoute } from './steps.ts'

type Step = (navigation: Navigation) => void | Promise<void>

/**
 * What happens before a page opens, in the order of the specification (R4.01). A step that throws, be it an error page
 * or a redirect, keeps the later steps from running.
 */
const steps: readonly Step[] = [validateRoute, followRouteRules, loadSite, runGuards, loadPageTexts]

interface BeforeLoad {
  context: RouterContext
  location: { pathname: string; href: string }
  /** The router's own type would be circular: it is derived from the routes, and the root route calls this. */
  matches: unknown
  preload: boolean
}

/**
 * The root route's `beforeLoad`, which the router calls first on every route change, with all matched routes. On
 * hover (`preload`) it fetches code and texts only, so no step affects the user.
 */
export async function beforeLoad({ context, location, matches, preload }: BeforeLoad): Promise<void> {
  const navigation = describe(context, location, matches)
  if (preload && !mayPreload(navigation)) throw redirect({ to: loginRoute })
  // After the calls, which are short and decide more.
  setTimeout(() => fetchCode(navigation))
  // Starts now, beside the other steps; its own step reports a failure.
  const texts = loadPageTexts(navigation)
  if (preload) return texts
  texts.catch(() => {})
  try {
    for (const step of steps) await step(navigation)
  } catch (error) {
    // If a newer build has replaced a file, the target is loaded as a whole document.
    if (isChunkLoadError(error)) await context.beforeOpening(navigation)
    throw error
  }
  await context.beforeOpening(navigation)
  // The first page is rendered once its layout is there; its data need not wait for that.
  if (navigation.current !== null) await context.loadLayout(navigation.page.layout)
}

function describe(
  context: RouterContext,
  location: BeforeLoad['location'],
  found: BeforeLoad['matches'],
): Navigation {
  const matches = found as Navigation['matches']
  const page = matches.at(-1)?.staticData
  if (!page) throw new Error('The root route always matches.')
  const current = context.router.state.resolvedLocation?.href ?? null
  return { context, path: location.pathname, href: location.href, matches, page, current }
}

/** Fetches page and layout while the steps run. A failure shows when the route opens. */
function fetchCode({ context: { router, loadLayout }, matches, page }: Navigation): void {
  for (const { routeId } of matches) {
    const route = router.routesById[routeId]
    if (route) router.loadRouteChunk(route)?.catch(() => {})
  }
  loadLayout(page.layout).catch(() => {})
}
