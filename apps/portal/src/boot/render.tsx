import { useSite } from '@portal/auth'
import { LiveRegion, LoadingOverlay, Notices, ProgressBar, UiProvider } from '@portal/ui'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Boundary } from '../layouts/Boundary.tsx'
import { serverNow } from '../shared/server-clock.ts'
import type { PortalRouter } from './router.ts'
import { StartFailure } from './StartFailure.tsx'
import { takeOver } from './take-over.ts'

interface PortalProps {
  router: PortalRouter
  queryClient: QueryClient
  nonce?: string | undefined
}

/** Everything on the screen: what surrounds all pages, and the router. */
export function Portal({ router, queryClient, nonce }: PortalProps) {
  const siteName = useSite((site) => site.siteName)
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider nonce={nonce} siteName={siteName} now={serverNow}>
        <ProgressBar />
        <Boundary fallback={<StartFailure />}>
          <RouterProvider router={router} />
        </Boundary>
        <LoadingOverlay />
        <Notices />
        <LiveRegion />
      </UiProvider>
    </QueryClientProvider>
  )
}

/** Draws the portal over the finished or waiting page, once the first route has loaded. */
export async function renderPortal(router: PortalRouter, queryClient: QueryClient): Promise<void> {
  await router.load()
  const host = document.getElementById('root')
  if (!host) throw new Error('The page has no #root.')
  const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce
  takeOver(host, () => {
    createRoot(host).render(
      <StrictMode>
        <Portal router={router} queryClient={queryClient} nonce={nonce} />
      </StrictMode>,
    )
  })
}
