import { createRootRouteWithContext } from '@tanstack/react-router'
import { LayoutSwitch } from '../layouts/layouts.tsx'
import { RootError } from '../layouts/RouteError.tsx'
import { beforeLoad } from '../navigation/before-load.ts'
import type { RouterContext } from '../navigation/page.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { name: null, layout: 'common', guards: [], title: 'notFound', texts: [], needs: [] },
  beforeLoad: ({ context, location, matches, preload }) =>
    beforeLoad({ context, location, matches, preload }),
  component: LayoutSwitch,
  errorComponent: RootError,
})
