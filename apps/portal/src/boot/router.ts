import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { loadLayout } from '../layouts/layouts.tsx'
import { RouteError } from '../layouts/RouteError.tsx'
import type { RouterContext } from '../navigation/page.ts'
import { products } from '../products/products.ts'
import { routeTree } from '../routeTree.gen.ts'
import { parseSearch, stringifySearch } from '../shared/address/search-text.ts'
import { provideProducts } from '../trade/product/parts.ts'

/** What differs outside the browser: tests and the build have no address bar, do not scroll and watch no release. */
interface RouterSurroundings extends Partial<Pick<RouterContext, 'beforeOpening'>> {
  history?: RouterHistory
  scrollRestoration?: boolean
}

/** The router over the site map. A hovered link loads its page; page transitions are off. */
export function createPortalRouter(
  queryClient: QueryClient,
  { beforeOpening = async () => {}, ...surroundings }: RouterSurroundings = {},
) {
  provideProducts(products)
  const context = { queryClient, loadLayout, beforeOpening } as RouterContext
  const router = createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // React Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: RouteError,
    // An error that even the page of errors meets goes to the portal's own boundary, not to the router's screen.
    disableGlobalCatchBoundary: true,
    notFoundMode: 'root',
    scrollRestoration: true,
    ...surroundings,
  })
  // Routes ask the router about other routes, and the router is made of routes.
  context.router = router
  return router
}

export type PortalRouter = ReturnType<typeof createPortalRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter
  }
}
