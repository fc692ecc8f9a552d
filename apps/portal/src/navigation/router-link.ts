import type { AnyRouter } from '@tanstack/react-router'
import type { Navigation } from './navigation.ts'

/** What the pipeline needs of the router, which itself is made of routes that use the pipeline. */
interface RouterLink {
  router: AnyRouter
  /** The last thing before a page opens: its payload, and a full load where a newer build was noticed. */
  afterPipeline: (navigation: Navigation) => Promise<void>
}

let link: RouterLink | null = null

/** Connects the pipeline to the router; called once in the boot, again in tests. */
export function connectNavigation(given: RouterLink): void {
  link = given
}

/** The address of the page that is open; null while the first one is being built. */
export const currentHref = (): string | null => link?.router.state.resolvedLocation?.href ?? null

/** The route that is open, as the site map writes it: `/hotel/detail/$id`; null before the first one. */
export function openRoute(): string | null {
  const open = link?.router.state.matches.at(-1) as { fullPath: string } | undefined
  return open?.fullPath ?? null
}

/** Starts fetching the code of the target while the steps run. */
export function preloadChunks({ matches }: Navigation): void {
  for (const { routeId } of matches) {
    const route = link?.router.routesById[routeId]
    // A failure shows when the route opens.
    if (route) link?.router.loadRouteChunk(route)?.catch(() => {})
  }
}

export const afterPipeline = async (navigation: Navigation): Promise<void> => link?.afterPipeline(navigation)
