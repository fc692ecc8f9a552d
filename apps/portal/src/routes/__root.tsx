import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { LayoutSwitch } from '../layouts/LayoutSwitch.tsx'
import { RootError } from '../layouts/RouteError.tsx'
import { beforeNavigation } from '../navigation/before-navigation.ts'

/** What loaders and guards of routes may use. */
export interface RouterContext {
  queryClient: QueryClient
  /** Whether a path leads to a page of the portal. */
  isPage: (path: string) => boolean
}

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { name: null, layout: 'common', guards: [], title: 'notFound', texts: [], needs: [] },
  beforeLoad: ({ location, matches, preload }) => beforeNavigation({ location, matches, preload }),
  component: LayoutSwitch,
  errorComponent: RootError,
})
