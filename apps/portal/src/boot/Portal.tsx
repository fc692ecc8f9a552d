import { useSite } from '@portal/auth'
import { LiveRegion, lazySection, ProgressBar, UiProvider } from '@portal/ui'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { serverNow } from '../shared/time/server-clock.ts'
import { MockPanel } from './MockPanel.tsx'
import type { PortalRouter } from './router.ts'
import { Boundary, StartFailure } from './StartFailure.tsx'

const Late = lazySection(() => import('./Late.tsx'), { failed: null })

interface PortalProps {
  router: PortalRouter
  queryClient: QueryClient
  /** For the style elements that the theme writes. */
  nonce?: string | undefined
}

/** Everything on the screen: the router, and what surrounds all pages. */
export function Portal({ router, queryClient, nonce }: PortalProps) {
  const siteName = useSite((site) => site.siteName)
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider nonce={nonce} siteName={siteName} now={serverNow}>
        <ProgressBar />
        <Boundary fallback={<StartFailure />}>
          <RouterProvider router={router} />
        </Boundary>
        <LiveRegion />
        <Late router={router} />
        <MockPanel router={router} />
      </UiProvider>
    </QueryClientProvider>
  )
}
