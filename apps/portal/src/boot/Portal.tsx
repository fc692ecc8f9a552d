import { useSite } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, ErrorPage, LiveRegion, lazySection, ProgressBar, UiProvider } from '@portal/ui'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Component, type ReactNode, useEffect } from 'react'
import { listenForPalette } from '../shared/palette.ts'
import { serverNow } from '../shared/time/server-clock.ts'
import type { PortalRouter } from './router.ts'

const Late = lazySection(() => import('./Late.tsx'), { failed: null })

/** The way to the panel that controls the mock; builds without a mock contain none of it. */
const MockPanel = import.meta.env.VITE_MOCK
  ? lazySection<{ router: PortalRouter }>(() => import('../panel/Opener.tsx'), { failed: null })
  : null

interface PortalProps {
  router: PortalRouter
  queryClient: QueryClient
  /** For the style elements that the theme writes. */
  nonce?: string | undefined
}

/** Everything on the screen: the router, and what surrounds all pages. */
export function Portal({ router, queryClient, nonce }: PortalProps) {
  const siteName = useSite((site) => site.siteName)
  useEffect(listenForPalette, [])
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider nonce={nonce} siteName={siteName} now={serverNow}>
        <ProgressBar />
        <Boundary fallback={<StartFailure />}>
          <RouterProvider router={router} />
        </Boundary>
        <LiveRegion />
        <Late router={router} />
        {MockPanel && <MockPanel router={router} />}
      </UiProvider>
    </QueryClientProvider>
  )
}

interface BoundaryProps {
  children: ReactNode
  /** Shown after an error. */
  fallback: ReactNode
}

/** Catches what no error page could: an error of the router itself. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

/** The last resort, when the router itself failed with every layout: the page starts over, or at its start. */
export function StartFailure() {
  const t = useText('common')
  return (
    <main id="main">
      <ErrorPage
        status={500}
        actions={
          <>
            <Button onClick={() => location.reload()}>{t('errorPage.reload')}</Button>
            {/* A document of its own: the router cannot be relied on. */}
            <Button component="a" href="/" variant="default">
              {t('errorPage.toHome')}
            </Button>
          </>
        }
      />
    </main>
  )
}
