import type { QueryClient } from '@tanstack/react-query'
import { type AnyRouter, createRouter, type RouterHistory } from '@tanstack/react-router'
import { RouteError } from '../layouts/RouteError.tsx'
import { products } from '../products/products.ts'
import { routeTree } from '../routeTree.gen.ts'
import { isPage } from '../shared/address/pages.ts'
import { parseSearch, stringifySearch } from '../shared/address/search-text.ts'
import { provideProducts } from '../trade/product/parts.ts'

/** What differs outside the browser: tests and the build have no address bar and do not scroll. */
interface RouterSurroundings {
  history?: RouterHistory
  scrollRestoration?: boolean
}

/** The router over the site map. A hovered link loads its page; page transitions are off. */
export function createPortalRouter(queryClient: QueryClient, given: RouterSurroundings = {}) {
  provideProducts(products)
  // Routes ask the router about other routes, and the router is made of routes.
  const link: { router?: AnyRouter } = {}
  const router = createRouter({
    routeTree,
    context: {
      queryClient,
      isPage: (path: string) => link.router !== undefined && isPage(link.router, path),
    },
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
    ...given,
  })
  link.router = router
  return router
}

export type PortalRouter = ReturnType<typeof createPortalRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter
  }
}
